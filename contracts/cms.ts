import * as z from 'zod';
import {blockSchema} from './cms-blocks';
import {hrefSchema, imageSchema, linkSchema, portableTextSchema} from './cms-text';

const language = z.enum(['de', 'en']);
const slug = z.object({_type: z.literal('slug'), current: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)});
const reference = z.object({_type: z.literal('reference'), _ref: z.string().min(1)});
const keyedReference = reference.extend({_key: z.string().min(1)});
const score = z.number().min(0).max(10);

const stored = {
  _id: z.string().min(1),
  _rev: z.string().min(1),
  _createdAt: z.iso.datetime(),
  _updatedAt: z.iso.datetime(),
};

/** What every document in a language has; `translationKey` is the same in both languages. */
const localised = {...stored, language, translationKey: z.string().min(1)};

/** Title and description for search engines; `noindex` keeps a page out of them. */
const seo = z.object({
  _type: z.literal('seo'),
  title: z.string().min(1).max(70),
  description: z.string().min(50).max(170),
  noindex: z.boolean(),
});

/** Specification, section 3, Site settings; the page lists are separated by commas. */
export const siteSettingsSchema = z.object({
  ...localised,
  _type: z.literal('siteSettings'),
  announcementBar: z.object({
    barActive: z.boolean(),
    ctaText: z.string(),
    hideOnPages: z.string(),
    imageSRC: z.string().nullable(),
    linkURL: hrefSchema,
    pitchText: z.string(),
    showOnPages: z.string(),
  }),
  footerFootnote: z.object({footnoteActive: z.boolean(), footnoteText: z.string().nullable()}),
  pdpBuyboxFootnote: z.object({buyboxFootnoteActive: z.boolean(), buyboxFootnoteText: z.string().nullable()}),
});

/** A content page under `/{language}/e/{slug}`. */
export const pageSchema = z.object({
  ...localised,
  _type: z.literal('page'),
  title: z.string().min(1),
  slug,
  seo,
  blocks: z.array(blockSchema).min(1),
});

/** The home page: one per language. */
export const homeSchema = z.object({
  ...localised,
  _type: z.literal('home'),
  seo,
  hero: z.object({
    heading: z.string().min(1),
    text: z.string().min(1),
    image: imageSchema,
    imageTall: imageSchema,
    link: linkSchema,
  }),
  promoCards: z
    .array(
      z.object({
        _key: z.string(),
        _type: z.literal('promoCard'),
        heading: z.string(),
        text: z.string(),
        image: imageSchema,
        link: linkSchema,
      }),
    )
    .min(2),
  illustrationCards: z
    .array(
      z.object({
        _key: z.string(),
        _type: z.literal('illustrationCard'),
        heading: z.string(),
        text: z.string(),
        image: imageSchema,
        link: linkSchema,
      }),
    )
    .min(3),
  imageText: z.object({
    heading: z.string(),
    content: portableTextSchema,
    image: imageSchema,
    imageSide: z.enum(['left', 'right']),
    link: linkSchema,
  }),
  brandValues: z
    .array(z.object({_key: z.string(), _type: z.literal('brandValue'), heading: z.string(), text: z.string()}))
    .min(3),
});

export const authorSchema = z.object({
  ...localised,
  _type: z.literal('author'),
  name: z.string().min(1),
  slug,
  role: z.string().min(1),
  bio: z.string().min(1),
});

export const categorySchema = z.object({
  ...localised,
  _type: z.literal('category'),
  title: z.string().min(1),
  slug,
  description: z.string().min(1),
  order: z.int(),
});

/** A blog post under `/{language}/b/{slug}`. */
export const postSchema = z.object({
  ...localised,
  _type: z.literal('post'),
  title: z.string().min(1),
  slug,
  seo,
  excerpt: z.string().min(40).max(300),
  image: imageSchema,
  author: reference,
  category: reference,
  publishedAt: z.iso.datetime(),
  body: portableTextSchema,
  /** Handles in the post's language. */
  relatedProducts: z.array(z.string().min(1)),
  relatedPosts: z.array(keyedReference),
});

