import type {Catalogue, VariantEntry} from '../storefront/catalogue';
import {inLanguage} from '../storefront/catalogue';
import type {PricedCart} from '../storefront/cart/priced-cart';
import type {SeedVariant} from '../seed/types';
import type {Language} from '../shared/language';
import type {Merchandise} from './quote';

/** The merchant's tag for a set of coffee alone. */
const COFFEE_SET_TAG = 'coffee-set';

/** The merchant's text for the usual delivery time. Specification, section 9, "Shipping". */
const USUAL_DELIVERY_TIME = /^1–3 (?:Werktage|working days)$/;

const CODE = {de: 'DE', en: 'EN'} as const;

/** What merchandise depends on beside the catalogue. */
type Moment = {
  readonly language: Language;
  /** Pieces in stock by variant number. */
  readonly stock: ReadonlyMap<number, number>;
  /** `YYYY-MM-DD` in Germany, where parcels leave. */
  readonly today: string;
};

/** Returns what the lines of a cart are, by variant number, in the language of the page. */
export function merchandiseOf(
  cart: Pick<PricedCart, 'lines'>,
  catalogue: Catalogue,
  moment: Moment,
): ReadonlyMap<number, Merchandise> {
  return new Map(
    cart.lines.flatMap(({variantNumber}) => {
      const entry = catalogue.variant(variantNumber);
      return entry ? [[variantNumber, describe(entry, moment)] as const] : [];
    }),
  );
}

/** Returns the delivery interval in weeks by selling plan number. */
export function planWeeks(cart: Pick<PricedCart, 'lines'>, catalogue: Catalogue): ReadonlyMap<number, number> {
  return new Map(
    cart.lines.flatMap(({sellingPlanNumber}) => {
      const plan = sellingPlanNumber === null ? null : catalogue.sellingPlan(sellingPlanNumber);
      return plan ? [[plan.number, plan.weeks] as const] : [];
    }),
  );
}

function describe({product, variant}: VariantEntry, moment: Moment): Merchandise {
  const {language} = moment;
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
    ...(product.isGiftCard ? {isGiftCard: true} : {}),
    donationGrams: variant.donatedGrams,
    ...whenItArrives(variant, moment),
  };
}

/** What the merchant says of a variant's delivery: a day of its own, or a time of its own. */
function whenItArrives(variant: SeedVariant, {language, stock, today}: Moment): Partial<Merchandise> {
  const text = (key: string) => {
    const value = variant.metafields.find((one) => one.namespace === 'product' && one.key === key)?.value;
    return typeof value === 'object' ? inLanguage(value, CODE[language]) : value;
  };
  const announced = text('pre_order_date') ?? '';
  const isMissing =
    variant.tracksStock && variant.sellsWithoutStock && (stock.get(variant.number) ?? variant.stock) <= 0;
  if (announced > today) return {preOrder: {from: announced}};
  if (isMissing) return {preOrder: {from: null}};
  const deliveryTime = text('delivery_time');
  return deliveryTime === undefined || USUAL_DELIVERY_TIME.test(deliveryTime) ? {} : {deliveryTime};
}
