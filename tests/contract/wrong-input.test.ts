import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {expectRefusal} from './routes/watch';
import {startServices} from './service-api/start-services';
import type {RunningServices} from './service-api/start-services';

let services: RunningServices;
beforeAll(async () => {
  services = await startServices({LIMIT_FACTOR: '1000'});
}, 60_000);
afterAll(() => services.stop());

const JSON_TYPE = {'Content-Type': 'application/json'};
/** What a public client of the customer accounts says of itself. */
const CLIENT = {Origin: 'https://localhost:3000', 'User-Agent': 'test'};
const ACCOUNT_CLIENT = {...JSON_TYPE, ...CLIENT};
const FORM = {...CLIENT, 'Content-Type': 'application/x-www-form-urlencoded'};
const SHOP = {...JSON_TYPE, 'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token'};
const STOREFRONT = {
  ...JSON_TYPE,
  'X-Recharge-Storefront-Access-Token': 'strfnt_local-subscription-storefront-token',
};
const RECHARGE = {
  ...JSON_TYPE,
  'X-Recharge-Version': '2021-11',
  'X-Recharge-Access-Token': 'local-subscription-api-token',
};
const ALGOLIA = {
  ...JSON_TYPE,
  'X-Algolia-Application-Id': 'LOCALSEARCH',
  'X-Algolia-API-Key': 'local-search-only-api-key',
};
const EDITOR = {...JSON_TYPE, Authorization: 'Bearer local-cms-token'};
const WORKER = {...JSON_TYPE, Authorization: 'Bearer local-service-api-token'};

/** What a program says of its inside. */
const TRACE =
  /\n\s+at\s|\.(?:ts|js|mjs):\d|\b(?:TypeError|SyntaxError|ReferenceError|RangeError|ZodError)\b|SQLITE|cloudflare:/;

type Wrong = readonly [
  what: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | null,
  status: number,
  says: RegExp,
];

const API = '/api/2026-04/graphql.json';
const ACCOUNT = '/70000001/account/customer/api/2026-04/graphql';
const TOKEN = '/authentication/70000001/oauth/token';
const QUERY = '/v2025-02-19/data/query/production';
const SEARCH = '/1/indexes/*/queries';

