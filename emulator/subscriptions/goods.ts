import {isBook} from '../shared/entitled-goods';
import type {Text} from '../seed/types';
import type {Interval} from './calendar';
import type {Catalogue, VariantEntry} from '../storefront/catalogue';
import {lessPercent} from '../storefront/money';

/** What the subscription service knows of a variant. */
export type Goods = {
  readonly variantNumber: number;
  readonly productNumber: number;
  readonly handle: string;
  readonly sku: string;
  readonly title: Text;
  /** `null` for a product without options. */
  readonly variantTitle: Text | null;
  readonly picture: string | null;
  readonly grams: number;
  readonly priceCents: number;
  /** With the discount of each of its plans; empty where the product cannot be subscribed. */
  readonly plans: readonly {readonly weeks: number; readonly cents: number}[];
  readonly isCoffee: boolean;
  readonly isBook: boolean;
  readonly requiresShipping: boolean;
  readonly taxPercent: number;
  /** Sold although nothing is in stock. */
  readonly sellsWithoutStock: boolean;
};

/** What can be had in the shop, by variant number; `null` for what is unknown or left the portfolio. */
export type GoodsBook = (variantNumber: number) => Goods | null;

/** VAT in Germany, in per cent: reduced for coffee, which is food, and for books (§ 12 (2) no. 1 UStG, annex 2 no. 12 and 49). */
const TAX = {reduced: 7, standard: 19};

/** Reads the catalogue as the subscription service sees it. */
export function goodsBook(catalogue: Catalogue): GoodsBook {
  return (variantNumber) => {
    const entry = catalogue.variant(variantNumber);
    return entry === null || isArchived(entry) ? null : describe(entry, catalogue);
  };
}

/** Returns what one piece costs that comes at an interval; one without a plan has the price of the first plan. */
export function recurringCents({plans, priceCents}: Goods, {unit, count}: Interval): number {
  const plan = plans.find(({weeks}) => unit === 'week' && weeks === count) ?? plans[0];
  return plan?.cents ?? priceCents;
}

function isArchived({variant}: VariantEntry): boolean {
  return variant.metafields.some((f) => f.namespace === 'product' && f.key === 'archived' && f.value === 'true');
}

function describe({product, variant}: VariantEntry, catalogue: Catalogue): Goods {
  const values = product.options.flatMap((option, index) => option.values[variant.optionValues[index] ?? 0] ?? []);
  const isCoffee = product.productType === 'Coffee';
  const hasReducedTax = isCoffee || isBook(product);
  return {
    variantNumber: variant.number,
    productNumber: product.number,
    handle: product.handle.de,
    sku: variant.sku,
    title: product.title,
    variantTitle:
      values.length === 0 ? null : {de: values.map(({de}) => de).join(' / '), en: values.map(({en}) => en).join(' / ')},
    picture: variant.pictures[0] ?? product.pictures[0] ?? null,
    grams: variant.weightGrams,
    priceCents: variant.priceCents,
    plans: catalogue
      .plansOf(product)
      .map(({weeks, percentOff}) => ({weeks, cents: lessPercent(variant.priceCents, percentOff)})),
    isCoffee,
    isBook: isBook(product),
    requiresShipping: variant.requiresShipping,
    taxPercent: hasReducedTax ? TAX.reduced : TAX.standard,
    sellsWithoutStock: variant.sellsWithoutStock,
  };
}
