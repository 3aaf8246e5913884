import {gzipSync} from 'node:zlib';

import {GOODS, productUrl} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createVisitor} from '../support/visitor';

const KB = 1024;
const compressed = (text: string) => gzipSync(text, {level: 9}).byteLength;
const stylesIn = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');

test('a page needs no style sheet before it can be read, and all of its styles stay below 12 KB', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const pages = ['/', '/de/c/coffee-shop', productUrl('de', GOODS.waldgold), '/de/checkout/cart', '/de/nowhere'];
  for (const path of pages) {
    const {body} = await visitor.get(path);
    const [head = ''] = body.split('</head>');
    expect(head, path).not.toMatch(/<link[^>]*rel="stylesheet"/);
    expect(compressed(stylesIn(body)), path).toBeGreaterThan(KB);
    expect(compressed(stylesIn(body)), path).toBeLessThan(12 * KB);
  }
});