/** A brewing guide under `/{language}/e/{slug}`. */
export const guideSchema = z.object({
  ...localised,
  _type: z.literal('guide'),
  title: z.string().min(1),
  slug,
  seo,
  /** The way of brewing, as the coffees name it. */
  method: z.string().min(1),
  order: z.int(),
  image: imageSchema,
  intro: portableTextSchema,
  coffeeGrams: z.number().positive(),
  waterMillilitres: z.number().positive(),
  /** `null` where the machine sets it. */
  temperatureCelsius: z.number().positive().nullable(),
  grind: z.string().min(1),
  totalSeconds: z.int().positive(),
  steps: z
    .array(
      z.object({
        _key: z.string(),
        _type: z.literal('guideStep'),
        heading: z.string().min(1),
        text: z.string().min(1),
        /** From the start of brewing; `null` for what is done before and after. */
        startsAtSeconds: z.int().min(0).nullable(),
        durationSeconds: z.int().positive(),
        /** Water in the brewer after this step; `null` where none is poured. */
        waterTotalMillilitres: z.number().positive().nullable(),
      }),
    )
    .min(3),
  doses: z
    .array(
      z.object({
        _key: z.string(),
        _type: z.literal('dose'),
        cups: z.int().positive(),
        coffeeGrams: z.number().positive(),
        waterMillilitres: z.number().positive(),
      }),
    )
    .min(1),
  items: z
    .array(
      z.object({
        _key: z.string(),
        _type: z.literal('guideItem'),
        name: z.string().min(1),
        productHandle: z.string().nullable(),
      }),
    )
    .min(1),
  tips: portableTextSchema,
});

/** A product test under `/{language}/e/{slug}`. Scores run from 0 to 10. */
export const productTestSchema = z.object({
  ...localised,
  _type: z.literal('productTest'),
  title: z.string().min(1),
  slug,
  seo,
  image: imageSchema,
  publishedAt: z.iso.datetime(),
  author: reference,
  summary: z.string().min(40),
  method: portableTextSchema,
  criteria: z
    .array(
      z.object({
        _key: z.string(),
        _type: z.literal('criterion'),
        name: z.string().min(1),
        /** Parts of a hundred; all together are 100. */
        weightPercent: z.int().positive(),
      }),
    )
    .min(3),
  tested: z
    .array(
      z.object({
        _key: z.string(),
        _type: z.literal('testedProduct'),
        name: z.string().min(1),
        /** `null` where the shop does not sell it. */
        productHandle: z.string().nullable(),
        /** One per criterion, in its order. */
        scores: z.array(score),
        /** The weighted scores, to one decimal place. */
        total: score,
        verdict: z.string().min(1),
      }),
    )
    .min(2),
  conclusion: portableTextSchema,
});

/** A renamed page: both are paths of the shop. */
export const redirectSchema = z.object({
  ...stored,
  _type: z.literal('redirect'),
  from: z.string().regex(/^\/(?:de|en)\/[^\s?#]+$/),
  to: z.string().regex(/^\/(?:de|en)\/\S+$/),
  permanent: z.boolean(),
});

/** A project of the foundation. */
export const projectSchema = z.object({
  ...localised,
  _type: z.literal('project'),
  /** The code of a project that a shopper can choose; `null` for a completed one. */
  code: z
    .string()
    .regex(/^SP\d{3}$/)
    .nullable(),
  status: z.enum(['current', 'completed']),
  title: z.string().min(1),
  slug,
  order: z.int(),
  place: z.string().min(1),
  partner: z.string().min(1),
  description: z.string().min(1),
  content: portableTextSchema,
  image: imageSchema,
  raisedCents: z.int().min(0),
  goalCents: z.int().positive(),
  /** The day of the figures. */
  asOf: z.iso.date(),
  startedOn: z.iso.date(),
  completedOn: z.iso.date().nullable(),
  achievements: z.array(z.string().min(1)),
});

/** Every kind of document that editors keep. */
export const documentSchema = z.discriminatedUnion('_type', [
  siteSettingsSchema,
  pageSchema,
  homeSchema,
  authorSchema,
  categorySchema,
  postSchema,
  guideSchema,
  productTestSchema,
  redirectSchema,
  projectSchema,
]);

/** Body of the webhook that the CMS sends to the shop's `/webhooks/cms` after an editor's change. */
export const cmsWebhookSchema = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  operation: z.enum(['create', 'update', 'delete']),
  language: language.nullable(),
  translationKey: z.string().nullable(),
  slug: z.string().nullable(),
  /** What it was before the change, where that is another. */
  previousSlug: z.string().nullable(),
});

export type CmsDocument = z.infer<typeof documentSchema>;
export type CmsSiteSettings = z.infer<typeof siteSettingsSchema>;
export type CmsPage = z.infer<typeof pageSchema>;
export type CmsHome = z.infer<typeof homeSchema>;
export type CmsAuthor = z.infer<typeof authorSchema>;
export type CmsCategory = z.infer<typeof categorySchema>;
export type CmsPost = z.infer<typeof postSchema>;
export type CmsGuide = z.infer<typeof guideSchema>;
export type CmsProductTest = z.infer<typeof productTestSchema>;
export type CmsRedirect = z.infer<typeof redirectSchema>;
export type CmsProject = z.infer<typeof projectSchema>;
export type CmsWebhook = z.infer<typeof cmsWebhookSchema>;