const TABLE: Readonly<Record<string, readonly Wrong[]>> = {
  storefront: [
    [
      'a wrong token',
      'POST',
      API,
      {...SHOP, 'X-Shopify-Storefront-Access-Token': 'x'},
      '{"query":"{ shop { name } }"}',
      401,
      /UNAUTHORIZED/,
    ],
    ['broken JSON', 'POST', API, SHOP, '{', 400, /errors/],
    ['a syntax error', 'POST', API, SHOP, '{"query":"{"}', 200, /Syntax Error/],
    ['an unknown field', 'POST', API, SHOP, '{"query":"{ shop { colour } }"}', 200, /Cannot query field/],
    [
      'a wrong variable',
      'POST',
      API,
      SHOP,
      '{"query":"query ($n: Int!) { products(first: $n) { nodes { id } } }","variables":{"n":"x"}}',
      200,
      /\$n/,
    ],
    [
      'no such cart',
      'POST',
      API,
      SHOP,
      '{"query":"mutation { cartNoteUpdate(cartId: \\"x\\", note: \\"\\") { cart { id } userErrors { code } } }"}',
      200,
      /"cart":null.*INVALID/,
    ],
    ['another method', 'GET', API, SHOP, null, 405, /Method Not Allowed/],
    ['an unknown version', 'POST', '/api/2020-02/graphql.json', SHOP, '{}', 404, /Not Found/],
    [
      'no list of codes',
      'POST',
      API,
      SHOP,
      '{"query":"mutation ($codes: [String!]) { cartDiscountCodesUpdate(cartId: \\"x\\", discountCodes: $codes) { cart { id } } }"}',
      200,
      /"\$codes\\" of type \\"\[String!\]\\" used in position expecting type \\"\[String!\]!/,
    ],
  ],
  'customer accounts': [
    ['no token', 'POST', ACCOUNT, ACCOUNT_CLIENT, '{"query":"{ customer { id } }"}', 401, /UNAUTHORIZED/],
    [
      'a forged token',
      'POST',
      ACCOUNT,
      {...ACCOUNT_CLIENT, Authorization: 'shcat_x.y.z'},
      '{"query":"{ customer { id } }"}',
      401,
      /Invalid token/,
    ],
    ['another shop', 'POST', '/1/account/customer/api/2026-04/graphql', JSON_TYPE, '{}', 404, /Not Found/],
    ['no origin', 'POST', TOKEN, {...FORM, Origin: ''}, '', 401, /invalid_token/],
    ['no grant', 'POST', TOKEN, FORM, '', 400, /"error"/],
    [
      'an unknown grant',
      'POST',
      TOKEN,
      FORM,
      'grant_type=password&client_id=shp_local-customer-account-client',
      400,
      /unsupported_grant_type/,
    ],
    [
      'a forged code',
      'POST',
      TOKEN,
      FORM,
      `grant_type=authorization_code&client_id=shp_local-customer-account-client&code=x&redirect_uri=z&code_verifier=${'v'.repeat(43)}`,
      400,
      /invalid_grant/,
    ],
    ['no request', 'GET', '/authentication/70000001/oauth/authorize', {}, null, 400, /./],
    [
      'a foreign address',
      'GET',
      '/authentication/70000001/oauth/authorize?client_id=shp_local-customer-account-client&redirect_uri=https://evil.test',
      {},
      null,
      400,
      /./,
    ],
    ['another shop', 'GET', '/authentication/1/login', {}, null, 404, /./],
  ],
  subscriptions: [
    ['no version', 'GET', '/recharge/api/charges', JSON_TYPE, null, 426, /errors/],
    ['no token', 'GET', '/recharge/api/charges', {'X-Recharge-Version': '2021-11'}, null, 401, /errors/],
    [
      'a forged token',
      'GET',
      '/recharge/api/charges',
      {...RECHARGE, 'X-Recharge-Access-Token': 'x'},
      null,
      401,
      /errors/,
    ],
    ['an unknown place', 'GET', '/recharge/api/nothing', RECHARGE, null, 404, /Not Found/],
    [
      'an unknown charge',
      'POST',
      '/recharge/api/charges/1/skip',
      RECHARGE,
      '{"purchase_item_ids":[1]}',
      404,
      /Not Found/,
    ],
    ['no number', 'GET', '/recharge/api/subscriptions/abc', RECHARGE, null, 404, /Not Found/],
    ['no way to sort', 'GET', '/recharge/api/charges?sort_by=colour', RECHARGE, null, 422, /sort_by/],
    ['too many a page', 'GET', '/recharge/api/charges?limit=251', RECHARGE, null, 422, /limit/],
    ['a wrong cursor', 'GET', '/recharge/api/charges?cursor=x', RECHARGE, null, 422, /cursor/],
    ['broken JSON', 'POST', '/recharge/api/onetimes', RECHARGE, '{', 400, /not valid JSON/],
    ['nothing wanted', 'POST', '/recharge/api/onetimes', RECHARGE, '{}', 422, /errors/],
    ['no storefront', 'POST', '/recharge/shopify_storefront_access', JSON_TYPE, '{}', 401, /authenticate/],
    ['no login', 'POST', '/recharge/shopify_storefront_access', STOREFRONT, '{}', 422, /storefront_token/],
    ['a forged link', 'GET', '/recharge/payment/x', {}, null, 404, /./],
  ],
  content: [
    ['a syntax error', 'GET', `${QUERY}?query=*[`, {}, null, 400, /queryParseError/],
    ['no query', 'GET', QUERY, {}, null, 400, /error/],
    ['an unknown dataset', 'GET', '/v2025-02-19/data/query/nothing?query=1', {}, null, 404, /not found/],
    ['an unknown version', 'GET', '/v2025-99-99/data/query/production?query=1', {}, null, 400, /Invalid API version/],
    ['a forged token', 'GET', `${QUERY}?query=1`, {Authorization: 'Bearer x'}, null, 401, /Session not found/],
    [
      'a change by nobody',
      'POST',
      '/v2025-02-19/data/mutate/production',
      JSON_TYPE,
      '{"mutations":[]}',
      403,
      /permission/,
    ],
    ['a broken change', 'POST', '/v2025-02-19/data/mutate/production', EDITOR, '{', 400, /error/],
    [
      'an unknown change',
      'POST',
      '/v2025-02-19/data/mutate/production',
      EDITOR,
      '{"mutations":[{"explode":{}}]}',
      400,
      /error/,
    ],
    ['an unknown place', 'GET', '/v2025-02-19/data/export/production', {}, null, 404, /No such endpoint/],
    ['no picture', 'GET', '/images/lichtung/production/x.webp', {}, null, 404, /not found/],
    ['no file', 'GET', '/files/lichtung/production/x.pdf', {}, null, 404, /not found/],
  ],
  search: [
    ['no credentials', 'POST', SEARCH, JSON_TYPE, '{"requests":[]}', 403, /Invalid Application-ID or API key/],
    ['broken JSON', 'POST', SEARCH, ALGOLIA, '{', 400, /invalid JSON/],
    ['no requests', 'POST', SEARCH, ALGOLIA, '{"requests":1}', 400, /"status":400/],
    ['an unknown index', 'POST', SEARCH, ALGOLIA, '{"requests":[{"indexName":"nothing"}]}', 404, /does not exist/],
    [
      'a broken filter',
      'POST',
      SEARCH,
      ALGOLIA,
      '{"requests":[{"indexName":"products_de","filters":"(a:b"}]}',
      400,
      /filters/,
    ],
    [
      'a query too long',
      'POST',
      SEARCH,
      ALGOLIA,
      `{"requests":[{"indexName":"products_de","query":"${'x'.repeat(513)}"}]}`,
      400,
      /512/,
    ],
    ['another method', 'DELETE', '/1/indexes/products_de', ALGOLIA, null, 403, /Method not allowed/],
  ],
  'service API': [
    ['no bearer', 'POST', '/v1/contact-requests', JSON_TYPE, '{}', 401, /unauthorized/],
    ['broken JSON', 'POST', '/v1/contact-requests', WORKER, '{', 400, /malformed/],
    ['nothing', 'POST', '/v1/contact-requests', WORKER, '{}', 422, /"invalid"/],
    ['too much', 'POST', '/v1/contact-requests', WORKER, `"${'x'.repeat(70_000)}"`, 413, /too_large/],
    ['a webhook too long', 'POST', '/webhooks/platform', JSON_TYPE, 'x'.repeat(70_000), 413, /too_large/],
    ['a forged token', 'GET', '/v1/orders/x.y.z', WORKER, null, 404, /not_found/],
    ['an unknown place', 'GET', '/v1/nothing', WORKER, null, 404, /not_found/],
    ['a forged link', 'POST', '/v1/newsletter/confirmations', WORKER, '{"token":"x"}', 404, /unknown/],
  ],
  checkout: [
    ['no such cart', 'GET', '/checkouts/cn/nothing?key=x', {}, null, 404, /<h1/],
    ['an order for it', 'POST', '/checkouts/cn/nothing?key=x', FORM, 'email=x', 404, /<h1/],
    ['a body that is no form', 'POST', '/checkouts/cn/nothing?key=x', JSON_TYPE, '{', 404, /<h1/],
    ['an unknown place', 'GET', '/checkouts/nothing', {}, null, 404, /./],
  ],
  'pictures, mail, errors and analytics': [
    ['a wrong width', 'GET', '/cdn/shop/files/scene-home.webp?width=abc', {}, null, 400, /invalid_width/],
    ['a wrong name', 'GET', '/cdn/shop/files/..%2f..%2fsecret', {}, null, 404, /not_found/],
    ['no such mail', 'GET', '/mail/messages/999999', {}, null, 404, /not_found/],
    ['no mail at all', 'GET', '/mail/nothing', {}, null, 404, /not_found|Not Found/],
    ['an error without a key', 'POST', '/sentry/api/1/envelope/', {}, 'x', 401, /missing authorization/],
    ['no envelope', 'POST', '/sentry/api/1/envelope/?sentry_key=a', {}, 'x', 400, /invalid event envelope/],
    ['no such error', 'GET', '/sentry/999999', {}, null, 404, /not_found/],
    ['no container', 'GET', '/gtm.js?id=<script>', {}, null, 404, /Not found/],
    ['no event', 'POST', '/collect', JSON_TYPE, '{', 400, /invalid/],
    ['no label', 'GET', '/labels/nothing', {}, null, 404, /./],
    ['no fault', 'POST', '/control/faults', JSON_TYPE, '{', 422, /invalid/],
    ['no service', 'GET', '/nothing', {}, null, 404, /not_found/],
  ],
};

