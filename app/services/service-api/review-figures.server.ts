import {reviewFiguresListSchema} from '#contracts/reviews';

import {parseBody, readJson} from '../http.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

/** What all reviews of a product add up to: `average` from 1 to 5. */
export type ReviewAverage = {readonly average: number; readonly count: number};

/**
 * The figures of products by their global ids; what nobody has reviewed is not among them. At most 250 products.
 * Throws `ServiceError` when the service does not answer.
 */
export type ReadReviewFigures = (productIds: readonly string[]) => Promise<Readonly<Record<string, ReviewAverage>>>;

type Options = {readonly origin: string; readonly token: string; readonly calls: ServiceCalls};

/**
 * Makes the call that reads the stars of many products at once, as the service API keeps them (`contracts/reviews.ts`).
 */
export function createReviewFigures({origin, token, calls}: Options): ReadReviewFigures {
  return async (productIds) => {
    const ids = new Map(productIds.map((id) => [id.split('/').at(-1) ?? '', id]));
    if (ids.size === 0) return {};
    const answer = await readJson(calls, {
      service: 'service-api',
      url: `${origin}/v1/reviews/figures?products=${[...ids.keys()].join(',')}`,
      headers: {Authorization: `Bearer ${token}`, Accept: 'application/json'},
    });
    if (answer.status !== 200) throw new ServiceError('service-api', 'status', String(answer.status));
    const {figures} = parseBody('service-api', reviewFiguresListSchema, answer.body);
    return Object.fromEntries(
      figures.flatMap(({product, average, count}) => {
        const id = ids.get(String(product));
        return id === undefined || average === null || count === 0 ? [] : [[id, {average, count}]];
      }),
    );
  };
}
