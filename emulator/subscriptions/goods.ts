import type {Text} from '../seed/types';
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
  /** With the subscription's discount; `null` where the product cannot be subscribed. */
  readonly subscriptionCents: number | null;
  readonly isCoffee: boolean;
  readonly requiresShipping: boolean;
  readonly taxPercent: number;
  /** Sold although nothing is in stock. */
  readonly sellsWithoutStock: boolean;
};

/** What can be had in the shop, by variant number; `null` for what is unknown or left the portfolio. */
export type GoodsBook = (variantNumber: number) => Goods | null;

/** VAT in Germany, in per cent: coffee beans are food. */
const TAX = {food: 7, standard: 19};

/** Reads the catalogue as the subscription service sees it. */
export function goodsBook(catalogue: Catalogue): GoodsBook {
  return (variantNumber) => {
    const entry = catalogue.variant(variantNumber);
    return entry === null || isArchived(entry) ? null : describe(entry, catalogue);
  };
}

function isArchived({variant}: VariantEntry): boolean {
  return variant.metafields.some((f) => f.namespace === 'product' && f.key === 'archived' && f.value === 'true');
}

function describe({product, variant}: VariantEntry, catalogue: Catalogue): Goods {
  const percentOff = catalogue.plansOf(product)[0]?.percentOff;
  const values = product.options.flatMap((option, index) => option.values[variant.optionValues[index] ?? 0] ?? []);
  const isCoffee = product.productType === 'Coffee';
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
    subscriptionCents: percentOff === undefined ? null : lessPercent(variant.priceCents, percentOff),
    isCoffee,
    requiresShipping: variant.requiresShipping,
    taxPercent: isCoffee ? TAX.food : TAX.standard,
    sellsWithoutStock: variant.sellsWithoutStock,
  };
}
