import type {Catalogue, VariantEntry} from '../storefront/catalogue';
import {inLanguage} from '../storefront/catalogue';
import type {PricedCart} from '../storefront/cart/priced-cart';
import type {Language} from './language';
import type {Merchandise} from './quote';

/** What the merchant tags a set of nothing but coffee with. */
const COFFEE_SET_TAG = 'coffee-set';

const CODE = {de: 'DE', en: 'EN'} as const;

/** What the lines of a cart are, by variant number, in the language of the page. */
export function merchandiseOf(
  cart: Pick<PricedCart, 'lines'>,
  catalogue: Catalogue,
  language: Language,
): ReadonlyMap<number, Merchandise> {
  return new Map(
    cart.lines.flatMap(({variantNumber}) => {
      const entry = catalogue.variant(variantNumber);
      return entry ? [[variantNumber, describe(entry, language)] as const] : [];
    }),
  );
}

/** Delivery interval in weeks by selling plan number. */
export function planWeeks(cart: Pick<PricedCart, 'lines'>, catalogue: Catalogue): ReadonlyMap<number, number> {
  return new Map(
    cart.lines.flatMap(({sellingPlanNumber}) => {
      const plan = sellingPlanNumber === null ? null : catalogue.sellingPlan(sellingPlanNumber);
      return plan ? [[plan.number, plan.weeks] as const] : [];
    }),
  );
}

function describe({product, variant}: VariantEntry, language: Language): Merchandise {
  const values = product.options.flatMap((option, index) => {
    const value = option.values[variant.optionValues[index] ?? 0];
    return value ? [inLanguage(value, CODE[language])] : [];
  });
  return {
    title: inLanguage(product.title, CODE[language]),
    variantTitle: product.variants.length > 1 ? values.join(' / ') : null,
    kind: product.productType,
    isCoffee: product.productType === 'Coffee' || product.tags.includes(COFFEE_SET_TAG),
    picture: variant.pictures[0] ?? product.pictures[0] ?? null,
    requiresShipping: variant.requiresShipping,
    donationGrams: variant.donatedGrams,
  };
}
