import {expect, test} from 'vitest';

import {platformPurgeTags, recordTags} from './platform-change';

test.each([
  ['products/update', ['product-id:7', 'sitemap:products', 'feed']],
  ['products/create', ['product-id:7', 'sitemap:products', 'feed']],
  ['products/delete', ['product-id:7', 'sitemap:products', 'feed']],
  ['collections/update', ['collection-id:7', 'sitemap:collections', 'feed']],
  ['collections/delete', ['collection-id:7', 'sitemap:collections', 'feed']],
  ['orders/create', []],
  ['products/unheard', []],
  ['constructor/update', []],
  ['', []],
])('%s purges %j', (topic, tags) => {
  expect(platformPurgeTags({topic, id: 7})).toEqual(tags);
});

test.each([
  ['gid://shopify/Product/7', ['product-id:7']],
  ['gid://shopify/Collection/8', ['collection-id:8']],
  ['gid://shopify/Product/50101', ['product-id:50101']],
  ['gid://shopify/Product/7?cart=1', []],
  ['x-gid://shopify/Product/7', []],
  ['gid://shopify/Order/9', []],
  ['7', []],
])('the page of %s is tagged %j, as messages name it', (id, tags) => {
  expect(recordTags(id)).toEqual(tags);
});
