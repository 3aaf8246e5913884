import * as z from 'zod';
import {handleSchema, handlesSchema, textSchema} from './text';

const words = z.string().min(1);
/** Key of a text; the same in both languages. */
const key = z.string().regex(/^[A-Za-z0-9-]+$/);
/** Name of a drawn picture. */
const picture = z.string().regex(/^[a-z0-9-]+$/);
const link = z.strictObject({label: words, href: words});
const card = z.strictObject({heading: words, text: words, picture, link});
/** Handle of a product in the text's language; left out for what the shop does not sell. */
const product = handleSchema.nullable().default(null);

/** Front matter of `cms/pages/{slug}.{language}.md` */
export const pageFrontSchema = z.strictObject({
  key,
  title: words,
  /** For search engines, where it differs from the title. */
  seoTitle: words.optional(),
  description: words,
  noindex: z.boolean().default(false),
});

/** Front matter of `cms/posts/{slug}.{language}.md`; the excerpt is also the description for search engines. */
export const postFrontSchema = z.strictObject({
  key,
  title: words,
  excerpt: words,
  /** Key in `authors.json`. */
  author: z.string(),
  /** Key in `categories.json`. */
  category: z.string(),
  /** Day of publication. */
  date: z.iso.date(),
  picture,
  /** Handles in the post's language. */
  relatedProducts: z.array(handleSchema).default([]),
});

/** Front matter of `cms/guides/{slug}.{language}.md` */
export const guideFrontSchema = z.strictObject({
  key,
  title: words,
  /** For search engines, where it differs from the title. */
  seoTitle: words.optional(),
  description: words,
  order: z.int(),
  picture,
  coffeeGrams: z.number().positive(),
  waterMillilitres: z.number().positive(),
  /** Left out where the machine sets it. */
  temperatureCelsius: z.number().positive().nullable().default(null),
  grind: words,
  totalSeconds: z.int().positive(),
  doses: z.array(
    z.strictObject({cups: z.int(), coffeeGrams: z.number().positive(), waterMillilitres: z.number().positive()}),
  ),
  items: z.array(z.strictObject({name: words, product})),
});

/** Front matter of `cms/tests/{slug}.{language}.md`: criteria with their weights, products with one score per criterion. */
export const testFrontSchema = z
  .strictObject({
    key,
    title: words,
    description: words,
    author: z.string(),
    date: z.iso.date(),
    picture,
    summary: words,
    criteria: z.array(z.strictObject({name: words, weightPercent: z.int().positive()})),
    tested: z.array(z.strictObject({name: words, product, scores: z.array(z.number().min(0).max(10)), verdict: words})),
  })
  .refine(({criteria}) => criteria.reduce((sum, {weightPercent}) => sum + weightPercent, 0) === 100, {
    path: ['criteria'],
    error: 'the weights do not add up to 100 per cent',
  })
  .refine(({criteria, tested}) => tested.every(({scores}) => scores.length === criteria.length), {
    path: ['tested'],
    error: 'a product has not one score per criterion',
  });

/** Front matter of `cms/projects/{slug}.{language}.md` */
export const projectFrontSchema = z.strictObject({
  key,
  title: words,
  place: words,
  partner: words,
  description: words,
  achievements: z.array(words),
});

/** Front matter of `cms/home.{language}.md`; the text below it is that of `imageText`. */
export const homeFrontSchema = z.strictObject({
  title: words,
  description: words,
  hero: card,
  promoCards: z.array(card),
  illustrationCards: z.array(card),
  imageText: z.strictObject({heading: words, picture, side: z.enum(['left', 'right']), link}),
  brandValues: z.array(z.strictObject({heading: words, text: words})),
});

/** What is the same in every language. */
const projectSchema = z.strictObject({
  status: z.enum(['current', 'completed']),
  order: z.int(),
  picture,
  raisedCents: z.int().min(0),
  goalCents: z.int().positive(),
  /** The day of the figures. */
  asOf: z.iso.date(),
  completedOn: z.iso.date().nullable().default(null),
});

const authorSchema = z.strictObject({name: words, slug: handleSchema, role: textSchema, bio: textSchema});
const categorySchema = z.strictObject({title: textSchema, slug: handlesSchema, description: textSchema});
const settings = z.record(z.string(), z.json());

/** The JSON files of the folder `cms/`. */
export const cmsJsonSchema = z.strictObject({
  /** By key. */
  authors: z.record(z.string(), authorSchema),
  /** By key, in their order. */
  categories: z.record(z.string(), categorySchema),
  /** By key. */
  projects: z.record(key, projectSchema),
  /** New paths by old paths. */
  redirects: z.record(z.string(), z.string()),
  /** By language; the contract with the shop says what is in them. */
  'site-settings': z.strictObject({de: settings, en: settings}),
});

export type CmsJson = z.output<typeof cmsJsonSchema>;
export type Post = z.output<typeof postFrontSchema>;
export type Guide = z.output<typeof guideFrontSchema>;
export type Test = z.output<typeof testFrontSchema>;
