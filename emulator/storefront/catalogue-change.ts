import * as z from 'zod';
import {centsSchema, handlesSchema, numberSchema, textSchema} from '../seed/schema/text';
import type {Seed, SeedCollection, SeedProduct, SeedVariant} from '../seed/types';
import type {CatalogueTopic} from './platform-webhooks';

const named = {handle: handlesSchema.optional(), title: textSchema.optional()};
const isDeleted = z.literal(true).optional();

/** What is different about a product, with all its variants. */
export const productChangeSchema = z.strictObject({
  ...named,
  priceCents: centsSchema.optional(),
  /** By how much the price is reduced; the price before is crossed out. */
  reducedPercent: z.int().min(1).max(99).optional(),
  /** Pieces of each variant. */
  stock: z.int().min(0).max(100_000).optional(),
  /** `false`: each variant is sold in any number, and its stock is no longer counted. */
  tracksStock: z.literal(false).optional(),
});

/** A change of the catalogue as a merchant makes it: of a product, also a new one like another, or of a collection. */
export const catalogueChangeSchema = z.union([
  productChangeSchema.extend({product: numberSchema, copyOf: numberSchema.optional(), isDeleted}),
  z.strictObject({collection: numberSchema, ...named, isDeleted}),
]);

type ProductChange = z.output<typeof productChangeSchema>;
export type CatalogueChange = z.output<typeof catalogueChangeSchema>;

/** A shop that sells nothing yet. */
export const EMPTY_SEED: Seed = {products: [], collections: [], sellingPlans: [], discountCodes: [], giftCards: []};

/** Returns the webhook that the platform sends of a change, and the number of what changed. */
export function topicOf(change: CatalogueChange): readonly [CatalogueTopic, number] {
  const event = change.isDeleted === true ? 'delete' : 'copyOf' in change ? 'create' : 'update';
  return 'product' in change ? [`products/${event}`, change.product] : [`collections/${event}`, change.collection];
}

/** Tells whether what a change is about is there, and what it makes is not. */
export function isPossible({products, collections}: Seed, change: CatalogueChange): boolean {
  if ('collection' in change) return collections.some(({number}) => number === change.collection);
  const isThere = (wanted: number) => products.some(({number}) => number === wanted);
  return change.copyOf === undefined ? isThere(change.product) : isThere(change.copyOf) && !isThere(change.product);
}

/** Returns the catalogue after a change. */
export function changedSeed(seed: Seed, change: CatalogueChange): Seed {
  if ('collection' in change) {
    const {collection: number, isDeleted} = change;
    return {
      ...seed,
      collections: seed.collections.flatMap((collection) =>
        collection.number !== number ? [collection] : isDeleted === true ? [] : [renamed(collection, change)],
      ),
    };
  }
  if (change.isDeleted === true) return withoutProduct(seed, change.product);
  const {product: number, copyOf} = change;
  const from = seed.products.find((product) => product.number === (copyOf ?? number));
  if (from === undefined) return seed;
  const named = renamed(copyOf === undefined ? from : copied(from, number), change);
  const product = {...named, variants: named.variants.map((variant) => changedVariant(variant, change))};
  return copyOf === undefined
    ? {...seed, products: seed.products.map((before) => (before.number === number ? product : before))}
    : {
        ...seed,
        products: [...seed.products, product],
        collections: seed.collections.map((collection) =>
          collection.products.includes(copyOf)
            ? {...collection, products: [...collection.products, number]}
            : collection,
        ),
      };
}

function renamed<T extends SeedProduct | SeedCollection>(thing: T, {handle, title}: CatalogueChange): T {
  return {...thing, ...(handle === undefined ? {} : {handle}), ...(title === undefined ? {} : {title})};
}

function changedVariant(variant: SeedVariant, change: ProductChange): SeedVariant {
  const {priceCents, reducedPercent = 0, stock, tracksStock = variant.tracksStock} = change;
  const before = priceCents ?? variant.priceCents;
  return {
    ...variant,
    stock: stock ?? variant.stock,
    tracksStock,
    sellsWithoutStock: variant.sellsWithoutStock || !tracksStock,
    priceCents: Math.round((before * (100 - reducedPercent)) / 100),
    compareAtCents: reducedPercent > 0 ? before : variant.compareAtCents,
  };
}

function copied(product: SeedProduct, number: number): SeedProduct {
  const variants = product.variants.map((variant, index) => ({
    ...variant,
    number: number * 100 + index,
    sku: `${number}-${index}`,
    barcode: null,
  }));
  return {...product, number, variants};
}

function withoutProduct(seed: Seed, number: number): Seed {
  return {
    ...seed,
    products: seed.products.filter((product) => product.number !== number),
    collections: seed.collections.map((collection) => ({
      ...collection,
      products: collection.products.filter((member) => member !== number),
    })),
  };
}
