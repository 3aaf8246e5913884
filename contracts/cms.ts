import * as z from 'zod';
import {blockSchema} from './cms-blocks';
import {keyedReference, localised, reference, seo, slug, stored} from './cms-fields';
import {languageSchema} from './fields';
import {guideSchema, productTestSchema} from './cms-guides';
import {hrefSchema, imageSchema, linkSchema, portableTextSchema} from './cms-text';

/** Specification, section 3, Site settings; the page lists are separated by commas. */
export const siteSettingsSchema = z.object({
  ...localised,
  _type: z.literal('siteSettings'),
  announcementBar: z
    .object({
      barActive: z.boolean().default(false),
      ctaText: z.string().default(''),
      hideOnPages: z.string().default(''),
      imageSRC: z.string().nullable().default(null),
      linkURL: hrefSchema.nullable().default(null),
      pitchText: z.string().default(''),
      showOnPages: z.string().default(''),
    })
    .prefault({}),
  footerFootnote: z
    .object({footnoteActive: z.boolean().default(false), footnoteText: z.string().nullable().default(null)})
    .prefault({}),
  pdpBuyboxFootnote: z
    .object({
      buyboxFootnoteActive: z.boolean().default(false),
      buyboxFootnoteText: z.string().nullable().default(null),
    })
    .prefault({}),
  /** The trust figure of the footer, with its source and the day it was read. */
  shopReviews: z
    .object({
      rating: z.number().min(0).max(5),
      count: z.int().min(0),
      source: z.string().min(1),
      /** Whether and how it is checked that who reviews has bought (§ 5b (3) UWG), such as 'verified purchases only'. */
      verification: z.string().min(1).nullish(),
      date: z.iso.date(),
      url: hrefSchema,
    })
    .nullish(),
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
  relatedProducts: z.array(z.string().min(1)).default([]),
  relatedPosts: z.array(keyedReference).default([]),
});

/** A renamed page: both are paths of the shop. */
export const redirectSchema = z.object({
  ...stored,
  _type: z.literal('redirect'),
  from: z.string().regex(/^\/(?:de|en)(?:\/[\w.~%-]+)+$/),
  to: z.string().regex(/^\/(?:de|en)\/\S+$/),
  permanent: z.boolean().default(true),
});

/** A project of the foundation. */
export const projectSchema = z.object({
  ...localised,
  _type: z.literal('project'),
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
  completedOn: z.iso.date().nullable().default(null),
  achievements: z.array(z.string().min(1)).default([]),
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
  language: languageSchema.nullable(),
  translationKey: z.string().nullable(),
  slug: z.string().nullable(),
  /** The slug before the change, where it was another. */
  previousSlug: z.string().nullable(),
});

export type CmsDocument = z.infer<typeof documentSchema>;
export type CmsSiteSettings = z.infer<typeof siteSettingsSchema>;
export type CmsPage = z.infer<typeof pageSchema>;
export type CmsWebhook = z.infer<typeof cmsWebhookSchema>;
