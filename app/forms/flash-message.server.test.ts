import {describe, expect, it, test} from 'vitest';

import {createCookieJar} from '../config/cookie-jar.server';
import {serializeCookie} from '../config/cookies';
import {COOKIES} from '../config/cookies.server';
import {createFlash, formatFlash, parseFlash, type FlashMessage} from './flash-message.server';

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

/** The flash cookie of a return whose label leads to an address. */
const linkingTo = (labelUrl: string) => JSON.stringify({...announced, label: {...label, labelUrl}});

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
    ['is empty', ''],
    ['is broken', '{"kind":'],
    ['is another thing', '[]'],
    ['is of no kind', JSON.stringify({...command, kind: 'win'})],
    ['has a forged refusal', JSON.stringify({...cart, refusals: [{code: 'you-won', lineId: null}]})],
    ['is longer than any form', JSON.stringify({...cart, values: {note: 'x'.repeat(1001)}})],
    ['has no reference', JSON.stringify({...receipt, reference: undefined})],
    ['has a moment that is none', JSON.stringify({...receipt, receivedAt: 'gestern'})],
    ['hides a script', linkingTo('javascript:alert("https://labels.example/")')],
    ['runs a script', linkingTo('javascript:alert(1)')],
    ['has no day', JSON.stringify({...announced, sendBy: 'bald'})],
    ['names no command', JSON.stringify({...command, name: 'buy'})],
    ['has a day that is none', JSON.stringify({...command, day: 'soon'})],
  ])('that %s is none', (_, cookie) => {
    expect(parseFlash(cookie)).toBeNull();
  });

  it('leaves out what was typed, and all but five refusals, where it would be too long for a cookie', () => {
    const refusals = Array.from({length: 40}, (_, index) => refusal(index));
    const shown = parseFlash(formatFlash({...cart, refusals, values: {note: 'ä'.repeat(500)}}));
    expect(shown).toEqual({...cart, refusals: refusals.slice(0, 5), values: {}});
    const named = refusals.map((one) => ({...one, goneTitle: 'ä'.repeat(200)}));
    expect(formatFlash({...cart, refusals: named}).match(/(?<!ä)ä{60}(?!ä)/g)).toHaveLength(5);
    const facts = Object.fromEntries(Array.from({length: 9}, (_, index) => [`fact-${index}`, 'ä'.repeat(500)]));
    expect(parseFlash(formatFlash({...receipt, facts}))).toEqual({...receipt, facts: {}});
  });

  it('keeps what the form was refused over, and then what was typed, where the cart has lost too many lines', () => {
    const lost = Array.from({length: 40}, (_, index) => ({...refusal(index), goneTitle: 'Waldgold'}));
    const shown = parseFlash(formatFlash({...cart, refusals: [...lost, ...cart.refusals]}));
    expect(shown).toEqual({...cart, refusals: [...cart.refusals, ...lost.slice(0, 4)]});
  });

  it.each([
    [3500, true],
    [3501, false],
  ])('of %i characters, as a cookie carries it, keeps the input: %s', (length, isKept) => {
    const empty = {...cart, refusals: [], undo: null, values: {note: ''}};
    const rest = length - encodeURIComponent(JSON.stringify(empty)).length;
    const text = formatFlash({...empty, values: {note: 'x'.repeat(rest)}});
    expect(text.includes('xxx')).toBe(isKept);
  });
});

test('the page that a message is for reads it and removes it', () => {
  const jar = createCookieJar(cookieOf(command));
  expect(createFlash(jar).read('subscription')).toEqual(command);
  expect(jar.setCookies()).toEqual([expect.stringMatching(/^__Host-flash=; .*Max-Age=0/)]);
});

test('a message stays for its page where another one is read first', () => {
  const jar = createCookieJar(cookieOf(announced));
  expect(createFlash(jar).read('cart')).toBeNull();
  expect(jar.setCookies()).toEqual([]);
});

test('a broken message is removed by the page that reads it', () => {
  const jar = createCookieJar(serializeCookie(COOKIES.flash, 'broken').split(';')[0] ?? '');
  expect(createFlash(jar).read('cart')).toBeNull();
  expect(jar.setCookies()).toEqual([expect.stringMatching(/^__Host-flash=; .*Max-Age=0/)]);
});

test('without a message nothing is read, and nothing removed', () => {
  const jar = createCookieJar(null);
  expect(createFlash(jar).read('cart')).toBeNull();
  expect(jar.setCookies()).toEqual([]);
});

test('a message that is written goes with the response', () => {
  const jar = createCookieJar(null);
  createFlash(jar).write(receipt);
  const next = createCookieJar(jar.setCookies().join().split(';')[0] ?? '');
  expect(createFlash(next).read('withdrawal')).toEqual(receipt);
});

test('a message is read once in the request that wrote it', () => {
  const jar = createCookieJar(cookieOf(announced));
  const flash = createFlash(jar);
  flash.write(cart);
  expect([flash.read('cart'), flash.read('cart')]).toEqual([cart, null]);
  expect(jar.setCookies()).toEqual([expect.stringMatching(/^__Host-flash=; .*Max-Age=0/)]);
});
