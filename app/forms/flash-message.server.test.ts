import {describe, expect, it, test} from 'vitest';

import {createCookieJar} from '../config/cookie-jar.server';
import {serializeCookie} from '../config/cookies';
import {COOKIES} from '../config/cookies.server';
import {toBase64Url} from '../runtime/base64-url.server';
import {utf8} from '../runtime/digest.server';
import {createFlash, formatFlash, parseFlash, type FlashMessage} from './flash-message.server';
import {createLostLines} from './lost-lines.server';

const refusal = (number: number) => ({code: 'out-of-stock' as const, lineId: `gid://shopify/CartLine/${number}`});
const cart = {
  kind: 'cart',
  intent: 'apply-code',
  refusals: [{code: 'code-not-found' as const, lineId: null}],
  values: {code: 'FRÜH10'},
  repeated: true,
  undo: {variantId: 'gid://shopify/ProductVariant/7', quantity: 2, sellingPlanId: null, project: 'SP022'},
} satisfies FlashMessage;
const receipt = {
  kind: 'withdrawal',
  reference: 'W-1',
  receivedAt: '2026-11-21T09:30:00Z',
  mailed: true,
  facts: {name: 'Mara Moos'},
} satisfies FlashMessage;
const label = {labelUrl: 'https://labels.example/1', carrier: 'Waldpost', trackingNumber: 'WP1'};
const announced = {kind: 'return', label, sendBy: '2026-12-01'} satisfies FlashMessage;
const command = {kind: 'subscription', name: 'skip', day: '2026-12-01'} satisfies FlashMessage;

/** The `Cookie` header of a visitor who was sent this message. */
const cookieOf = (message: FlashMessage) => serializeCookie(COOKIES.flash, formatFlash(message)).split(';')[0] ?? '';

const flashOf = (jar: ReturnType<typeof createCookieJar>, isPrefetch = false) =>
  createFlash({jar, lostLines: createLostLines(jar), isPrefetch});

/** The flash cookie of a return whose label leads to an address. */
const linkingTo = (labelUrl: string) => ({...announced, label: {...label, labelUrl}});

/** The flash cookie of any text. */
const packed = (text: string) => toBase64Url(utf8(text));

const parseCart = (cookie: string) => {
  const message = parseFlash(cookie);
  return message?.kind === 'cart' ? message : null;
};

