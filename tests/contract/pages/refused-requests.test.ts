import {describe, expect, inject, test} from 'vitest';

import {GOODS} from '../../support/goods';
import {addForm, addToCart, cartContents} from '../../support/plain-cart';
import {createVisitor} from '../../support/visitor';

const {waldgold, dripper} = GOODS;
const shop = inject('shopOrigin');

/** What only the code knows: a frame of a stack, a path of the server, the name of an error. */
const INSIDES =
  /(?:\n|\\n)\s+at |\bfile:|\/(?:app|build|node_modules)\/|\.tsx?\b|(?:Type|Zod|Service|Syntax|Range)Error/;

test.each([
  ['a broken percent', '/de/p/%zz', 400],
  ['broken UTF-8', '/de/p/%ff', 400],
  ['a null byte', '/de/p/a%00b', 400],
  ['a line break', '/de/p/a%0d%0aSet-Cookie:%20a=b', 400],
  ['a backslash', '/de%5cp/waldgold', 400],
  ['a line separator', '/de/p/a%E2%80%A8', 400],
  ['a line separator, as data', '/%E2%80%A9.data', 400],
  ['a character that turns the direction', '/de/p/a%E2%80%AE', 400],
  ['a very long address', `/de/p/${'x'.repeat(9000)}`, 414],
])('%s in the address is refused', async (_, path, status) => {
  const answer = await createVisitor(shop).get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.body).not.toMatch(INSIDES);
});

const FORM = 'application/x-www-form-urlencoded';
const MANY = new URLSearchParams(Array.from({length: 60}, (_, index) => [`field${index}`, 'x'])).toString();

test.each([
  ['70 KB', `intent=apply-code&code=${'x'.repeat(70_000)}`, FORM, 413],
  ['60 fields', `intent=add&${MANY}`, FORM, 413],
  ['JSON', '{"intent":"add"}', 'application/json', 415],
  ['a report', '{"intent":"add"}', 'application/csp-report', 415],
  ['another charset', 'intent=add', `${FORM}; charset=iso-8859-1`, 415],
  ['no type', 'intent=add', '', 415],
  ['a form in parts that never comes', 'nothing', 'multipart/form-data; boundary=x', 400],
  ['XML', '<intent>add</intent>', 'text/xml', 415],
])('a body that no form of the shop sends is refused, and the cart stays whole: %s', async (_, body, type, status) => {
  const visitor = createVisitor(shop);
  await addToCart(visitor, waldgold);
  const before = await cartContents(visitor);
  const answer = await visitor.post('/de/checkout/cart', {body, headers: {'Content-Type': type}});
  expect(answer.status).toBe(status);
  expect(await cartContents(visitor)).toEqual(before);
});

describe('a failure shows nothing of the code', () => {
  test.each<readonly [string, string, Record<string, string>]>([
    ['a page that is not there', '/de/nowhere', {}],
    ['a page that is not there, as data', '/de/nowhere.data', {}],
    ['an unknown language', '/fr/p/waldgold', {}],
    ['routes that are not there', '/de/p/waldgold.data', {_routes: 'routes/nothing'}],
    ['a token that is none', '/de/newsletter/confirm', {token: '{"a":1}'}],
    ['a login that nobody began', '/account/authorize', {code: 'x', state: 'y'}],
    ['a cart that is none', '/de/cart/saved/x', {}],
    ['a link to lines that are none', '/de/cart/999999999999:1', {}],
    ['a command for nothing', '/de/account/subscription/deliveries/1-2026-01-01/skip', {}],
    ['a picture that is not there', '/media/none.webp', {width: '320'}],
  ])('%s', async (_, path, parameters) => {
    const visitor = createVisitor(shop);
    const query = new URLSearchParams(parameters).toString();
    const answers = [
      await visitor.get(`${path}?${query}`),
      await visitor.post(`${path}?${query}`, {body: {intent: '\u2028', idempotencyKey: 'x'}}),
      await visitor.post(`${path}?${query}`, {body: '{', headers: {'Content-Type': 'application/json'}}),
    ];
    for (const {status, body} of answers) {
      expect(status).toBeLessThan(500);
      expect(body.replaceAll(/<script\b[^>]*>[^<]*<\/script>|<link\b[^>]*>/g, '')).not.toMatch(INSIDES);
    }
  });
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('the method %s is refused', async (method) => {
  const answer = await fetch(`${shop}/de/checkout/cart`, {method, headers: {Origin: shop}});
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')).toContain('GET');
});

describe('a post from another site is refused wherever it goes, and changes nothing', () => {
  test.each<readonly [string, Record<string, string | null>]>([
    ['the hosted services’ page', {Origin: inject('emulatorOrigin')}],
    ['a page without an origin', {Origin: 'null'}],
    ['a site that hides its origin', {Origin: null, 'Sec-Fetch-Site': 'cross-site'}],
    ['another name of the same site', {Origin: null, 'Sec-Fetch-Site': 'same-site'}],
    ['a client that says nothing', {Origin: null}],
    ['our origin on another scheme', {Origin: shop.replace('http:', 'https:')}],
    ['an origin that begins like ours', {Origin: `${shop}.example`}],
  ])('%s', async (_, headers) => {
    const visitor = createVisitor(shop);
    await addToCart(visitor, waldgold, {quantity: 2});
    const before = await cartContents(visitor);
    const cookies = new Map(visitor.cookies);
    const {fields: body} = await addForm(visitor, dripper);
    const pages = ['/', '/en', '/de/p/waldgold', '/buyer-identity', '/nowhere', '/de/newsletter', '/de/account/logout'];
    for (const path of ['/de/checkout/cart', '/en/checkout/cart.data', '/de/cart.json', ...pages]) {
      const answer = await visitor.post(path, {body, headers});
      expect([answer.status, answer.headers.getSetCookie()], path).toEqual([403, []]);
    }
    expect(visitor.cookies).toEqual(cookies);
    expect(await cartContents(visitor)).toEqual(before);
  });
});

test('refuses an unsigned purge', async () => {
  const body = JSON.stringify({_type: 'page', operation: 'update', slug: 'versand', previousSlug: null});
  const headers = {
    'Content-Type': 'application/json',
    'sanity-webhook-signature': `t=${Date.now()},v1=${'A'.repeat(43)}`,
  };
  for (const Origin of [null, 'https://evil.example', shop]) {
    expect((await createVisitor(shop).post('/webhooks/cms', {body, headers: {...headers, Origin}})).status).toBe(403);
  }
});

test('accepts List-Unsubscribe-Post from another origin and refuses every other form', async () => {
  const visitor = createVisitor(shop);
  const path = '/de/newsletter/unsubscribe';
  const headers = {Origin: null};
  expect((await visitor.post(`${path}?token=a.b.c`, {body: {token: 'x'}, headers})).status).toBe(403);
  const listUnsubscribe = {'List-Unsubscribe': 'One-Click'};
  // It is let in, where nobody was mailed this link.
  expect((await visitor.post(`${path}?token=a.b.c`, {body: listUnsubscribe, headers})).status).toBe(404);
  expect((await visitor.post(path, {body: listUnsubscribe, headers})).status).toBe(403);
});
