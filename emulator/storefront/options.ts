import type {SeedOption, SeedProduct} from '../seed/types';
import {inLanguage} from './catalogue';
import type {LanguageCode, VariantEntry} from './catalogue';

/** What the platform gives a product without options. */
const DEFAULT_OPTION: SeedOption = {
  name: {de: 'Title', en: 'Title'},
  values: [{de: 'Default Title', en: 'Default Title'}],
};

/** Returns the options of a product; one named `Title` where it has none, as on the platform. */
export function optionsOf(product: SeedProduct): readonly SeedOption[] {
  return product.options.length === 0 ? [DEFAULT_OPTION] : product.options;
}

/** Tells which value of each option a variant is. */
export function selectedOptions({product, variant}: VariantEntry, language: LanguageCode) {
  return optionsOf(product).map((option, position) => {
    const value = option.values[variant.optionValues[position] ?? 0];
    if (value === undefined) throw new Error(`Variant ${variant.number} has no value for option ${position}`);
    return {name: inLanguage(option.name, language), value: inLanguage(value, language)};
  });
}

/** Returns the names of a variant's option values, joined as the platform does. */
export function variantTitle(entry: VariantEntry, language: LanguageCode): string {
  return selectedOptions(entry, language)
    .map(({value}) => value)
    .join(' / ');
}
