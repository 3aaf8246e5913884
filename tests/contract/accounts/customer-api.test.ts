import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {ask, askAs, CLIENT_HEADERS, tokensFor} from './client';
import {borrowAccounts, ORIGIN, SHOP_ID, startAccounts} from './start-accounts';
import type {BorrowedAccounts} from './start-accounts';

const API = `${ORIGIN}/${SHOP_ID}/account/customer/api/2026-04/graphql`;

let accounts: BorrowedAccounts;

beforeAll(async () => {
  accounts = await borrowAccounts();
}, 60_000);
afterEach(() => accounts.moveClock(0));

const as = askAs(() => accounts);

describe('the endpoint', () => {
  const body = JSON.stringify({query: '{ shop { name } }'});

  it.each([
    ['no token', API, {}, body, 401, 'Missing authorization header'],
    ['a token of another kind', API, {authorization: 'x'}, body, 401, 'missing prefix shcat_'],
    ['a token after Bearer', API, {authorization: 'Bearer shcat_x'}, body, 401, 'missing prefix shcat_'],
    ['a forged token', API, {authorization: 'shcat_a.b.c'}, body, 401, 'Invalid token'],
    ['another shop', API.replace(SHOP_ID, '1'), {}, body, 404, 'Not Found'],
    ['an unknown version', API.replace('2026-04', '2026-05'), {}, body, 404, 'Not Found'],
  ])('answers %s with JSON', async (_what, url, headers, text, status, message) => {
    const answer = await accounts.fetch(url, {method: 'POST', headers: {...CLIENT_HEADERS, ...headers}, body: text});
    expect(answer.status).toBe(status);
    expect(JSON.stringify(await answer.json())).toContain(message);
  });

  it('refuses an id token, a token that was changed, and one after its hour', async () => {
    const {access_token: token, id_token: id = ''} = await tokensFor(accounts, 'lena.hoffmann@example.com');
    const [head = '', payload = '', signature = ''] = token.split('.');
    const other = payload.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const wrong of [`shcat_${id}`, `${head}.${other}.${signature}`, `${head}.${payload}.`]) {
      expect(await ask(accounts, wrong, '{ shop { name } }')).toMatchObject({status: 401});
    }
    await accounts.moveClock(3500);
    expect((await ask(accounts, token, '{ shop { name } }')).status).toBe(200);
    await accounts.moveClock(3600);
    expect(await ask(accounts, token, '{ shop { name } }')).toMatchObject({
      status: 401,
      errors: [{message: 'Invalid token, it has expired', extensions: {code: 'UNAUTHORIZED'}}],
    });
  });

  it.each(['{', '"x"', '{"variables": {}}', ''])('refuses the body %s', async (text) => {
    const {access_token: authorization} = await tokensFor(accounts, 'lena.hoffmann@example.com');
    const answer = await accounts.fetch(API, {
      method: 'POST',
      headers: {...CLIENT_HEADERS, authorization},
      body: text || ' ',
    });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['a syntax error', '{ customer', 'Syntax Error'],
    ['an unknown field', '{ customer { colour } }', 'Cannot query field "colour" on type "Customer"'],
    ['a field that is not emulated', '{ customer { imageUrl } }', 'Field Customer.imageUrl is not supported'],
    ['a query that is not emulated', '{ draftOrder(id: "x") { id } }', 'Field QueryRoot.draftOrder'],
    [
      'a mutation that is not emulated',
      'mutation { customerEmailMarketingSubscribe { userErrors { code } } }',
      'Mutation.customerEmailMarketingSubscribe',
    ],
    ['an argument', '{ customer { orders(first: 1, query: "x") { nodes { id } } } }', 'Customer.orders(query:)'],
    ['a page without a size', '{ customer { orders { nodes { id } } } }', 'you must provide one of first or last'],
    ['no global id', '{ order(id: "1") { id } }', "Invalid global id '1'"],
    [
      'a high cost',
      '{ customer { orders(first: 250) { nodes { lineItems(first: 2) { nodes { id } } } } } }',
      'Query cost is 1253',
    ],
  ])('names %s', async (_what, query, message) => {
    const {access_token: token} = await tokensFor(accounts, 'lena.hoffmann@example.com');
    const {errors} = await ask(accounts, token, query);
    expect(errors?.map((error) => error.message).join()).toContain(message);
  });
});

