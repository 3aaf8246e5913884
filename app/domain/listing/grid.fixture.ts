import {exampleCard} from '../product/product.fixture';
import type {GridCard} from './listing';

/** Makes a card of a grid for tests: a coffee at 10 euros that says nothing to filter by. */
export function gridCard(
  title: string,
  facets: GridCard['facets'] = {},
  {cents = 1000, publishedAt = '2026-01-01T00:00:00Z', large = false} = {},
): GridCard {
  return {
    card: exampleCard(`gid://shopify/Product/${title}`, {
      handle: title.toLowerCase(),
      title,
      priceFrom: {cents, currency: 'EUR'},
    }),
    facets,
    publishedAt,
    large,
  };
}
