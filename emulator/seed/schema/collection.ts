import * as z from 'zod';
import {centsSchema, handleSchema, handlesSchema, numberSchema, textSchema} from './text';

/** Which products are listed: those that every given condition fits. */
const ruleSchema = z.strictObject({
  /** Has one of them. */
  tags: z.array(z.string()).min(1).optional(),
  notTag: z.string().optional(),
  type: z.enum(['Coffee', 'Gear', 'Bundle', 'Gift Card', 'Donation']).optional(),
  notType: z.enum(['Coffee', 'Gear', 'Bundle', 'Gift Card', 'Donation']).optional(),
  badge: z.enum(['new', 'last_chance']).optional(),
  organic: z.literal(true).optional(),
  /** Has a variant that costs less than it did. */
  reduced: z.literal(true).optional(),
  coffeeByWeight: z.literal(true).optional(),
  /** Every variant costs less. */
  belowCents: centsSchema.optional(),
  /** Lists also what is no longer made, where some of it is left. */
  leftovers: z.boolean().default(false),
  /** In front, in this order. */
  first: z.array(numberSchema).default([]),
});

/** An entry of `catalogue/collections.json`; other collections are named by their English handles. */
export const collectionSchema = z.strictObject({
  number: numberSchema,
  handle: handlesSchema,
  title: textSchema,
  intro: textSchema,
  /** The first part of its address. */
  page: z.enum(['c', 'g', 'k']),
  /** Only the cart and the foundation ask for it: kept from search engines. */
  hidden: z.boolean().default(false),
  /** The collection above it in the breadcrumbs. */
  parent: handleSchema.optional(),
  subcollections: z.array(handleSchema).optional(),
  filters: z.array(z.string()).optional(),
  displayVariants: z.boolean().default(false),
  largeCards: z.array(numberSchema).optional(),
  /** Numbers in their order, or a rule. */
  products: z.union([z.array(numberSchema).min(1), ruleSchema], 'expected a list of product numbers or a rule'),
  /** A second text that the flag `temp.display_new_content` switches on. */
  newContent: textSchema.optional(),
});

export type CollectionRecord = z.output<typeof collectionSchema>;
export type ProductRule = z.output<typeof ruleSchema>;
