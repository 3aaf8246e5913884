import * as z from 'zod';
import {localised, reference, seo, slug} from './cms-fields';
import {imageSchema, portableTextSchema} from './cms-text';

const score = z.number().min(0).max(10);

/** A brewing guide under `/{language}/e/{slug}`. */
export const guideSchema = z.object({
  ...localised,
  _type: z.literal('guide'),
  title: z.string().min(1),
  slug,
  seo,
  order: z.int(),
  image: imageSchema,
  intro: portableTextSchema,
  coffeeGrams: z.number().positive(),
  waterMillilitres: z.number().positive(),
  /** `null` where the machine sets it. */
  temperatureCelsius: z.number().positive().nullable().default(null),
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
        startsAtSeconds: z.int().min(0).nullable().default(null),
        /** Water in the brewer after this step; `null` where none is poured. */
        waterTotalMillilitres: z.number().positive().nullable().default(null),
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
        productHandle: z.string().nullable().default(null),
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
        productHandle: z.string().nullable().default(null),
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

export type CmsGuide = z.infer<typeof guideSchema>;
export type CmsProductTest = z.infer<typeof productTestSchema>;
