import * as z from 'zod';
import {centsSchema, handleSchema, handlesSchema, numberSchema, storySchema, textSchema, variantSchema} from './text';

const packSchema = z.strictObject({
  /** One index into `values` per option; its own place where the product has one option. */
  optionValues: z.array(z.int().min(0)).optional(),
  priceCents: centsSchema,
  compareAtCents: centsSchema.optional(),
  /** The lowest price of the 30 days before the reduction. */
  lowestCents: centsSchema.optional(),
  weightGrams: z.int().min(0),
  /** Grams or millilitres, for the unit price. */
  amount: z.number().positive().optional(),
  /** Roasted coffee inside, where `amount` does not say it. */
  coffeeGrams: z.int().positive().optional(),
  /** Of a gift subscription. */
  deliveries: z.int().positive().optional(),
  stock: z.int().min(0),
});

/** What food must say before it is bought (Regulation (EU) 1169/2011, article 14). */
const foodSchema = z.strictObject({
  /** The legal name. */
  name: textSchema,
  ingredients: textSchema,
  /** Net quantity, where it is not that of the coffee or the drink alone. */
  quantity: textSchema.optional(),
  /** What of it may cause allergies; left out where there is nothing. */
  allergens: textSchema.optional(),
  storage: textSchema.optional(),
  /** Energy and nutrients per 100 g or 100 ml. */
  nutrition: textSchema.optional(),
});

/** An entry of `catalogue/products/*.json`: what is neither a coffee by weight nor a piece of gear. */
export const productSchema = z.strictObject({
  number: numberSchema,
  handle: handlesSchema,
  title: textSchema,
  type: z.enum(['Coffee', 'Bundle', 'Gift Card', 'Donation']),
  /** The first two name it in the analytics. */
  tags: z.array(z.string()).min(1),
  /** The English handle of the collection of its breadcrumbs. */
  breadcrumb: handleSchema,
  noindex: z.boolean().default(false),
  /** The platform's own gift card. */
  giftCard: z.boolean().default(false),
  /** Nothing is shipped, and it never sells out. */
  digital: z.boolean().default(false),
  /** Drawn pictures; the first is that of every variant. */
  pictures: z.array(z.string()).min(1),
  options: z.array(z.strictObject({name: textSchema, values: z.array(textSchema).min(1)})).default([]),
  unit: z.enum(['G', 'ML']).optional(),
  /** Index of the donation product's variant that the price of the coffee inside includes. */
  donation: z.int().min(0).optional(),
  subscribable: z.boolean().default(false),
  /** The day from which it ships; until then it is sold without stock. */
  preOrder: z.iso.date().optional(),
  variants: z.array(packSchema).min(1),
  badge: z.enum(['new', 'last_chance']).optional(),
  publishedOn: z.iso.date(),
  taste: z.array(textSchema).optional(),
  roast: z.enum(['light', 'medium', 'dark']).optional(),
  coffeeTypes: z.array(z.string()).optional(),
  /** What a set is made of, in words. */
  contents: z.array(textSchema).optional(),
  /** The variants that a set is packed from, where they are sold alone, too. */
  components: z.array(variantSchema).optional(),
  food: foodSchema.optional(),
  recommendations: z.array(numberSchema).default([]),
  seo: z.strictObject({title: textSchema, description: textSchema}).optional(),
  story: storySchema,
});

export type Product = z.output<typeof productSchema>;
export type Pack = z.output<typeof packSchema>;
export type FoodFacts = z.output<typeof foodSchema>;
