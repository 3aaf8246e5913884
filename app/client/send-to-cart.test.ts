import {afterEach, describe, expect, it, vi} from 'vitest';

import {isAdded, sendToCart} from './send-to-cart';

const form = new FormData();
form.set('intent', 'add');
form.set('quantity', '2');

const added = {ok: true, cartCount: 2, refusals: [], texts: {}};
const soldOut = {ok: true, cartCount: 0, refusals: [{code: 'out-of-stock', lineId: null}], texts: {}};
const wrong = {ok: false, errors: {quantity: 'quantity-invalid'}, texts: {}};

const answers: readonly (readonly [string, () => Promise<Response>, unknown, boolean])[] = [
  ['what was added', () => Promise.resolve(Response.json(added)), added, true],
  ['what was refused', () => Promise.resolve(Response.json(soldOut)), soldOut, false],
  ['what was not understood', () => Promise.resolve(Response.json(wrong, {status: 422})), wrong, false],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), null, false],
  ['that it came too often', () => Promise.resolve(new Response('Later', {status: 429})), {ok: null}, false],
  ['a page that turns everybody away', () => Promise.resolve(new Response('Later', {status: 503})), null, false],
  ['data of another kind', () => Promise.resolve(Response.json({error: 'no'})), null, false],
];

describe('a form of the cart that a page sends by script', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(answers)('is told %s', async (_name, answer, reply, isIn) => {
    const fetched = vi.fn<typeof fetch>(answer);
    vi.stubGlobal('fetch', fetched);
    const got = await sendToCart('de', form);
    expect(got).toEqual(reply);
    expect(isAdded(got)).toBe(isIn);
    const body = new URLSearchParams('intent=add&quantity=2');
    expect(fetched).toHaveBeenCalledWith('/de/cart.json', expect.objectContaining({method: 'POST', body}));
  });
});
