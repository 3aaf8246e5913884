import * as z from 'zod';
import {imageSchema, linkSchema, portableTextSchema} from './cms-text';

const key = z.string().min(1);
/** The fragment under which a block can be linked to. */
const anchor = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .optional();
const heading = z.string().min(1).optional();
const keyed = {_key: key, anchor};
const links = z.array(linkSchema.extend({_key: key})).optional();

const cardSchema = z.object({
  _key: key,
  _type: z.literal('card'),
  heading: z.string().min(1),
  text: z.string().min(1),
  image: imageSchema.optional(),
  link: linkSchema.optional(),
});

/** Parts of a page that the shop fills itself: the CMS says where they stand, the shop what is in them. */
export const SHOP_PARTS = [
  'shippingCountries',
  'withdrawalForm',
  'cancellationForm',
  'contactForm',
  'businessContactForm',
  'returnForm',
  'redeemGiftSubscription',
  'configureGiftSubscription',
  'configureSubscription',
  'coffeeMatch',
  'guideList',
  'productTestList',
  'currentProjects',
  'completedProjects',
] as const;

/** The blocks of which a page is made, in the order of the page. */
export const blockSchema = z.discriminatedUnion('_type', [
  z.object({...keyed, _type: z.literal('richText'), content: portableTextSchema}),
  z.object({
    ...keyed,
    _type: z.literal('imageText'),
    heading,
    content: portableTextSchema,
    image: imageSchema,
    imageSide: z.enum(['left', 'right']),
    links,
  }),
  z.object({
    ...keyed,
    _type: z.literal('hero'),
    heading: z.string().min(1),
    text: z.string().min(1),
    image: imageSchema,
    links,
  }),
  z.object({...keyed, _type: z.literal('cards'), heading, cards: z.array(cardSchema).min(2)}),
  z.object({
    ...keyed,
    _type: z.literal('accordion'),
    heading,
    /** Questions and answers, told to search engines as such. */
    isFaq: z.boolean().default(false),
    items: z
      .array(
        z.object({
          _key: key,
          _type: z.literal('accordionItem'),
          title: z.string().min(1),
          content: portableTextSchema,
        }),
      )
      .min(1),
  }),
  z.object({
    ...keyed,
    _type: z.literal('table'),
    caption: z.string().min(1),
    head: z.array(z.string().min(1)).min(2),
    rows: z.array(z.object({_key: key, _type: z.literal('tableRow'), cells: z.array(z.string())})).min(1),
  }),
  z.object({
    ...keyed,
    _type: z.literal('steps'),
    heading,
    steps: z
      .array(
        z.object({
          _key: key,
          _type: z.literal('step'),
          heading: z.string().min(1),
          text: z.string().min(1),
          image: imageSchema.optional(),
        }),
      )
      .min(2),
  }),
  z.object({
    ...keyed,
    _type: z.literal('productRow'),
    heading: z.string().min(1),
    /** Handles in the page's language. */
    productHandles: z.array(z.string().min(1)).min(1),
  }),
  z.object({
    ...keyed,
    _type: z.literal('collectionRow'),
    heading: z.string().min(1),
    collectionHandle: z.string().min(1),
    limit: z.int().positive(),
    link: linkSchema.optional(),
  }),
  z.object({
    ...keyed,
    _type: z.literal('newsletterForm'),
    heading: z.string().min(1),
    text: z.string().min(1),
    variant: z.enum(['default', 'espresso', 'raffle']),
  }),
  z.object({
    ...keyed,
    _type: z.literal('quizEntry'),
    heading: z.string().min(1),
    text: z.string().min(1),
    image: imageSchema,
    link: linkSchema,
  }),
  z.object({
    ...keyed,
    _type: z.literal('quote'),
    text: z.string().min(1),
    author: z.string().min(1),
    role: z.string().min(1).optional(),
  }),
  z.object({
    ...keyed,
    _type: z.literal('video'),
    title: z.string().min(1),
    /** Where the video is shown, outside the shop. */
    url: z.url(),
    poster: imageSchema,
    transcript: portableTextSchema,
  }),
  z.object({
    ...keyed,
    _type: z.literal('download'),
    title: z.string().min(1),
    text: z.string().min(1),
    file: z.object({
      _type: z.literal('file'),
      asset: z.object({
        _type: z.literal('reference'),
        _ref: z.string().regex(/^file-[a-f0-9]{40}-[a-z0-9]+$/),
      }),
    }),
  }),
  z.object({
    ...keyed,
    _type: z.literal('anchors'),
    heading,
    items: z
      .array(
        z.object({
          _key: key,
          _type: z.literal('anchorLink'),
          label: z.string().min(1),
          target: z.string().min(1),
        }),
      )
      .min(2),
  }),
  z.object({...keyed, _type: z.literal('shopPart'), part: z.enum(SHOP_PARTS)}),
]);

export type CmsBlock = z.infer<typeof blockSchema>;
export type CmsShopPart = (typeof SHOP_PARTS)[number];
