import * as z from 'zod';
import {momentSchema} from '../../contracts/fields';
import {reviewFiguresSchema, reviewSchema} from '../../contracts/reviews';
import type {Variables} from '../config/env';
import {callUpstream, parseUpstream} from './upstream';

/** The worker's variables that the former shop's exports need. */
export type ArchiveEnv = Pick<Variables, 'ARCHIVE_URL'>;

const SERVICE = 'archive';

const reviewsSchema = z.object({
  products: z.array(
    reviewFiguresSchema.pick({product: true, distribution: true}).extend({reviews: z.array(reviewSchema)}),
  ),
});
const vouchersSchema = z.object({
  vouchers: z.array(
    z.object({
      code: z.string().min(1),
      deliveries: z.int().positive(),
      coffee: z.enum(['filter', 'espresso', 'mixed']),
      senderName: z.string(),
      message: z.string(),
      expiresAt: momentSchema,
    }),
  ),
});

/** The reviews of a product in the former shop: the figures of all reviews, and the reviews with a text. */
export type ArchivedReviews = z.output<typeof reviewsSchema>['products'][number];

/** A gift-subscription voucher that the former shop sold. */
export type ArchivedVoucher = z.output<typeof vouchersSchema>['vouchers'][number];

/** Reads the export of reviews; empty without an archive. */
export async function readArchivedReviews({ARCHIVE_URL}: ArchiveEnv): Promise<readonly ArchivedReviews[]> {
  if (ARCHIVE_URL === '') return [];
  return parseUpstream(SERVICE, reviewsSchema, await callUpstream(SERVICE, `${ARCHIVE_URL}/reviews.json`, {})).products;
}

/** Reads the export of gift-subscription vouchers; empty without an archive. */
export async function readArchivedVouchers({ARCHIVE_URL}: ArchiveEnv): Promise<readonly ArchivedVoucher[]> {
  if (ARCHIVE_URL === '') return [];
  const answer = await callUpstream(SERVICE, `${ARCHIVE_URL}/gift-vouchers.json`, {});
  return parseUpstream(SERVICE, vouchersSchema, answer).vouchers;
}
