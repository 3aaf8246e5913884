import {reviewListSchema, reviewSubmittedSchema, type WireReview} from '#contracts/reviews';

import {dayInGermany} from '../../domain/delivery';
import type {Outcome} from '../../domain/form/outcome';
import {globalNumber} from '../../domain/global-id';
import {starShares, type Review, type ReviewList} from '../../domain/product/review';
import type {ReviewDraft, ReviewRefusal} from '../../domain/product/review-form';
import {ServiceError} from '../service-error.server';
import {postToService, readFromService, type ServiceApiOptions} from './service-api.server';

export type ReviewsAdapter = {
  /**
   * Published reviews of a product, by its global id, in the request's language, newest first: a page of them, or the newest few where
   * none is asked for or there is no such page. `null` for what nobody can review. Throws `ServiceError` when the service does not answer.
   */
  readonly read: (productId: string, page: number | null) => Promise<ReviewList | null>;
  /**
   * Hands a review in for reading, once per idempotency key. Whether an order was found for it, and whether its address
   * has written one before, is not told: anybody can ask with anybody's address. Throws `ServiceError` when the service does
   * not answer.
   */
  readonly submit: (
    productId: string,
    draft: ReviewDraft,
    idempotencyKey: string,
  ) => Promise<Outcome<unknown, ReviewRefusal>>;
};

/** So many are on a product's page, and on a page of all reviews. */
const NEWEST = 4;
const PAGE_SIZE = 25;

function reshapeReview(wire: WireReview): Review {
  return {
    id: wire.id,
    stars: wire.stars,
    title: wire.title,
    text: wire.text,
    author: wire.author,
    day: dayInGermany(Date.parse(wire.createdAt)),
    verified: wire.verified,
  };
}

/** Makes the adapter of reviews as the service API keeps them (`contracts/reviews.ts`). */
export function createReviews(options: ServiceApiOptions): ReviewsAdapter {
  const {language} = options;
  async function read(productId: string, page: number | null): Promise<ReviewList | null> {
    const size = page === null ? NEWEST : PAGE_SIZE;
    const query = new URLSearchParams({language, page: String(page ?? 1), size: String(size)});
    const path = `${reviewsPath(productId)}?${query.toString()}`;
    const reply = await readFromService(options, {path, schema: reviewListSchema});
    if (!reply.ok && reply.status === 404) return null;
    if (!reply.ok) throw new ServiceError('service-api', 'status', String(reply.status));
    const list = reply.data;
    if (page !== null && page > list.pages) return read(productId, null);
    const {count, average, distribution} = list.figures;
    return {
      figures: {count, average, shares: starShares(distribution)},
      reviews: list.reviews.map(reshapeReview),
      page,
      pages: list.pages,
      total: list.total,
    };
  }
  return {
    read,
    async submit(productId, draft, idempotencyKey) {
      const {orderNumber, ...rest} = draft;
      const reply = await postToService(options, {
        path: reviewsPath(productId),
        body: {...rest, ...(orderNumber === null ? {} : {orderNumber}), language},
        schema: reviewSubmittedSchema,
        idempotencyKey,
      });
      if (reply.state === 'rate-limited') return reply;
      if (reply.state === 'done' || reply.code === 'already_reviewed') return {state: 'done'};
      return reply.code === 'unknown_product' ? {state: 'refused', code: 'unknown-product'} : {state: 'unavailable'};
    },
  };
}

function reviewsPath(productId: string): string {
  return `/products/${encodeURIComponent(globalNumber(productId))}/reviews`;
}
