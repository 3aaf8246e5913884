import * as z from 'zod';

import {defineForm} from '../form/define-form.server';
import {email, line, paragraphs} from '../form/fields.server';
import {mailbox} from '#contracts/mailbox';
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

/** The form of a review. */
export const reviewForm = defineForm({
  fields: FIELDS,
  schema,
  limit: (draft) => ({name: 'review', targets: [mailbox(draft.email)]}),
  refusals: {'unknown-product': 404},
});
