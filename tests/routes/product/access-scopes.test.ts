import {afterEach, describe, expect, test} from 'vitest';

import {GOODS, productUrl} from '../../support/goods';
import {addToCart} from '../support/cart';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

afterEach(() => control.repair());

/** What a page's loader said, as text, for what is in it anywhere. */
const said = (data: unknown) => JSON.stringify(data);

describe.each([
  'unauthenticated_read_product_inventory',
  'unauthenticated_read_product_tags',
  'unauthenticated_read_selling_plans',
  'unauthenticated_read_customers',
  'unauthenticated_read_content',
  'Product.metafield',
  'ProductVariant.metafield',
  'QueryRoot.productRecommendations',
  'ProductVariant.barcode',
])('without %s', (denied) => {
  test.each([
    '/',
    '/de/c/coffee-shop',
    '/de/g/equipment-shop',
    '/de/p/waldgold',
    '/en/p/gift-card',
    '/de/sitemaps/products.xml',
  ])('%s is whole', async (path) => {
    await control.deny(denied);
    const {status, data, body} = await createVisitor().get(path);
    expect(status).toBe(200);
    if (path.includes('/p/')) expect(data).toMatchObject({page: 'product'});
    else expect(body + said(data)).not.toBe('');
  });

  test('the cart takes a coffee and keeps it', async () => {
    await control.deny(denied);
    const visitor = createVisitor();
    await addToCart(visitor, productUrl('de', GOODS.waldgold));
    expect((await visitor.get('/de/checkout/cart')).data).toMatchObject({summary: {displayedQuantity: 1}});
  });
});

test('a product without its plans is offered once, and the log says what is missing', async () => {
  await control.deny('unauthenticated_read_selling_plans');
  const {data, reports} = await createVisitor().get('/de/p/waldgold');
  expect(data).toMatchObject({offer: {purchase: {plans: []}}});
  expect(reports.map(String)).toEqual([expect.stringContaining('withPlans')]);
});

test('a product that the scopes do not allow to read is an outage, and not unknown', async () => {
  await control.deny('unauthenticated_read_product_listings');
  expect((await createVisitor().get('/de/p/waldgold')).status).toBe(503);
});