describe.each(Object.entries(TABLE))('%s', (_service, rows) => {
  it.each(rows)('refuses %s: %s %s', async (_what, method, path, headers, body, status, says) => {
    const answer = await services.send(path, {method, headers, ...(body === null ? {} : {body})});
    expect(answer.text).toMatch(says);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(TRACE);
    expectRefusal(method, path, answer);
  });
});

const BODIES = [
  '',
  'null',
  '[]',
  '{}',
  '{"a":',
  '"\u0000"',
  '1e999',
  '{"query":{}}',
  '{"requests":[null]}',
  '{"__proto__":{}}',
  '['.repeat(5000),
];
const PLACES: readonly (readonly [string, Record<string, string>])[] = [
  [API, SHOP],
  [ACCOUNT, {...ACCOUNT_CLIENT, Authorization: 'shcat_'}],
  [TOKEN, FORM],
  ['/authentication/70000001/login', FORM],
  ['/recharge/api/subscriptions', RECHARGE],
  ['/recharge/api/charges/1/change_next_charge_date', RECHARGE],
  ['/recharge/shopify_customer_account_api_access', STOREFRONT],
  [QUERY, JSON_TYPE],
  ['/v2025-02-19/data/mutate/production', EDITOR],
  [SEARCH, ALGOLIA],
  ['/1/indexes/products_de/facets/vendor/query', ALGOLIA],
  ['/v1/newsletter/subscriptions', WORKER],
  ['/v1/order-tracking', WORKER],
  ['/v1/returns', WORKER],
  ['/v1/saved-carts', WORKER],
  ['/v1/gift-subscriptions/%00', WORKER],
  ['/checkouts/cn/x?key=%00', FORM],
  ['/sentry/api/1/envelope/?sentry_key=a', {}],
  ['/collect', JSON_TYPE],
  ['/control/clock', JSON_TYPE],
];

it.each(PLACES)('%s takes any body calmly', async (path, headers) => {
  const answers = await Promise.all(
    BODIES.flatMap((body) => ['POST', 'PUT', 'PATCH'].map((method) => services.send(path, {method, headers, body}))),
  );
  for (const {status, text} of answers) {
    expect(text).not.toMatch(TRACE);
    expect(status, text).toBeLessThan(500);
  }
});
