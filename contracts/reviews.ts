import * as z from 'zod';
import {emailSchema, languageSchema, lineSchema, momentSchema, numberSchema, paragraphsSchema} from './fields';
import {REVIEW_LENGTHS} from './review-values';

const starsSchema = z.int().min(1).max(5);

/** The figures of all reviews of a product. */
export const reviewFiguresSchema = z.object({
  product: numberSchema,
  count: z.int().min(0),
  /** Two places; `null` without reviews. */
  average: z.number().min(1).max(5).nullable(),
  /** Reviews by stars, one to five. */
  distribution: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
});

const MAX_PRODUCTS = 250;

/** Query of `GET /v1/reviews/figures`: numbers with commas between, at most 250. */
export const reviewFiguresQuerySchema = z.object({
  products: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .refine((products) => products.split(',').length <= MAX_PRODUCTS),
});

/** Query of `GET /v1/products/{product}/reviews`. */
export const reviewListQuerySchema = z.object({
  language: languageSchema.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(50).default(10),
});

/** Answer of `GET /v1/reviews/figures?products=1,2,3` (at most 250). */
export const reviewFiguresListSchema = z.object({figures: z.array(reviewFiguresSchema)});

/** A published review. */
export const reviewSchema = z.object({
  id: z.string().min(1),
  stars: starsSchema,
  title: z.string(),
  text: z.string(),
  author: z.string().min(1),
  language: languageSchema,
  createdAt: momentSchema,
  /** Written by someone who ordered the product: checked by order number and e-mail address. */
  verified: z.boolean(),
});

/** Answer of `GET /v1/products/{product}/reviews?language=&page=&size=`: newest first, `page` from 1, `size` 1 to 50. */
export const reviewListSchema = z.object({
  figures: reviewFiguresSchema,
  reviews: z.array(reviewSchema),
  page: z.int().positive(),
  pages: z.int().min(0),
  total: z.int().min(0),
});

/** Body of `POST /v1/products/{product}/reviews`. 404 `unknown_product`, 409 `already_reviewed`. */
export const reviewSubmissionSchema = z.object({
  stars: starsSchema,
  title: lineSchema(REVIEW_LENGTHS.title),
  text: paragraphsSchema(REVIEW_LENGTHS.text),
  author: lineSchema(REVIEW_LENGTHS.author),
  email: emailSchema,
  orderNumber: lineSchema(REVIEW_LENGTHS.orderNumber).optional(),
  language: languageSchema,
});

/** Its answer, 201. */
export const reviewSubmittedSchema = z.object({
  id: z.string().min(1),
  state: z.literal('pending'),
  verified: z.boolean(),
});

/** Why a review is not published, or no longer. A low rating is no reason (no. 23c of the annex to § 3 (3) UWG). */
export const reviewRejectionSchema = z.enum([
  'insulting',
  'not_about_product',
  'advertising',
  'personal_data',
  'unlawful',
  'not_genuine',
]);

export type ReviewFigures = z.infer<typeof reviewFiguresSchema>;
export type WireReview = z.infer<typeof reviewSchema>;
export type ReviewRejection = z.infer<typeof reviewRejectionSchema>;
export type ReviewSubmission = z.infer<typeof reviewSubmissionSchema>;
