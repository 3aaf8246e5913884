import {ONLY_VARIANT} from '../../../contracts/only-variant';
import type {Product, ProductOption, SelectedOption, Variant} from './product';

/**
 * Returns the variant that a page shows: the one with `number` (what `?variant=` carries), else the first that is
 * available, else the first; archived variants only when they are asked for or nothing else is there. `null` without
 * variants.
 */
export function selectVariant(product: Pick<Product, 'variants'>, number: string | null): Variant | null {
  const {variants} = product;
  const current = variants.filter((variant) => !variant.archived);
  return (
    variants.find((variant) => variant.number === number) ??
    current.find((variant) => variant.availableForSale) ??
    current[0] ??
    variants[0] ??
    null
  );
}

/**
 * Returns a product without what is no item of its own: of the donation product the variants at 0.00, which only ever
 * stand under a coffee (decision, Donation), and the option values that nothing is left of.
 */
export function forSale<P extends Pick<Product, 'kind' | 'options' | 'variants'>>(product: P): P {
  if (product.kind !== 'donation') return product;
  const variants = product.variants.filter(({price}) => price.cents > 0);
  const options = product.options.map(({name, values}) => ({
    name,
    values: values.filter((value) => variants.some((variant) => valueOf(variant.options, name) === value)),
  }));
  return {...product, variants, options};
}

export type OptionValue = {
  readonly value: string;
  readonly selected: boolean;
  /** The variant that choosing this value leads to; `null` where there is none. */
  readonly variantNumber: string | null;
  /** Why that variant cannot be bought; `null` where it can. */
  readonly lack: 'soldOut' | 'gone' | null;
};

export type OptionChoice = {readonly name: string; readonly values: readonly OptionValue[]};

/**
 * Returns every option of a product with where each of its values leads from the selected variant: to the variant with
 * all other options the same, else to the one that keeps most of them, of those one that can be bought. Archived
 * variants are not offered. An option with a single value is a choice of one; that
 * which the platform gives a product without options is none.
 */
export function optionChoices(
  product: Pick<Product, 'options' | 'variants'>,
  selected: Variant,
): readonly OptionChoice[] {
  const offered = product.variants.filter((variant) => !variant.archived || variant.id === selected.id);
  const options = product.options.filter(({values}) => values.some((value) => value !== ONLY_VARIANT));
  return options.map((option) => ({
    name: option.name,
    values: option.values.map((value) => optionValue(option, value, offered, selected)),
  }));
}

function optionValue(
  option: ProductOption,
  value: string,
  variants: readonly Variant[],
  selected: Variant,
): OptionValue {
  const isSelected = valueOf(selected.options, option.name) === value;
  const target = isSelected ? selected : closest(variants, option.name, value, selected);
  return {
    value,
    selected: isSelected,
    variantNumber: target?.number ?? null,
    lack: lackOf(target),
  };
}

function lackOf(target: Variant | null): OptionValue['lack'] {
  if (target === null || target.archived) return 'gone';
  return target.availableForSale ? null : 'soldOut';
}

/** The first of the variants with this value that keep most other options; one that can be bought before one that cannot. */
function closest(variants: readonly Variant[], name: string, value: string, selected: Variant): Variant | null {
  const rank = (variant: Variant) => 2 * kept(variant, selected, name) + (variant.availableForSale ? 1 : 0);
  return variants
    .filter((variant) => valueOf(variant.options, name) === value)
    .reduce<Variant | null>((best, variant) => (best === null || rank(variant) > rank(best) ? variant : best), null);
}

function kept(variant: Variant, selected: Variant, changed: string): number {
  return selected.options.filter(
    (option) => option.name !== changed && valueOf(variant.options, option.name) === option.value,
  ).length;
}

function valueOf(options: readonly SelectedOption[], name: string): string | null {
  return options.find((option) => option.name === name)?.value ?? null;
}
