import {reviewListSchema, type WireReview} from '#contracts/reviews';

import type {Language} from '../../config/languages';
import type {Review, Reviews} from '../../domain/product/review';
import {parseBody, readJson} from '../http.server';
import {ServiceError} from '../service-error.server';

export type ReviewShelf = {
  /**
   * A page of the published reviews of a product, by its global id, in the request's language, newest first; `null` for what nobody can
   * review. Throws `ServiceError` when the service does not answer.
   */
  readonly read: (productId: string, page: number) => Promise<Reviews | null>;
};

type ReviewOptions = {
  readonly origin: string;
  readonly token: string;
  readonly language: Language;
  readonly random: () => number;
};

const PAGE_SIZE = 4;

function reshapeReview(wire: WireReview): Review {
  return {
    id: wire.id,
    stars: wire.stars,
    title: wire.title,
    text: wire.text,
    author: wire.author,
    day: wire.createdAt.slice(0, 10),
    verified: wire.verified,
  };
}

/** Reviews of products as the service API keeps them (`contracts/reviews.ts`). */
export function createReviewShelf({origin, token, language, random}: ReviewOptions): ReviewShelf {
  return {
    async read(productId, page) {
      const number = productId.split('/').at(-1) ?? '';
      const query = new URLSearchParams({language, page: String(page), size: String(PAGE_SIZE)});
      const answer = await readJson({
        service: 'service-api',
        url: `${origin}/v1/products/${encodeURIComponent(number)}/reviews?${query.toString()}`,
        headers: {Authorization: `Bearer ${token}`, Accept: 'application/json'},
        jitter: random(),
      });
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw new ServiceError('service-api', 'status', String(answer.status));
      const list = parseBody('service-api', reviewListSchema, answer.body);
      const {count, average, distribution} = list.figures;
      return {
        figures: {count, average, distribution},
        reviews: list.reviews.map(reshapeReview),
        page: list.page,
        pages: list.pages,
      };
    },
  };
}
