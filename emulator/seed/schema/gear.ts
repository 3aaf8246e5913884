import * as z from 'zod';
import {centsSchema, handleSchema, handlesSchema, numberSchema, storySchema, textSchema, variantSchema} from './text';

/** Facts by the key of their label in `terms/gear.json`. */
const factsSchema = z.record(z.string(), textSchema);

/** An entry of `catalogue/gear/*.json` */
export const gearSchema = z.strictObject({
  number: numberSchema,
  handle: handlesSchema,
  title: textSchema,
  /** Key in `brands.json`. */
  brand: z.string(),
  /** Key in `terms/gear.json`. */
  kind: z.string(),
  /** Those of its kind where none are given. */
  tags: z.array(z.string()).min(1).optional(),
  /** The English handle of the collection of its breadcrumbs; that of its kind where none is given. */
  breadcrumb: handleSchema.optional(),
  /** The maker's article number; the brand's code and the number where none is given. */
  mpn: z.string().optional(),
  /** The drawn picture, a colour's is `{picture}-{colour}`; the English handle where none is given. */
  picture: z.string().optional(),
  priceCents: centsSchema,
  compareAtCents: centsSchema.optional(),
  /** The lowest price of the 30 days before the reduction. */
  lowestCents: centsSchema.optional(),
  weightGrams: z.int().positive(),
  /** Variants by colour, keys in `terms/gear.json`. */
  colours: z.array(z.string()).min(1).optional(),
  /** Variants by size; all of them share one picture. `code` ends the article number. */
  sizes: z
    .array(
      z.strictObject({
        code: z.string(),
        name: textSchema,
        priceCents: centsSchema,
        weightGrams: z.int().positive(),
      }),
    )
    .min(1)
    .optional(),
  /** Stock of the variants in their order; where nothing is said there is plenty. */
  stock: z.array(z.int().min(0)).default([]),
  badge: z.enum(['new', 'last_chance']).optional(),
  publishedOn: z.iso.date(),
  /** The day from which it ships; until then it is sold without stock. */
  preOrder: z.iso.date().optional(),
  archived: z.boolean().default(false),
  /** Indices of variants that are no longer made. */
  archivedVariants: z.array(z.int().min(0)).default([]),
  deliveryTime: textSchema.optional(),
  /** Years that the maker vouches for; more than two are told on its page. */
  guaranteeYears: z.int().positive().optional(),
  /** How much is in it of what is sold by weight or volume: it has a unit price (§ 4 PAngV). */
  contents: z.strictObject({amount: z.int().positive(), unit: z.enum(['G', 'ML', 'L'])}).optional(),
  facts: factsSchema,
  moreFacts: factsSchema.default({}),
  /** Products that go with it; those of its kind where none are given. */
  recommendations: z.array(numberSchema).optional(),
  /** Variants that fit it: papers, parts, or what it is a part of. */
  matching: z.array(variantSchema).default([]),
  /** Further pictures of the gallery. */
  scenes: z.array(z.string()).default([]),
  video: z.string().optional(),
  story: storySchema,
});

const kindSchema = z.strictObject({
  /** The first is the kind's own tag. */
  tags: z.array(z.string()).min(1),
  collection: handleSchema,
  /** Falls under the law on old electrical devices: is taken back, has the crossed-out bin. */
  electrical: z.boolean().default(false),
  /** Key of `warnings`. */
  warning: z.string(),
  recommendations: z.array(numberSchema),
  deliveryTime: textSchema.optional(),
});

/** `catalogue/terms/gear.json`: what all gear of a kind shares, and the words for colours and facts. */
export const gearTermsSchema = z.strictObject({
  kinds: z.record(z.string(), kindSchema),
  /** What the safety regulation asks to be said. */
  warnings: z.record(z.string(), textSchema),
  colours: z.record(z.string(), textSchema),
  factLabels: z
    .object({
      contents: textSchema,
      guarantee: textSchema,
      weight: textSchema,
      country: textSchema,
      article: textSchema,
      spareParts: textSchema,
      software: textSchema,
    })
    .catchall(textSchema),
});

/** An entry of `catalogue/brands.json`: a maker, with what must be said of it (Regulation (EU) 2023/988, article 19). */
export const brandSchema = z.strictObject({
  key: z.string(),
  name: z.string(),
  handle: handleSchema,
  /** Begins its article numbers. */
  code: z.string().regex(/^[A-Z]+$/),
  maker: z.string(),
  /** Without the country. */
  address: z.string(),
  email: z.email(),
  country: textSchema,
  /** Made outside the EU: the roastery answers for it. */
  outsideEu: z.boolean().default(false),
  /** Years for which the maker says that it delivers spare parts and repair instructions. */
  sparePartYears: z.int().positive().optional(),
  intro: textSchema,
});

export type Gear = z.output<typeof gearSchema>;
export type GearKind = z.output<typeof kindSchema>;
export type BrandRecord = z.output<typeof brandSchema>;
