import {reviewFiguresListSchema} from '#contracts/reviews';

import {globalNumber} from '../../domain/global-id';
import type {ReviewAverage} from '../../domain/product/review';
import {ServiceError} from '../service-error.server';
import {readFromService, type ServiceApiAccess} from './service-api.server';

/**
 * The figures of products by their global ids; what nobody has reviewed is not among them. At most 250 products.
 * Throws `ServiceError` when the service does not answer.
 */
export type ReadReviewFigures = (productIds: readonly string[]) => Promise<Readonly<Record<string, ReviewAverage>>>;

/**
 * Makes the call that reads the stars of many products at once, as the service API keeps them (`contracts/reviews.ts`).
 */
export function createReviewFigures(service: ServiceApiAccess): ReadReviewFigures {
  return async (productIds) => {
    const ids = new Map(productIds.map((id) => [globalNumber(id), id]));
    if (ids.size === 0) return {};
    const path = `/reviews/figures?products=${[...ids.keys()].join(',')}`;
    const reply = await readFromService(service, {path, schema: reviewFiguresListSchema});
    if (!reply.ok) throw new ServiceError('service-api', 'status', String(reply.status));
    return Object.fromEntries(
      reply.data.figures.flatMap(({product, average, count}) => {
        const id = ids.get(String(product));
        return id === undefined || average === null || count === 0 ? [] : [[id, {average, count}]];
      }),
    );
  };
}