describe('a flash message', () => {
  it.each([
    cart,
    receipt,
    {...receipt, kind: 'contact' as const},
    announced,
    {...announced, label: {...label, labelUrl: 'http://127.0.0.1:3001/labels/1'}},
    {...announced, label: null},
    command,
    {...command, name: 'cancel-all' as const, day: null},
    {kind: 'profile' as const, name: 'make-default' as const},
  ])('is read as it was written: %j', (message) => {
    expect(parseFlash(formatFlash(message))).toEqual(message);
  });

  it.each([
    ['is another thing', []],
    ['is of no kind', {...command, kind: 'win'}],
    ['has a forged refusal', {...cart, refusals: [{code: 'you-won', lineId: null}]}],
    ['is longer than any form', {...cart, values: {note: 'x'.repeat(1001)}}],
    ['has no reference', {...receipt, reference: undefined}],
    ['has a moment that is none', {...receipt, receivedAt: 'gestern'}],
    ['hides a script', linkingTo('javascript:alert("https://labels.example/")')],
    ['runs a script', linkingTo('javascript:alert(1)')],
    ['has no day', {...announced, sendBy: 'bald'}],
    ['names no command', {...command, name: 'buy'}],
    ['has a day that is none', {...command, day: 'soon'}],
  ])('that %s is none', (_, message) => {
    expect(parseFlash(packed(JSON.stringify(message)))).toBeNull();
  });

  it.each(['', 'broken', '%', packed('{"kind":'), packed('\ufffd')])('is none in the cookie %j', (cookie) => {
    expect(parseFlash(cookie)).toBeNull();
  });

  it('holds the longest message for a gift in Greek, too', () => {
    const words = {message: '\u03c9'.repeat(1000), recipientEmail: 'ada@example.com'};
    const values = {...words, variantId: 'gid://shopify/ProductVariant/1'};
    expect(parseFlash(formatFlash({...cart, values}))).toEqual({...cart, values});
  });

  it('leaves out what was typed where it would be too long for a cookie', () => {
    const facts = Object.fromEntries(Array.from({length: 9}, (_, index) => [`fact-${index}`, 'ä'.repeat(500)]));
    expect(parseFlash(formatFlash({...receipt, facts}))).toEqual({...receipt, facts: {}});
    const values = {note: '€'.repeat(1000)};
    expect(parseFlash(formatFlash({...cart, values}))).toEqual({...cart, values: {}});
    expect(parseFlash(formatFlash({...cart, refusals: [], values}))).toEqual({...cart, refusals: [], values: {}});
  });

  it.each([
    ['what was typed', {note: 'x'.repeat(100)}, true],
    ['of what was typed all', {note: '€'.repeat(700)}, true],
    ['nothing of what was typed', {note: '€'.repeat(1000)}, false],
  ])('keeps the first refusal, then %s, then as many of the other refusals as fit', (_, values, isKept) => {
    const refusals = Array.from({length: 80}, (__, index) => refusal(index));
    const cookie = formatFlash({...cart, refusals, values});
    expect(cookie.length).toBeLessThanOrEqual(3500);
    const count = parseCart(cookie)?.refusals.length ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(parseFlash(cookie)).toEqual({...cart, refusals: refusals.slice(0, count), values: isKept ? values : {}});
    const more = {...cart, refusals: refusals.slice(0, count + 1), values: isKept ? values : {}};
    expect(packed(JSON.stringify(more)).length).toBeGreaterThan(3500);
  });

  it('has no lost lines in its cookie', () => {
    const lost = [
      {...refusal(1), goneTitle: 'Waldgold'},
      {code: 'merchandise-gone' as const, lineId: 'gid://a'},
    ];
    expect(parseFlash(formatFlash({...cart, refusals: [...lost, ...cart.refusals]}))).toEqual(cart);
  });

  it.each([
    [2625, true],
    [2626, false],
  ])('of %i bytes, 3500 characters in base64url, keeps the input: %s', (length, isKept) => {
    const empty = {...cart, refusals: [], undo: null, values: {note: ''}};
    const rest = length - JSON.stringify(empty).length;
    const [note, message] = ['x'.repeat(1000), 'x'.repeat(1000)];
    const text = formatFlash({...empty, values: {note, message, code: 'x'.repeat(rest - 2023)}});
    expect(parseCart(text)?.values).toEqual(isKept ? expect.anything() : {});
  });
});

test('the page that a message is for reads it and removes it', () => {
  const jar = createCookieJar(cookieOf(command));
  expect(flashOf(jar).read('subscription')).toEqual(command);
  expect(jar.setCookies()).toEqual([expect.stringMatching(/^__Host-flash=; .*Max-Age=0/)]);
});

test('a message stays for its page where another one is read first', () => {
  const jar = createCookieJar(cookieOf(announced));
  expect(flashOf(jar).read('cart')).toBeNull();
  expect(jar.setCookies()).toEqual([]);
});

test('a message stays where its page is but prefetched', () => {
  const jar = createCookieJar(cookieOf(cart));
  createLostLines(jar).tell([{...refusal(1), goneTitle: 'Waldgold'}]);
  expect(flashOf(jar, true).read('cart')).toBeNull();
  expect(flashOf(jar).read('cart')?.refusals).toHaveLength(2);
});

test('a broken message is removed by the page that reads it', () => {
  const jar = createCookieJar(serializeCookie(COOKIES.flash, 'broken').split(';')[0] ?? '');
  expect(flashOf(jar).read('cart')).toBeNull();
  expect(jar.setCookies()).toEqual([expect.stringMatching(/^__Host-flash=; .*Max-Age=0/)]);
});

test('without a message nothing is read, and nothing removed', () => {
  const jar = createCookieJar(null);
  expect(flashOf(jar).read('cart')).toBeNull();
  expect(jar.setCookies()).toEqual([]);
});

test('a message that is written goes with the response', () => {
  const jar = createCookieJar(null);
  flashOf(jar).write(receipt);
  const next = createCookieJar(jar.setCookies().join().split(';')[0] ?? '');
  expect(flashOf(next).read('withdrawal')).toEqual(receipt);
});

test('a message is read once in the request that wrote it', () => {
  const jar = createCookieJar(cookieOf(announced));
  const flash = flashOf(jar);
  flash.write(cart);
  expect([flash.read('cart'), flash.read('cart')]).toEqual([cart, null]);
  expect(jar.setCookies()).toEqual([expect.stringMatching(/^__Host-flash=; .*Max-Age=0/)]);
});
