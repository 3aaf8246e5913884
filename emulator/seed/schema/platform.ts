import * as z from 'zod';
import {handleSchema, handlesSchema, numberSchema, storySchema, textSchema} from './text';

const moment = z.iso.datetime();

/** `platform/shop.json` */
export const shopSchema = z.strictObject({slogan: textSchema, description: textSchema});

/** An entry of `platform/pages.json`: a page of the platform, which is not the CMS's. */
export const storePageSchema = z.strictObject({
  number: numberSchema,
  handle: handlesSchema,
  title: textSchema,
  updatedAt: moment,
  text: storySchema,
});

/** `platform/policies.json`: the legal texts in short; the shop's own pages say all of it. */
export const policiesSchema = z.strictObject({
  privacyPolicy: storePageSchema,
  refundPolicy: storePageSchema,
  shippingPolicy: storePageSchema,
  termsOfService: storePageSchema,
});

const articleSchema = storePageSchema.omit({updatedAt: true}).extend({
  excerpt: textSchema,
  /** Key in `authors.json`. */
  author: z.string(),
  tags: z.array(z.string()),
  /** A drawn picture. */
  picture: z.string().optional(),
  publishedAt: moment,
});

/** An entry of `platform/blogs.json` */
export const blogSchema = z.strictObject({
  number: numberSchema,
  handle: handlesSchema,
  title: textSchema,
  articles: z.array(articleSchema),
});

/** `platform/authors.json`, by key */
export const storeAuthorsSchema = z.record(
  z.string(),
  z.strictObject({firstName: z.string(), lastName: z.string(), email: z.email(), bio: textSchema}),
);

const targetSchema = z.discriminatedUnion('kind', [
  /** The English handle. */
  z.strictObject({kind: z.literal('COLLECTION'), handle: handleSchema}),
  z.strictObject({kind: z.enum(['PRODUCT', 'PAGE', 'BLOG']), number: numberSchema}),
  z.strictObject({kind: z.enum(['FRONTPAGE', 'SEARCH', 'CATALOG'])}),
  z.strictObject({kind: z.literal('SHOP_POLICY'), policy: policiesSchema.keyof()}),
  z.strictObject({kind: z.literal('HTTP'), url: z.url()}),
]);

const menuItemSchema = z.strictObject({
  title: textSchema,
  target: targetSchema,
  get items() {
    return z.array(menuItemSchema).default([]);
  },
});

/** An entry of `platform/menus.json` */
export const menuSchema = z.strictObject({
  number: numberSchema,
  handle: handleSchema,
  title: textSchema,
  items: z.array(menuItemSchema),
});

/** `platform/redirects.json` */
export const storeRedirectsSchema = z.array(
  z.strictObject({path: z.string().startsWith('/'), target: z.string().startsWith('/')}),
);

export type PolicyKind = keyof z.output<typeof policiesSchema>;
export type StoreMenuRecord = z.output<typeof menuSchema>;
export type StorePageRecord = z.output<typeof storePageSchema>;
export type StoreArticleRecord = z.output<typeof articleSchema>;
