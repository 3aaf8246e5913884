import type * as z from 'zod';
import type {Text} from './schema/text';
import type {discountCodeSchema, giftCardSchema, sellingPlanSchema} from './schema/trade';

export type {Text};

/** A metafield of a product, variant or collection. `value` is the platform's string form (JSON for lists). */
export type SeedMetafield = {
  readonly namespace: string;
  readonly key: string;
  /** The platform's type name, such as `single_line_text_field` or `list.single_line_text_field`. */
  readonly type: string;
  readonly value: string | Text;
};

export type SeedOption = {readonly name: Text; readonly values: readonly Text[]};

export type SeedVariant = {
  /** Becomes `gid://shopify/ProductVariant/{number}`; unique over all products. */
  readonly number: number;
  readonly sku: string;
  readonly barcode: string | null;
  /** One index into `values` per option of the product. */
  readonly optionValues: readonly number[];
  readonly priceCents: number;
  readonly compareAtCents: number | null;
  readonly weightGrams: number;
  /** Roasted coffee inside, of which EUR 1 per kg is donated; 0 for what donates nothing. */
  readonly donatedGrams: number;
  /** What one piece measures, for the unit price; `null` where there is none. */
  readonly measure: {
    readonly value: number;
    readonly unit: 'G' | 'KG' | 'ML' | 'L';
    readonly referenceUnit: 'KG' | 'L';
  } | null;
  readonly stock: number;
  /** Sold although nothing is in stock: on pre-order, or not counted. */
  readonly sellsWithoutStock: boolean;
  /** Whether sales count ("Track quantity"): if not, `stock` stays what it is. */
  readonly tracksStock: boolean;
  readonly requiresShipping: boolean;
  /** Names of drawn pictures, the first one the variant's image. */
  readonly pictures: readonly string[];
  readonly metafields: readonly SeedMetafield[];
};

export type SeedProduct = {
  /** Becomes `gid://shopify/Product/{number}`. */
  readonly number: number;
  readonly handle: Text;
  readonly title: Text;
  readonly descriptionHtml: Text;
  /** Kaffee, Zubehör, Set, Gutschein, Spende: what the platform calls the type. */
  readonly productType: 'Coffee' | 'Gear' | 'Bundle' | 'Gift Card' | 'Donation';
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly publishedAt: string;
  readonly isGiftCard: boolean;
  readonly requiresSellingPlan: boolean;
  readonly sellingPlanGroup: SellingPlanGroup | null;
  readonly options: readonly SeedOption[];
  readonly variants: readonly SeedVariant[];
  /** Names of drawn pictures in the order of the gallery. */
  readonly pictures: readonly string[];
  readonly seo: {readonly title: Text; readonly description: Text} | null;
  readonly metafields: readonly SeedMetafield[];
};

export type SeedCollection = {
  /** Becomes `gid://shopify/Collection/{number}`. */
  readonly number: number;
  readonly handle: Text;
  readonly title: Text;
  readonly descriptionHtml: Text;
  readonly seo: {readonly title: Text; readonly description: Text} | null;
  /** Product numbers in the collection's manual order. */
  readonly products: readonly number[];
  readonly metafields: readonly SeedMetafield[];
};

/** The number becomes `gid://shopify/SellingPlan/{number}`. */
export type SeedSellingPlan = Readonly<z.output<typeof sellingPlanSchema>>;

/** The coffee subscription; the house espresso, which costs less the more often it comes. */
export type SellingPlanGroup = SeedSellingPlan['group'];

export type SeedDiscountCode = Readonly<z.output<typeof discountCodeSchema>> & {
  /** A code for one order that an order has used. */
  readonly usedUp?: boolean;
};

export type SeedGiftCard = Readonly<z.output<typeof giftCardSchema>>;

export type Seed = {
  readonly products: readonly SeedProduct[];
  readonly collections: readonly SeedCollection[];
  readonly sellingPlans: readonly SeedSellingPlan[];
  readonly discountCodes: readonly SeedDiscountCode[];
  readonly giftCards: readonly SeedGiftCard[];
};
