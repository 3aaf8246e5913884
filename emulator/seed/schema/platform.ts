import * as z from 'zod';
import {handleSchema, handlesSchema, numberSchema, storySchema, textSchema} from './text';
import {discountCodeSchema, giftCardSchema, voucherSchema} from './trade';

const moment = z.iso.datetime();

const shopSchema = z.strictObject({slogan: textSchema, description: textSchema});

const pageSchema = z.strictObject({
  number: numberSchema,
  handle: handlesSchema,
  title: textSchema,
  updatedAt: moment,
  text: storySchema,
});

/** The legal texts in short; the pages of the CMS have all of it. */
const policiesSchema = z.strictObject({
  privacyPolicy: pageSchema,
  refundPolicy: pageSchema,
  shippingPolicy: pageSchema,
  termsOfService: pageSchema,
});

const articleSchema = pageSchema.omit({updatedAt: true}).extend({
  excerpt: textSchema,
  /** Key in `authors.json`. */
  author: z.string(),
  tags: z.array(z.string()),
  /** A drawn picture. */
  picture: z.string().optional(),
  publishedAt: moment,
});

const blogSchema = z.strictObject({
  number: numberSchema,
  handle: handlesSchema,
  title: textSchema,
  articles: z.array(articleSchema),
});

const authorsSchema = z.record(
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

const linkSchema = z.strictObject({title: textSchema, target: targetSchema});
const menuItemSchema = linkSchema.extend({items: z.array(linkSchema).default([])});

const menuSchema = z.strictObject({
  number: numberSchema,
  handle: handleSchema,
  title: textSchema,
  items: z.array(menuItemSchema),
});

const redirectsSchema = z.array(z.strictObject({path: z.string().startsWith('/'), target: z.string().startsWith('/')}));

/** The folder `platform/`, file by file: what the commerce platform holds beside the catalogue. */
export const platformSchema = z.strictObject({
  shop: shopSchema,
  pages: z.array(pageSchema),
  policies: policiesSchema,
  blogs: z.array(blogSchema),
  /** By key. */
  authors: authorsSchema,
  menus: z.array(menuSchema),
  redirects: redirectsSchema,
  'discount-codes': z.array(discountCodeSchema),
  'gift-cards': z.array(giftCardSchema),
  vouchers: z.array(voucherSchema),
});

export type Platform = z.output<typeof platformSchema>;
export type PolicyKind = keyof Platform['policies'];
