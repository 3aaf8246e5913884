import * as z from 'zod';
import {centsSchema, handleSchema, numberSchema, storySchema, textSchema} from './text';

/** A mark from 1 to 5. */
const mark = z.int().min(1).max(5);
/** Size in grams and code of the grind, as in the article number: `250-F`. */
const variantCode = z.string().regex(/^\d+-[A-Z]$/, 'expected size and grind, such as "250-F"');

/** `catalogue/coffees/{handle}.json`: a coffee that is sold by weight. Its handle is the same in both languages. */
export const coffeeSchema = z.strictObject({
  number: numberSchema,
  title: textSchema,
  style: z.enum(['filter', 'espresso', 'omni']),
  decaf: z.boolean().default(false),
  blend: z.boolean().default(false),
  organic: z.boolean().default(false),
  /** Of the smallest bag; the larger ones follow from `terms/coffee.json`. */
  priceCents: centsSchema,
  /** Per cent that the price is reduced by; the lowest price of the last 30 days in cents by size. */
  sale: z.strictObject({percent: z.int().min(1).max(99), lowestCents: z.array(centsSchema)}).optional(),
  badge: z.enum(['new', 'last_chance']).optional(),
  publishedOn: z.iso.date(),
  /** The day from which it ships; until then it is sold without stock. */
  preOrder: z.iso.date().optional(),
  /** Stock of single variants; the others have plenty, those that are no longer made have none. */
  stock: z.record(variantCode, z.int().min(0)).default({}),
  /** No longer roasted: the page stays, with a notice. */
  archived: z.boolean().default(false),
  /** Variants that are no longer made. */
  archivedVariants: z.array(variantCode).default([]),
  subscriptionOnly: z.boolean().default(false),
  /** The plans of its subscription. */
  plans: z.enum(['coffee-subscription', 'house-espresso']).default('coffee-subscription'),
  /** Sold in one large bag of whole beans, and only to businesses. */
  catering: z.boolean().default(false),
  noindex: z.boolean().default(false),
  roast: z.enum(['light', 'medium', 'dark']),
  intensity: mark,
  strength: mark,
  acidity: mark,
  taste: z.array(textSchema).min(1),
  /** Codes of the taste filter. */
  tasteFilter: z.array(z.string()),
  /** Key in `terms/coffee.json`. */
  character: z.string(),
  /** Keys in `terms/coffee.json`. */
  methods: z.array(z.string()).min(2),
  processing: textSchema,
  origin: textSchema,
  location: textSchema,
  coordinates: z.string(),
  altitude: z.string(),
  variety: z.string(),
  species: z.string().default('Arabica'),
  farmer: textSchema,
  harvest: textSchema,
  /** A blend's parts, such as `70 % Heirloom, 30 % Caturra`. */
  composition: textSchema.optional(),
  /** Whom it was made with, in words. */
  collaboration: textSchema.optional(),
  recommendations: z.array(numberSchema),
  /** Two paragraphs. */
  story: storySchema,
  /** A text below the description that the flag `temp.display_new_content` switches on. */
  newContent: textSchema.optional(),
});

const sizeSchema = z.strictObject({
  grams: z.int().positive(),
  /** Times the coffee's price. */
  priceFactor: z.number().positive(),
  /** Index of the donation product's variant that its price includes. */
  donation: z.int().min(0),
});

const recipeSchema = z.strictObject({
  grind: textSchema,
  /** For a coffee of medium strength. */
  grams: z.number().positive(),
  water: textSchema,
  /** Degrees Celsius for a medium roast; `null` where the machine decides. */
  celsius: z.number().nullable(),
  time: textSchema,
  items: textSchema,
});

const styleSchema = z.strictObject({
  name: textSchema,
  /** The English handle of the collection of its breadcrumbs. */
  collection: handleSchema,
  /** Codes of the filter by way of brewing. */
  methodFilter: z.array(z.string()),
});

/** `catalogue/terms/coffee.json`: the words and figures that all coffees share. */
export const coffeeTermsSchema = z.strictObject({
  sizes: z.array(sizeSchema).min(1),
  cateringSizes: z.array(sizeSchema).length(1),
  grinds: z.array(z.strictObject({code: z.string().length(1), name: textSchema})).min(1),
  styles: z.strictObject({filter: styleSchema, espresso: styleSchema, omni: styleSchema}),
  decafCollection: handleSchema,
  /** The third question of the coffee match. */
  characters: z.record(z.string(), z.strictObject({tag: z.string(), name: textSchema})),
  /** Ways of brewing; the tag is what the coffee match asks for. */
  methods: z.record(z.string(), z.strictObject({tag: z.string(), name: textSchema, recipe: recipeSchema})),
  /** How long after roasting a coffee is at its best. */
  roastGuidance: z.strictObject({
    filterLight: textSchema,
    filterDarker: textSchema,
    espressoDark: textSchema,
    espressoLighter: textSchema,
  }),
});

export type CoffeeTerms = z.output<typeof coffeeTermsSchema>;
