import * as z from 'zod';

const cents = z.int().nonnegative();

/** A picture with its size in pixels; `alt` is empty for decoration. */
export const searchImageSchema = z.object({
  url: z.url(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
});

/**
 * A product of `products_{language}`; prices are in cents of `currency`, of the variant that its card shows. A record has no attribute that
 * nobody has filled in.
 */
export const productRecordSchema = z.object({
  objectID: z.string().min(1),
  handle: z.string().min(1),
  title: z.string().min(1),
  /** As the platform calls it: `Coffee`, or a type of the merchant's own. */
  productType: z.string(),
  /** The shopper's word for the type. */
  type: z.string(),
  vendor: z.string(),
  taste: z.array(z.string()),
  /** Codes of the listing's taste filter. */
  tasteFilter: z.array(z.string()),
  origin: z.array(z.string()),
  region: z.string().nullable().default(null),
  farmer: z.string().nullable().default(null),
  variety: z.string().nullable().default(null),
  processing: z.string().nullable().default(null),
  roast: z.string().nullable().default(null),
  /** The shoppers' words for the facts that no other attribute names: `fruchtig`, `dunkle Röstung`, `Afrika`, `250 g`. */
  keywords: z.array(z.string()).default([]),
  methods: z.array(z.string()),
  organic: z.boolean(),
  decaf: z.boolean(),
  gearType: z.array(z.string()),
  badge: z.string().nullable().default(null),
  /** Handles in the index's language. */
  collections: z.array(z.string()),
  collectionTitles: z.array(z.string()),
  body: z.string(),
  image: searchImageSchema.nullable().default(null),
  currency: z.literal('EUR'),
  priceMinCents: cents,
  /** Of all its variants. */
  priceMaxCents: cents,
  /** The struck-through price. */
  compareAtMinCents: cents.nullable().default(null),
  onSale: z.boolean(),
  /** The price of so many `unitPriceUnit`, such as 100 G. */
  unitPriceMinCents: cents.nullable().default(null),
  unitPriceQuantity: z.number().positive().default(1),
  unitPriceUnit: z.string().min(1).nullable().default(null),
  variantCount: z.int().nonnegative(),
  available: z.boolean(),
  /** Place in the collection that has the most products, as the merchant sorts the whole shop; the first one is 0. A new product has none at first. */
  popularity: z.int().nonnegative().nullable().default(null),
  /** Seconds since 1970. */
  publishedAt: z.int(),
});

/** A collection of `categories_{language}`. */
export const categoryRecordSchema = z.object({
  objectID: z.string().min(1),
  handle: z.string().min(1),
  title: z.string().min(1),
  body: z.string(),
  /** Which kind of page shows it: `c`, `g` or `k`. */
  pageType: z.string().nullable().default(null),
  productCount: z.int().nonnegative(),
  image: searchImageSchema.nullable().default(null),
  popularity: z.int().nonnegative(),
});

/** A document of `posts_`, `guides_`, `pages_` or `tests_{language}`. */
export const contentRecordSchema = z.object({
  objectID: z.string().min(1),
  type: z.enum(['post', 'guide', 'page', 'test']),
  slug: z.string().min(1),
  title: z.string().min(1),
  excerpt: z.string(),
  body: z.string(),
  image: searchImageSchema.nullable().default(null),
  /** Seconds since 1970. */
  publishedAt: z.int().nullable().default(null),
  category: z.string().nullable().default(null),
  tags: z.array(z.string()),
});
