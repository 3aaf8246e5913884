import type {Language} from '../checkout/language';
import {inLanguage} from '../storefront/catalogue';
import type {VariantEntry} from '../storefront/catalogue';

/** What a variant is called: `Waldgold Espresso, 250 g / Ganze Bohne`. */
export function variantTitle({product, variant}: VariantEntry, language: Language): string {
  const code = language === 'de' ? 'DE' : 'EN';
  const title = inLanguage(product.title, code);
  if (product.variants.length < 2) return title;
  const values = product.options.flatMap(({values: all}, index) => {
    const value = all[variant.optionValues[index] ?? 0];
    return value === undefined ? [] : [inLanguage(value, code)];
  });
  return `${title}, ${values.join(' / ')}`;
}
