import {beforeAll, describe, expect, it} from 'vitest';
import {borrowStorefront, PRIVATE_TOKEN, PUBLIC_TOKEN} from './storefront/start-storefront';
import * as z from 'zod';
import type {BorrowedStorefront} from './storefront/start-storefront';

const httpReply = z.object({data: z.unknown(), errors: z.unknown()}).partial();
const refusals = z.tuple([z.looseObject({message: z.string(), extensions: z.looseObject({code: z.string()})})]);

let storefront: BorrowedStorefront;

beforeAll(async () => {
  storefront = await borrowStorefront();
});

const ADDRESS = '/api/2026-04/graphql.json';
const AUTHORIZED = {'content-type': 'application/json', 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN};
const SHOP = JSON.stringify({query: '{ shop { name } }'});

describe('the endpoint', () => {
  it.each([
    ['the public token', ADDRESS, AUTHORIZED, SHOP, 200],
    ['the private token', ADDRESS, {'Shopify-Storefront-Private-Token': PRIVATE_TOKEN}, SHOP, 200],
    ['the address of the specification', '/api/2026-04/graphql', AUTHORIZED, SHOP, 200],
    ['no token', ADDRESS, {}, SHOP, 200],
    ['a wrong token', ADDRESS, {'X-Shopify-Storefront-Access-Token': 'x'}, SHOP, 401],
    ['an unknown version', '/api/2026-05/graphql.json', AUTHORIZED, SHOP, 404],
    ['broken JSON', ADDRESS, AUTHORIZED, '{', 400],
    ['JSON without a query', ADDRESS, AUTHORIZED, '{"variables": {}}', 400],
    ['JSON that is no object', ADDRESS, AUTHORIZED, '"x"', 400],
    ['an empty body', ADDRESS, AUTHORIZED, '', 400],
    ['more than a megabyte', ADDRESS, AUTHORIZED, 'x'.repeat(1_000_001), 413],
  ])('answers %s with JSON', async (_what, path, headers, body, status) => {
    const answer = await storefront.send(path, {method: 'POST', headers: {...headers}, body});
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/json');
    const reply = httpReply.parse(JSON.parse(answer.text));
    if (status === 200) expect(reply.data).toEqual({shop: {name: 'Lichtung'}});
    else expect(reply.errors).toBeTruthy();
    expect(answer.text).not.toContain('at ');
  });

  it.each([
    ['2026-10', '2026-10'],
    ['2026-04', '2026-04'],
    ['2025-10', '2026-01'],
  ])('answers version %s by %s', async (asked, served) => {
    const answer = await storefront.send(`/api/${asked}/graphql.json`, {
      method: 'POST',
      headers: AUTHORIZED,
      body: SHOP,
    });
    expect([answer.status, answer.headers.get('x-shopify-api-version')]).toEqual([200, served]);
  });

  it.each([
    ['2025-10', 'Cannot query field "termsOfSale" on type "Shop"'],
    ['2026-01', 'Cannot query field "termsOfSale" on type "Shop"'],
    ['2026-04', 'Field Shop.termsOfSale is not supported'],
  ])('validates a request of version %s by its own schema', async (version, message) => {
    const body = JSON.stringify({query: '{ shop { termsOfSale { title } } }'});
    const {text} = await storefront.send(`/api/${version}/graphql.json`, {method: 'POST', headers: AUTHORIZED, body});
    expect(text).toContain(message.replaceAll('"', '\\"'));
  });

  it.each([
    'X-SDK-Variant',
    'X-SDK-Variant-Source',
    'X-SDK-Version',
    'X-Shopify-Storefront-Access-Token',
    'Content-Type',
  ])('lets browsers send %s from anywhere', async (header) => {
    const {status, headers} = await storefront.send(ADDRESS, {method: 'OPTIONS'});
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-headers')?.toLowerCase().split(', ')).toContain(header.toLowerCase());
  });

  it('takes nothing but POST', async () => {
    expect((await storefront.send(ADDRESS, {method: 'GET'})).status).toBe(405);
  });
});

