import type {ReviewFigures, WireReview} from '../../../contracts/reviews';
import type {SeedProduct} from '../../seed/types';
import {shop} from '../../storefront/shop';
import type {Review} from './reviews-object';
import type {Distribution} from './seed-figures';
import {seedFigures} from './seed-figures';
import {seedReviews} from './seed-reviews';

let figuresOfSeed: ReadonlyMap<number, Distribution> | null = null;

/** A product that can be reviewed: coffee, gear and sets, not gift cards and donations. */
export function reviewable(product: Pick<SeedProduct, 'productType'> | null): boolean {
  return product !== null && product.productType !== 'Gift Card' && product.productType !== 'Donation';
}

/** What came into the shop later has no reviews yet. */
const REVIEWED_UNTIL = '2026-10-15';

/** What the product had before the shop opened here. */
function seededFigures(product: number): Distribution {
  figuresOfSeed ??= seedFigures(
    shop()
      .seed.products.filter((each) => reviewable(each) && each.publishedAt < REVIEWED_UNTIL)
      .map(({number}) => number),
  );
  return figuresOfSeed.get(product) ?? [0, 0, 0, 0, 0];
}

/** What all published reviews of a product add up to: those of the seed and those approved since. */
export function figuresOf(product: number, approved: readonly Review[]): ReviewFigures {
  const [one, two, three, four, five] = seededFigures(product);
  const here = (stars: number) =>
    approved.filter((review) => review.product === product && review.stars === stars).length;
  const distribution: ReviewFigures['distribution'] = [
    one + here(1),
    two + here(2),
    three + here(3),
    four + here(4),
    five + here(5),
  ];
  const count = distribution.reduce((sum, part) => sum + part, 0);
  const stars = distribution.reduce((sum, part, index) => sum + part * (index + 1), 0);
  return {product, count, average: count === 0 ? null : Math.round((stars / count) * 100) / 100, distribution};
}

/** The published reviews of a product with their texts, newest first, in one language or in both. */
export function publishedReviews(
  {number, productType}: SeedProduct,
  approved: readonly Review[],
  language: WireReview['language'] | null,
): WireReview[] {
  const here = approved
    .filter(({product}) => product === number)
    .map(({product: _product, ...review}): WireReview => review);
  return [...here, ...seedReviews(number, productType === 'Coffee' ? 'coffee' : 'gear', seededFigures(number))]
    .filter((review) => language === null || review.language === language)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
