import * as z from 'zod';
import type {searchImageSchema} from '../search-records';

export type SearchImage = z.output<typeof searchImageSchema>;

/** Values of metafields by `namespace.key`, as the platform has them: texts, JSON for lists. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** The fields of a variant that search reads; amounts in cents. */
export type VariantFacts = {
  readonly priceCents: number;
  readonly compareAtCents: number | null;
  /** The lowest price of the last 30 days; `null` where it is not known. */
  readonly lowestCents: number | null;
  readonly unitPrice: {readonly cents: number; readonly quantity: number; readonly unit: string} | null;
  /** How much is in it, as the shop says it: `250 g`; `null` for what is no food. */
  readonly quantity: string | null;
  readonly isArchived: boolean;
  readonly isAvailable: boolean;
};

/** The fields of a product that search reads in one language. */
export type ProductFacts = {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  /** As the platform calls it, such as `Coffee`. */
  readonly productType: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  /** ISO date and time. */
  readonly publishedAt: string;
  readonly image: SearchImage | null;
  readonly fields: Fields;
  readonly variants: readonly VariantFacts[];
};

/** The metafields of products that search reads. */
export const PRODUCT_FIELDS = [
  'b2b.exclusive',
  'seo.noindex',
  'product.badge',
  'filter.coffee_taste',
  'filter.gear_type',
  'coffee.taste',
  'coffee.origin',
  'coffee.location',
  'coffee.farmer',
  'coffee.variety',
  'coffee.processing',
  'coffee.roast_degree',
  'coffee.preparation_methods',
  'coffee.organic',
  'coffee.intensity',
  'coffee.acidity',
  'coffee.style',
  'coffee.species',
  'coffee.type',
  'filter.coffee_origin',
] as const;

type Field = (typeof PRODUCT_FIELDS)[number];

const strings = z.array(z.string());

/** Returns the text of a metafield; `null` where the product has none. */
export function fieldOf({fields}: Pick<ProductFacts, 'fields'>, field: Field): string | null {
  return fields[field] ?? null;
}

/** Returns the texts of a list metafield; empty where there is none, or where it is no list. */
export function listOf(facts: Pick<ProductFacts, 'fields'>, field: Field): readonly string[] {
  const value = fieldOf(facts, field);
  if (value === null) return [];
  try {
    return strings.safeParse(JSON.parse(value)).data ?? [];
  } catch {
    return [];
  }
}

/** Tells whether a boolean metafield is set. */
export function isFlagged(facts: Pick<ProductFacts, 'fields'>, field: Field): boolean {
  return fieldOf(facts, field) === 'true';
}

/**
 * Tells whether a product may be found: neither for businesses only nor kept from search engines nor out of the
 * portfolio.
 */
export function isFindable(product: Pick<ProductFacts, 'fields' | 'variants'>): boolean {
  return (
    !isFlagged(product, 'b2b.exclusive') &&
    !isFlagged(product, 'seo.noindex') &&
    !product.variants.every(({isArchived}) => isArchived)
  );
}

/** Returns the countries of a text such as `Äthiopien und Kolumbien`; what is no name, as in `wechselnd, zurzeit Burundi`, is left out. */
export function originsOf(facts: Pick<ProductFacts, 'fields'>): readonly string[] {
  return splitList(fieldOf(facts, 'coffee.origin') ?? '')
    .map((part) => part.replace(/^(?:\p{Ll}+(?:\s+|$))+/u, ''))
    .filter((name) => name !== '');
}

/** Splits a list in words, such as `Äthiopien und Kolumbien`, into its entries. */
export function splitList(text: string): readonly string[] {
  return text.split(/,\s*|\s+(?:und|and|&)\s+/).filter((part) => part !== '');
}
