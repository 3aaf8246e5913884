import {afterEach, expect, it, vi} from 'vitest';
import {answerRequests} from '../../app/services/fetch.fixture';
import {readIndexedProducts} from './index-catalogue';
import {PLATFORM_ENV} from '../../tests/support/platform-env';

afterEach(() => {
  vi.unstubAllGlobals();
});

const id = (number: number) => `gid://shopify/Product/${number}`;
const product = (number: number) => ({
  id: id(number),
  handle: 'waldgold',
  title: 'Waldgold',
  descriptionHtml: '',
  productType: 'Coffee',
  vendor: '',
  tags: [],
  publishedAt: '2026-01-01T00:00:00Z',
  requiresSellingPlan: false,
  featuredImage: null,
  metafields: [],
  variants: {nodes: []},
  collections: {nodes: []},
});

it('leaves out products that are missing or in no list of the platform', async () => {
  const pages = [[1, 3], [4]];
  answerRequests(({body}) => {
    if (JSON.stringify(body).includes('ServiceIndexSomeProducts'))
      return Response.json({data: {nodes: [product(2), null, product(4)]}});
    const nodes = pages.shift()?.map((number) => ({id: id(number)}));
    const pageInfo = {hasNextPage: pages.length > 0, endCursor: 'next'};
    return Response.json({data: {products: {pageInfo, nodes}}});
  });
  const found = await readIndexedProducts(PLATFORM_ENV, [2, 3, 4], 'de');
  expect(found.map(({facts}) => facts.number)).toEqual([4]);
});
