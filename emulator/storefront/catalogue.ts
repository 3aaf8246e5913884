import type {
  Seed,
  SeedCollection,
  SeedDiscountCode,
  SeedProduct,
  SeedSellingPlan,
  SeedVariant,
  Text,
} from '../seed/types';

/** A language as the Storefront API names it. */
export type LanguageCode = 'DE' | 'EN';

export type VariantEntry = {readonly product: SeedProduct; readonly variant: SeedVariant};

/** The seed, found by number, handle, code or relation. Nothing in it changes. */
export type Catalogue = {
  readonly products: readonly SeedProduct[];
  readonly collections: readonly SeedCollection[];
  product(number: number): SeedProduct | null;
  /** By the handle of the language, else by that of the default language, as the platform finds untranslated links. */
  productByHandle(handle: string, language: LanguageCode): SeedProduct | null;
  variant(number: number): VariantEntry | null;
  collection(number: number): SeedCollection | null;
  collectionByHandle(handle: string, language: LanguageCode): SeedCollection | null;
  collectionsOf(product: SeedProduct): readonly SeedCollection[];
  productsOf(collection: SeedCollection): readonly SeedProduct[];
  sellingPlan(number: number): SeedSellingPlan | null;
  /** All plans, each with those of its group. */
  readonly planGroups: readonly (readonly SeedSellingPlan[])[];
  /** The plans that a product may be bought with. */
  plansOf(product: SeedProduct): readonly SeedSellingPlan[];
  /** Case-insensitive. */
  discountCode(code: string): SeedDiscountCode | null;
};

/** Returns a text in the language of the request. */
export function inLanguage(text: Text, language: LanguageCode): string {
  return language === 'EN' ? text.en : text.de;
}

/**
 * Indexes the seed.
 *
 * @throws {Error} when two things share a number or handle, or a collection names a product that does not exist
 */
export function buildCatalogue(seed: Seed): Catalogue {
  const products = uniqueBy(seed.products, ({number}) => number, 'product number');
  const collections = uniqueBy(seed.collections, ({number}) => number, 'collection number');
  const entries = seed.products.flatMap((product) => product.variants.map((variant) => ({product, variant})));
  const variants = uniqueBy(entries, ({variant}) => variant.number, 'variant number');
  const plans = uniqueBy(seed.sellingPlans, ({number}) => number, 'selling plan number');
  const planGroups = new Map(
    seed.sellingPlans.map(({group}) => [group, seed.sellingPlans.filter((plan) => plan.group === group)]),
  );
  const codes = uniqueBy(seed.discountCodes, ({code}) => code.toUpperCase(), 'discount code');
  const productHandles = handleIndex(seed.products, 'product handle');
  const collectionHandles = handleIndex(seed.collections, 'collection handle');
  const contents = new Map(
    seed.collections.map((collection) => [collection, collection.products.map((number) => required(products, number))]),
  );
  return {
    products: seed.products,
    collections: seed.collections,
    product: (number) => products.get(number) ?? null,
    productByHandle: productHandles,
    variant: (number) => variants.get(number) ?? null,
    collection: (number) => collections.get(number) ?? null,
    collectionByHandle: collectionHandles,
    collectionsOf: ({number}) => seed.collections.filter((collection) => collection.products.includes(number)),
    productsOf: (collection) => contents.get(collection) ?? [],
    planGroups: [...planGroups.values()],
    sellingPlan: (number) => plans.get(number) ?? null,
    plansOf: ({sellingPlanGroup}) => (sellingPlanGroup === null ? [] : (planGroups.get(sellingPlanGroup) ?? [])),
    discountCode: (code) => codes.get(code.toUpperCase()) ?? null,
  };
}

function uniqueBy<T, K>(items: readonly T[], keyOf: (item: T) => K, what: string): ReadonlyMap<K, T> {
  const index = new Map<K, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (index.has(key)) throw new Error(`The seed uses a ${what} twice: ${String(key)}`);
    index.set(key, item);
  }
  return index;
}

function handleIndex<T extends {readonly handle: Text}>(items: readonly T[], what: string) {
  const german = uniqueBy(items, ({handle}) => handle.de, `German ${what}`);
  const english = uniqueBy(items, ({handle}) => handle.en, `English ${what}`);
  return (handle: string, language: LanguageCode): T | null =>
    (language === 'EN' ? english.get(handle) : undefined) ?? german.get(handle) ?? null;
}

function required(products: ReadonlyMap<number, SeedProduct>, number: number): SeedProduct {
  const product = products.get(number);
  if (product === undefined) throw new Error(`A collection of the seed names product ${number}, which does not exist`);
  return product;
}
