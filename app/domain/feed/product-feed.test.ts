import {expect, it} from 'vitest';

import {money} from '../money';
import {productFeed, type FeedItem} from './product-feed';

const shop = {origin: 'https://shop.example', title: 'Lichtung', description: 'Kaffee & mehr'};
const item: FeedItem = {
  id: '11',
  group: '1',
  title: 'Waldgold, 250 g',
  description: 'Schokolade <und> Nuss',
  path: '/de/p/waldgold?variant=11',
  picture: '/media/waldgold.webp',
  availability: 'in_stock',
  availableFrom: null,
  price: money(990),
  priceBefore: null,
  brand: 'Lichtung',
  gtin: '4012345678901',
  mpn: null,
  unit: {measure: '250g', base: '1kg'},
};

it('is an RSS document with one item for each variant', () => {
  expect(productFeed(shop, [item])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
      '<title>Lichtung</title><link>https://shop.example</link><description>Kaffee &amp; mehr</description>' +
      '<item><g:id>11</g:id><g:item_group_id>1</g:item_group_id><g:title>Waldgold, 250 g</g:title>' +
      '<g:description>Schokolade &lt;und&gt; Nuss</g:description>' +
      '<g:link>https://shop.example/de/p/waldgold?variant=11</g:link><g:condition>new</g:condition>' +
      '<g:availability>in_stock</g:availability><g:price>9.90 EUR</g:price><g:brand>Lichtung</g:brand>' +
      '<g:image_link>https://shop.example/media/waldgold.webp?width=1280</g:image_link>' +
      '<g:gtin>4012345678901</g:gtin>' +
      '<g:unit_pricing_measure>250g</g:unit_pricing_measure>' +
      '<g:unit_pricing_base_measure>1kg</g:unit_pricing_base_measure></item></channel></rss>\n',
  );
});

it('names price, stock and where to find it', () => {
  const feed = productFeed(shop, [item]);
  expect(feed).toContain('<g:price>9.90 EUR</g:price>');
  expect(feed).toContain('<g:link>https://shop.example/de/p/waldgold?variant=11</g:link>');
  expect(feed).toContain('<g:image_link>https://shop.example/media/waldgold.webp?width=1280</g:image_link>');
  expect(feed).toContain('<g:gtin>4012345678901</g:gtin>');
  expect(feed).not.toContain('g:mpn');
  expect(feed).toContain('Schokolade &lt;und&gt; Nuss');
});

it('tells a reduction with the price before', () => {
  const feed = productFeed(shop, [{...item, price: money(805), priceBefore: money(1200), picture: null}]);
  expect(feed).toContain('<g:price>12.00 EUR</g:price>');
  expect(feed).toContain('<g:sale_price>8.05 EUR</g:sale_price>');
  expect(feed).not.toContain('g:image_link');
});

it.each([
  ['4012345678901', null, []],
  ['4012345678901', 'HB-H1', ['mpn>HB-H1']],
  [null, 'HB-H1', ['mpn>HB-H1']],
  [null, null, ['identifier_exists>no']],
])('names the numbers that others give it, never our own: %s, %s', (gtin, mpn, told) => {
  const feed = productFeed(shop, [{...item, gtin, mpn}]);
  expect(feed.match(/(?:mpn|identifier_exists)>[^<]+/g) ?? []).toEqual(told);
});

it('has no quantity of what is sold by the piece', () => {
  expect(productFeed(shop, [{...item, unit: null}])).not.toContain('unit_pricing');
});
