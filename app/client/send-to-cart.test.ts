import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {summarizeCart} from '../domain/cart/summary';
import {SCRIPTS_HEADER} from '../config/scripts-header';
import {cartOf, sendToCart} from './send-to-cart';

const form = new FormData();
form.set('intent', 'add');
form.set('quantity', '2');

const report = {intent: 'add', refusals: [], values: {}, repeated: false, undo: null};
const nothing = {errors: {}, shown: null, isAdded: false, messages: [], texts: {}};
const changed = {
  ...nothing,
  shown: {report, totalQuantity: 2, summary: summarizeCart(null, '2026-11-23')},
  isAdded: true,
};
const soldOut = {...changed, isAdded: false, messages: ['cart:refusal.out-of-stock']};
const wrong = {...nothing, errors: {quantity: 'invalid'}, messages: ['cart:field.quantity-invalid']};
const busy = {...nothing, messages: ['product:cart.rate-limited'], texts: {cart: {}}};
const rateLimited = {...busy, texts: {}};

const answers: readonly (readonly [string, () => Promise<Response>, unknown, boolean])[] = [
  ['what was added', () => Promise.resolve(Response.json(changed)), changed, true],
  ['what was refused', () => Promise.resolve(Response.json(soldOut)), soldOut, false],
  ['what was not understood', () => Promise.resolve(Response.json(wrong, {status: 422})), wrong, false],
  ['that the platform limits the rate', () => Promise.resolve(Response.json(busy, {status: 429})), busy, false],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), null, false],
  ['that it came too often', () => Promise.resolve(new Response('Later', {status: 429})), rateLimited, false],
  ['a page that turns everybody away', () => Promise.resolve(new Response('Later', {status: 503})), null, false],
  ['data of another kind', () => Promise.resolve(Response.json({error: 'no'})), null, false],
];

describe('a form of the cart that a page sends by script', () => {
  beforeEach(() => vi.stubGlobal('document', {cookie: 'a=b; cart_count=0'}));
  afterEach(() => vi.unstubAllGlobals());

  it.each(answers)('is told %s', async (_name, answer, reply, isIn) => {
    const fetched = vi.fn<typeof fetch>(answer);
    vi.stubGlobal('fetch', fetched);
    const got = await sendToCart('de', form);
    expect(got).toEqual(reply);
    expect(got?.isAdded ?? false).toBe(isIn);
    expect(cartOf(got, 'de')?.language).toBe(got?.shown ? 'de' : undefined);
    const body = new URLSearchParams('intent=add&quantity=2');
    expect(fetched).toHaveBeenCalledWith('/de/cart.json', expect.objectContaining({method: 'POST', body}));
  });

  it('says that the browser keeps no cookies', async () => {
    vi.stubGlobal('document', {cookie: ''});
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(changed)));
    expect(await sendToCart('de', form)).toEqual({...nothing, messages: ['product:cart.no-cookies']});
  });

  it.each(['another', 'this'])('answered by %s build', async (scripts) => {
    const answered = (answer: unknown) => () =>
      Promise.resolve(Response.json(answer, {headers: {[SCRIPTS_HEADER]: scripts}}));
    const assign = vi.fn();
    const reload = vi.fn();
    const page = new EventTarget();
    vi.stubGlobal('location', {assign, reload});
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('navigator', {onLine: true});
    vi.stubGlobal('window', {__remixManifest: {version: 'this'}});
    vi.stubGlobal('fetch', answered(soldOut));
    const told = await sendToCart('de', form);
    expect(told).toEqual(scripts === 'this' ? soldOut : {...soldOut, shown: null});
    expect(assign).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', answered(changed));
    void sendToCart('de', form);
    await new Promise((resolve) => setTimeout(resolve));
    expect(assign.mock.calls).toEqual(scripts === 'this' ? [] : [['/de/checkout/cart']]);
    page.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: false}));
    expect(reload).not.toHaveBeenCalled();
    page.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
    expect(reload).toHaveBeenCalledTimes(scripts === 'this' ? 0 : 1);
  });
});
