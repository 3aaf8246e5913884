import {Hono} from 'hono';
import {vouchersAt} from '../seed/vouchers';
import {shop} from '../storefront/shop';
import {seedFigures} from './seed-figures';
import {seedReviews} from './seed-reviews';

/** What came into the shop later has no reviews yet. */
const REVIEWED_UNTIL = '2026-10-15';
const NOT_REVIEWED = ['Gift Card', 'Donation'];

/** Files that the former shop's systems exported: reviews, and vouchers of gift subscriptions. Mounted at `/archive`. */
export const archive = new Hono();

archive.get('/reviews.json', (c) => {
  const products = shop().seed.products.filter(
    ({productType, publishedAt}) => !NOT_REVIEWED.includes(productType) && publishedAt < REVIEWED_UNTIL,
  );
  const figures = seedFigures(products.map(({number}) => number));
  return c.json({
    products: products.map(({number, productType}) => {
      const distribution = figures.get(number) ?? [0, 0, 0, 0, 0];
      const kind = productType === 'Coffee' ? 'coffee' : 'gear';
      return {product: number, distribution, reviews: seedReviews(number, kind, distribution)};
    }),
  });
});

archive.get('/gift-vouchers.json', (c) => c.json({vouchers: vouchersAt(Date.now())}));
