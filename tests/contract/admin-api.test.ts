import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {createCart, variant} from './service-api/shopper';
import {startServices} from './service-api/start-services';
import type {RunningServices} from './service-api/start-services';

const ADMIN = '/admin/api/2026-04/graphql.json';
const COFFEES = 'gid://shopify/Collection/2001';

const replySchema = z.object({
  data: z.record(z.string(), z.looseObject({userErrors: z.array(z.object({code: z.string()})).optional()})).optional(),
  errors: z.array(z.object({message: z.string()})).optional(),
});

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

async function ask(query: string, variables: object = {}, token = 'local-admin-api-token') {
  const {status, text} = await services.send(ADMIN, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': token},
    body: JSON.stringify({query, variables}),
  });
  return {status, ...(status === 200 ? replySchema.parse(JSON.parse(text)) : {})};
}

it('the Admin API refuses a wrong token, and a field that its schema has not', async () => {
  expect((await ask('{ shop { name } }', {}, 'wrong')).status).toBe(401);
  expect((await ask('{ shop { name } }')).data).toEqual({shop: {name: 'Lichtung'}});
  expect((await ask('{ shop { plan } }')).errors).toHaveLength(1);
});

it('a discount code of the Admin API counts in the cart for one order, and is made once', async () => {
  const query =
    'mutation Make($basicCodeDiscount: DiscountCodeBasicInput!) { discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) { codeDiscountNode { id } userErrors { code } } }';
  const basicCodeDiscount = {
    title: 'Welcome',
    code: 'WALD-TEST-0001',
    startsAt: '2026-01-01T00:00:00Z',
    context: {all: 'ALL'},
    customerGets: {
      items: {collections: {add: [COFFEES]}},
      value: {discountAmount: {amount: '10.00', appliesOnEachItem: false}},
    },
    minimumRequirement: {subtotal: {greaterThanOrEqualToSubtotal: '39.00'}},
    usageLimit: 1,
  };
  const first = await ask(query, {basicCodeDiscount});
  expect(first.data?.['discountCodeBasicCreate']?.userErrors).toEqual([]);
  const again = await ask(query, {basicCodeDiscount});
  expect(again.data?.['discountCodeBasicCreate']?.userErrors).toEqual([{code: 'TAKEN'}]);
  const cart = await createCart(services, {
    lines: [{variant: variant('waldgold'), quantity: 5}],
    discountCodes: ['WALD-TEST-0001'],
  });
  expect(cart.discountCodes).toEqual([{code: 'WALD-TEST-0001', applicable: true}]);
});
