import {beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {tokenRefusalSchema} from '../../contracts/openid';
import {issueAdminToken} from '../../emulator/admin/access-token';
import {ADMIN_GRANT, adminHeaders, requestAdminToken} from './service-api/admin-token';
import {createCart, variant} from './service-api/shopper';
import {borrowServices} from './service-api/start-services';
import type {BorrowedServices} from './service-api/start-services';

const ADMIN = '/admin/api/2026-04/graphql.json';
const COFFEES = 'gid://shopify/Collection/2001';

const replySchema = z.object({
  data: z.record(z.string(), z.looseObject({userErrors: z.array(z.object({code: z.string()})).optional()})).nullish(),
  errors: z
    .array(z.looseObject({message: z.string(), extensions: z.looseObject({code: z.string()}).optional()}))
    .optional(),
});
const grantSchema = z.strictObject({access_token: z.string(), scope: z.string(), expires_in: z.literal(86_399)});
const DAY_MS = 24 * 60 * 60 * 1000;

let services: BorrowedServices;
beforeAll(async () => {
  services = await borrowServices();
});

async function ask(query: string, variables: object = {}, token?: string) {
  const headers = token === undefined ? await adminHeaders(services) : {'X-Shopify-Access-Token': token};
  const {status, text} = await services.send(ADMIN, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify({query, variables}),
  });
  return {status, ...(status === 200 ? replySchema.parse(JSON.parse(text)) : {})};
}

it('the Admin API refuses a wrong token, and a field that its schema has not', async () => {
  expect((await ask('{ shop { name } }', {}, 'wrong')).status).toBe(401);
  expect((await ask('{ shop { name } }')).data).toEqual({shop: {name: 'Lichtung'}});
  expect((await ask('{ shop { plan } }')).errors).toHaveLength(1);
});

it('the Admin API refuses an operation that costs too much', async () => {
  const {status, errors} = await ask(
    '{ orders(first: 250, query: "") { nodes { lineItems(first: 9) { nodes { id } } } } }',
  );
  expect([status, errors?.[0]?.message]).toEqual([200, expect.stringContaining('Query cost is 3002')]);
});

const FORM = 'application/x-www-form-urlencoded';

it('the token endpoint exchanges the credentials of the app for a token of a day', async () => {
  const {status, text} = await requestAdminToken(services, ADMIN_GRANT);
  const {access_token: token, scope} = grantSchema.parse(JSON.parse(text));
  expect([status, token.startsWith('shpat_'), scope.split(',')]).toEqual([
    200,
    true,
    expect.arrayContaining(['write_products', 'read_orders']),
  ]);
  expect((await ask('{ shop { name } }', {}, token)).status).toBe(200);
  expect((await ask('{ shop { name } }', {}, ADMIN_GRANT.client_secret)).status).toBe(401);
  await services.moveClock(DAY_MS);
  expect((await ask('{ shop { name } }', {}, token)).status).toBe(401);
  await services.moveClock(0);
});

it.each([
  ['another secret', FORM, {...ADMIN_GRANT, client_secret: 'wrong'}, 'invalid_client'],
  ['another client', FORM, {...ADMIN_GRANT, client_id: 'wrong'}, 'invalid_client'],
  ['another grant', FORM, {...ADMIN_GRANT, grant_type: 'authorization_code'}, 'unsupported_grant_type'],
  ['no form', 'application/json', ADMIN_GRANT, 'invalid_request'],
])('the token endpoint refuses %s', async (_, type, grant, error) => {
  const body = type === FORM ? new URLSearchParams(grant).toString() : JSON.stringify(grant);
  const headers = {'Content-Type': type};
  const {status, text} = await services.send('/admin/oauth/access_token', {method: 'POST', headers, body});
  expect([status, tokenRefusalSchema.strict().parse(JSON.parse(text)).error]).toEqual([400, error]);
});

it('a token opens what its scopes say, and tells them', async () => {
  const token = await issueAdminToken({
    ADMIN_CLIENT_SECRET: ADMIN_GRANT.client_secret,
    ADMIN_SCOPES: 'write_products,read_inventory',
  });
  const {data, errors} = await ask(
    '{ currentAppInstallation { accessScopes { handle } } orders(first: 1, query: "name:L1") { nodes { id } } }',
    {},
    token,
  );
  expect([data, errors]).toMatchObject([null, [{path: ['orders'], extensions: {code: 'ACCESS_DENIED'}}]]);
  const installed = await ask('{ currentAppInstallation { accessScopes { handle } } }', {}, token);
  expect(installed.data).toEqual({
    currentAppInstallation: {
      accessScopes: ['write_products', 'read_products', 'read_inventory'].map((handle) => ({handle})),
    },
  });
});

it('a discount code of the Admin API counts in the cart for one order, and is made once', async () => {
  const query =
    'mutation Make($basicCodeDiscount: DiscountCodeBasicInput!) { discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) { codeDiscountNode { id } userErrors { code } } }';
  const basicCodeDiscount = {
    title: 'Welcome',
    code: 'WALD-TEST-0001',
    startsAt: '2026-01-01T00:00:00.678Z',
    endsAt: '2099-01-01T00:00:00.678Z',
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
  const period =
    '{ codeDiscountNodeByCode(code: "wald-test-0001") { codeDiscount { ... on DiscountCodeBasic { startsAt endsAt } } } }';
  expect((await ask(period, {})).data?.['codeDiscountNodeByCode']).toEqual({
    codeDiscount: {startsAt: '2026-01-01T00:00:00Z', endsAt: '2099-01-01T00:00:00Z'},
  });
  const cart = await createCart(services, {
    lines: [{variant: variant('waldgold'), quantity: 5}],
    discountCodes: ['WALD-TEST-0001'],
  });
  expect(cart.discountCodes).toEqual([{code: 'WALD-TEST-0001', applicable: true}]);
});
