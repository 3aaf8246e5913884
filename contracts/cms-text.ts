import * as z from 'zod';

/** A path of the shop with its language, `/`, or an address outside it. */
export const hrefSchema = z
  .string()
  .regex(/^(?:\/(?:|en|(?:de|en)\/[^\s]+)|#[a-z0-9-]+|https:\/\/\S+|mailto:\S+|tel:\+\d+)$/);

/** A picture of the CMS. `asset._ref` is `image-{id}-{width}x{height}-{format}`; `alt` is empty for decoration. */
export const imageSchema = z.object({
  _type: z.literal('image'),
  asset: z.object({
    _type: z.literal('reference'),
    _ref: z.string().regex(/^image-[a-f0-9]{40}-\d+x\d+-(?:webp|png|jpg)$/),
  }),
  alt: z.string().default(''),
});

const spanSchema = z.object({
  _type: z.literal('span'),
  _key: z.string(),
  text: z.string(),
  /** `strong`, `em`, or the key of a link in `markDefs`. */
  marks: z.array(z.string()).default([]),
});

const linkMarkSchema = z.object({_type: z.literal('link'), _key: z.string(), href: hrefSchema});

/** A paragraph, heading, quotation or list entry of portable text. */
export const textBlockSchema = z.object({
  _type: z.literal('block'),
  _key: z.string(),
  style: z.enum(['normal', 'h2', 'h3', 'h4', 'blockquote']),
  listItem: z.enum(['bullet', 'number']).optional(),
  level: z.int().positive().optional(),
  children: z.array(spanSchema).min(1),
  markDefs: z.array(linkMarkSchema).default([]),
});

/** Portable text of words alone. */
export const portableTextSchema = z.array(textBlockSchema).min(1);

/** A link with its words. */
export const linkSchema = z.object({_type: z.literal('cta'), label: z.string().min(1), href: hrefSchema});

export type CmsImage = z.infer<typeof imageSchema>;
export type CmsTextBlock = z.infer<typeof textBlockSchema>;
export type CmsLink = z.infer<typeof linkSchema>;
