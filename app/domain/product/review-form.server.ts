import * as z from 'zod';

import type {FormReading} from '../form/field-error';
import {email, line, paragraphs, readForm} from '../form/read-form.server';
import {REVIEW_LENGTHS, type ReviewDraft, type ReviewField} from './review-form';

const FIELDS = ['stars', 'title', 'text', 'author', 'email', 'orderNumber'] as const satisfies readonly ReviewField[];

const schema: z.ZodType<ReviewDraft> = z.object({
  stars: z
    .string({error: 'required'})
    .regex(/^[1-5]$/, 'invalid')
    .transform(Number),
  title: line(REVIEW_LENGTHS.title),
  text: paragraphs(REVIEW_LENGTHS.text),
  author: line(REVIEW_LENGTHS.author),
  email,
  orderNumber: line(REVIEW_LENGTHS.orderNumber)
    .optional()
    .transform((number) => number ?? null),
});

/** Reads the form of a review. Never throws. */
export function readReview(form: FormData): FormReading<ReviewDraft, ReviewField> {
  return readForm(form, FIELDS, schema);
}
