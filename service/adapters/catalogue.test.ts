import {afterEach, expect, it, vi} from 'vitest';
import {answerRequests} from '../../app/services/fetch.fixture';
import {ADMIN_TOKEN} from '../../tests/support/admin-token';
import {readGiftCoffee} from './catalogue';
import {UpstreamError} from './upstream';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ENV = {
  ...{ADMIN_TOKEN, ADMIN_API_URL: 'https://shop.example/admin', STOREFRONT_API_URL: 'https://shop.example/api'},
  ...{STOREFRONT_PRIVATE_TOKEN: 'private', COFFEE_COLLECTION: '1'},
};

function coffee(number: number, availableForSale: boolean, over: object = {}) {
  return {
    ...{id: `gid://shopify/Product/${number}`, tags: ['filter'], requiresSellingPlan: false},
    sellingPlanGroups: {nodes: [{name: 'Plan'}]},
    variants: {nodes: [{id: `gid://shopify/ProductVariant/${number}1`, availableForSale}]},
    ...over,
  };
}

function read(...nodes: readonly object[]) {
  answerRequests(() => Response.json({data: {products: {nodes}}}));
  return readGiftCoffee(ENV, 'filter');
}

it.each([
  ['the first one', [coffee(1, true), coffee(2, true)], 1],
  ['the first one that can be bought', [coffee(1, false), coffee(2, true)], 2],
  ['the first one if none can be bought', [coffee(1, false), coffee(2, false)], 1],
  ['no decaf', [coffee(1, true, {tags: ['filter', 'decaf']}), coffee(2, false)], 2],
  ['nothing that is sold by subscription alone', [coffee(1, true, {requiresSellingPlan: true}), coffee(2, true)], 2],
  ['nothing without a subscription', [coffee(1, true, {sellingPlanGroups: {nodes: []}}), coffee(2, true)], 2],
])('a gift brings %s', async (_, nodes, product) => {
  expect(await read(...nodes)).toEqual({product, variant: product * 10 + 1});
});

it('a catalogue without such a coffee is an outage', async () => {
  await expect(read()).rejects.toThrow(UpstreamError);
});