describe('invalid requests', () => {
  it.each([
    ['a syntax error', '{ shop', 'Syntax Error'],
    ['an unknown field', '{ shop { colour } }', 'Cannot query field "colour" on type "Shop"'],
    [
      'a field of the schema that is not emulated',
      '{ shop { shopPayInstallmentsPricing { __typename } } }',
      'Field Shop.shopPayInstallmentsPricing',
    ],
    ['a query that is not emulated', '{ locations(first: 1) { nodes { id } } }', 'Field QueryRoot.locations'],
    [
      'a mutation that is not emulated',
      'mutation { customerRecover(email: "a") { __typename } }',
      'Field Mutation.customerRecover',
    ],
    [
      'an argument',
      '{ product(id: "gid://shopify/Product/1") { images(first: 1, sortKey: CREATED_AT) { nodes { id } } } }',
      'Argument of Product.images is not supported',
    ],
    ['a field of a query', '{ products(first: 1, query: "colour:red") { nodes { id } } }', 'Query field colour'],
    [
      'an input field',
      'mutation { cartCreate(input: {buyerIdentity: {companyLocationId: "a"}}) { cart { id } } }',
      'Mutation.cartCreate.input.buyerIdentity(companyLocationId:)',
    ],
    ['a node type', '{ node(id: "gid://shopify/Company/1") { id } }', 'Node of type Company'],
    ['no global id', '{ product(id: "1") { id } }', "Invalid global id '1'"],
    [
      'a context argument',
      'query @inContext(preferredLocationId: "gid://shopify/Location/1") { shop { name } }',
      '@inContext(preferredLocationId:)',
    ],
    ['a page without a size', '{ products { nodes { id } } }', 'you must provide one of first or last'],
    ['a page of more than 250', '{ products(first: 251) { nodes { id } } }', 'exceeds the maximum of 250'],
    ['an invalid cursor', '{ products(first: 1, after: "x") { nodes { id } } }', 'not a valid cursor'],
    [
      'more than 250 ids',
      `{ nodes(ids: [${'"gid://shopify/Product/1",'.repeat(251)}]) { id } }`,
      'maximum allowed of 250',
    ],
  ])('%s is an error that names it', async (_what, query, message) => {
    const reply = await storefront.run(query);
    expect(reply.errors?.map((error) => error.message).join()).toContain(message);
  });

  it('a variable of the wrong type is an error, not an outage', async () => {
    const reply = await storefront.run('query ($n: Int!) { products(first: $n) { nodes { id } } }', {n: 'abc'});
    expect(reply.errors?.[0]?.message).toContain('$n');
  });
});

describe('without an access token', () => {
  const ask = async (query: string) => {
    const {status, text} = await storefront.send(ADDRESS, {method: 'POST', body: JSON.stringify({query})});
    return {status, ...httpReply.parse(JSON.parse(text))};
  };

  it('products, collections, plans, search, pages and carts are open', async () => {
    const {errors} = await ask(`{
      product(handle: "waldkaffee") { title variants(first: 2) { nodes { availableForSale } } sellingPlanGroups(first: 1) { nodes { name } } }
      collections(first: 1) { nodes { title } } search(query: "kaffee", first: 1) { totalCount } pages(first: 1) { nodes { title } }
    }`);
    expect(errors).toBeUndefined();
    const created = await ask('mutation { cartCreate { cart { id } userErrors { code } } }');
    expect(created).toMatchObject({status: 200, data: {cartCreate: {userErrors: []}}});
  });

  it.each([
    ['tags', '{ product(handle: "waldkaffee") { title tags } }'],
    ['productTags', '{ productTags(first: 1) { nodes } }'],
    ['metafield', '{ product(handle: "waldkaffee") { metafield(namespace: "coffee", key: "origin") { value } } }'],
    ['quantityAvailable', '{ product(handle: "waldkaffee") { variants(first: 1) { nodes { quantityAvailable } } } }'],
    ['menu', '{ menu(handle: "main-menu") { title } }'],
    ['customer', '{ customer(customerAccessToken: "x") { id } }'],
  ])('%s is closed', async (field, query) => {
    const {status, errors} = await ask(query);
    const [{message, extensions}] = refusals.parse(errors);
    expect([status, extensions.code]).toEqual([200, 'ACCESS_DENIED']);
    expect(message).toContain(`Access denied for ${field} field.`);
  });

  it('an operation may cost 1,000', async () => {
    const nested = (products: number) =>
      `{ products(first: ${products}) { nodes { variants(first: 19) { nodes { image { url } } } } } }`;
    expect((await ask(nested(24))).errors).toBeUndefined();
    const extensions = {code: 'MAX_COMPLEXITY_EXCEEDED', cost: 1027, maxCost: 1000};
    expect(await ask(nested(25))).toMatchObject({status: 200, errors: [{message: 'Complexity exceeded', extensions}]});
  });
});

describe('language and country', () => {
  const query = `query ($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    product(id: "gid://shopify/Product/1") { title handle metafield(namespace: "coffee", key: "origin") { value } }
  }`;
  const german = {title: 'Waldkaffee', handle: 'waldkaffee', metafield: {value: 'Äthiopien'}};
  const english = {title: 'Forest coffee', handle: 'forest-coffee', metafield: {value: 'Ethiopia'}};

  it.each([
    ['EN', 'AT', english, {language: 'EN', country: 'AT'}],
    ['DE', 'DE', german, {language: 'DE', country: 'DE'}],
    ['FR', 'US', german, {language: 'DE', country: 'DE'}],
    [undefined, undefined, german, {language: 'DE', country: 'DE'}],
  ])('%s and %s', async (language, country, product, context) => {
    expect(await storefront.run(query, {language, country})).toEqual({data: {product}, extensions: {context}});
  });

  it.each([
    ['EN', 'forest-coffee', true],
    ['EN', 'waldkaffee', true],
    ['DE', 'waldkaffee', true],
    ['DE', 'forest-coffee', false],
  ])('in %s the handle %s is found: %s', async (language, handle, isFound) => {
    const text =
      'query ($handle: String, $language: LanguageCode) @inContext(language: $language) { product(handle: $handle) { id } }';
    const reply = await storefront.run(text, {language, handle});
    expect(reply.data).toEqual({product: isFound ? {id: 'gid://shopify/Product/1'} : null});
  });
});