describe('the profile', () => {
  const PROFILE = `{ customer { firstName lastName displayName tags creationDate phoneNumber { phoneNumber }
    defaultAddress { id city territoryCode country formatted(withName: true) } addresses(first: 9) { nodes { id city } } } }`;

  it('of a customer with everything', async () => {
    expect(await as('jonas.berger@example.com', PROFILE)).toEqual({
      customer: {
        firstName: 'Jonas',
        lastName: 'Berger',
        displayName: 'Jonas Berger',
        tags: [],
        creationDate: '2024-03-08T08:30:00.000Z',
        phoneNumber: {phoneNumber: '+4915112345678'},
        defaultAddress: {
          id: 'gid://shopify/CustomerAddress/700200',
          city: 'Leipzig',
          territoryCode: 'DE',
          country: 'Deutschland',
          formatted: ['Jonas Berger', 'Lindenallee 14', '04229 Leipzig', 'Deutschland'],
        },
        addresses: {
          nodes: [
            {id: 'gid://shopify/CustomerAddress/700200', city: 'Leipzig'},
            {id: 'gid://shopify/CustomerAddress/700201', city: 'Leipzig'},
          ],
        },
      },
    });
  });

  it('of a new customer, and of a business', async () => {
    expect(await as('mira.neu@example.com', PROFILE)).toMatchObject({
      customer: {firstName: null, displayName: 'mira.neu@example.com', defaultAddress: null, addresses: {nodes: []}},
    });
    expect(await as('sabine.vogt@example.com', PROFILE)).toMatchObject({customer: {tags: ['b2b']}});
  });

  it('in English where that is asked for', async () => {
    const query = 'query @inContext(language: EN) { customer { defaultAddress { country } } }';
    expect(await as('jonas.berger@example.com', query)).toEqual({customer: {defaultAddress: {country: 'Germany'}}});
  });

  const RENAME = `mutation ($input: CustomerUpdateInput!) { customerUpdate(input: $input) {
    customer { firstName lastName } userErrors { code field } } }`;

  it('changes what is named, and nothing else', async () => {
    const email = 'rename@example.com';
    await as(email, RENAME, {input: {firstName: 'Ada', lastName: 'Moos'}});
    const data = await as(email, RENAME, {input: {firstName: ' Ida '}});
    expect(data).toEqual({customerUpdate: {customer: {firstName: 'Ida', lastName: 'Moos'}, userErrors: []}});
    expect(await as(email, '{ customer { displayName } }')).toEqual({customer: {displayName: 'Ida Moos'}});
  });

  it.each([
    [{}, 'CUSTOMER_INPUT_ARGUMENT_EMPTY', ['input']],
    [{firstName: '<b>x'}, 'CONTAINS_HTML_TAGS', ['input', 'firstName']],
    [{lastName: 'https://x.test'}, 'CONTAINS_URL', ['input', 'lastName']],
    [{lastName: 'x'.repeat(256)}, 'TOO_LONG', ['input', 'lastName']],
  ])('refuses %j', async (input, code, field) => {
    const data = await as('mira.neu@example.com', RENAME, {input});
    expect(data).toEqual({customerUpdate: {customer: null, userErrors: [{code, field}]}});
  });
});

it('a login, its tokens and what was changed survive a restart', {timeout: 60_000}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'accounts-'));
  const email = 'dauerhaft@example.com';
  try {
    const before = await startAccounts(folder);
    const {access_token: token} = await tokensFor(before, email);
    await ask(before, token, 'mutation { customerUpdate(input: {firstName: "Ada"}) { customer { id } } }');
    await before.stop();
    const after = await startAccounts(folder);
    expect(await ask(after, token, '{ customer { firstName } }')).toMatchObject({data: {customer: {firstName: 'Ada'}}});
    await after.stop();
  } finally {
    await rm(folder, {recursive: true});
  }
});

it('customers and logins begin anew when everything is reset', async () => {
  const email = 'von-vorn@example.com';
  const {access_token: token} = await tokensFor(accounts, email);
  await ask(accounts, token, 'mutation { customerUpdate(input: {firstName: "Ada"}) { customer { id } } }');
  expect((await accounts.fetch(`${ORIGIN}/control/reset`, {method: 'POST'})).status).toBe(200);
  expect((await ask(accounts, token, '{ customer { firstName } }')).status).toBe(401);
  const {access_token: again} = await tokensFor(accounts, email);
  expect(await ask(accounts, again, '{ customer { firstName } }')).toMatchObject({data: {customer: {firstName: null}}});
});
