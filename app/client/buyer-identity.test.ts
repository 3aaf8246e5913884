import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const token = (seconds: number) => `shcat_${btoa('{}')}.${btoa(JSON.stringify({exp: NOW / 1000 + seconds}))}.x`;

describe('the identity in the browser', () => {
  let answers: (string | null)[] = [];
  const fetched = vi.fn(() => {
    const customerAccessToken = answers.shift() ?? null;
    return Promise.resolve(
      Response.json({id: customerAccessToken && 'gid://shopify/Customer/7003', buyerIdentity: {customerAccessToken}}),
    );
  });

  beforeEach(() => {
    vi.useFakeTimers({now: NOW});
    vi.stubGlobal('fetch', fetched);
    vi.resetModules();
    fetched.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked for once, and again from 100 s before the token’s end', async () => {
    answers = [token(300), token(3600)];
    const {buyerIdentity} = await import('./buyer-identity');
    expect(await buyerIdentity()).toEqual({
      id: 'gid://shopify/Customer/7003',
      buyerIdentity: {customerAccessToken: token(300)},
    });
    vi.setSystemTime(NOW + 199_000);
    await buyerIdentity();
    expect(fetched).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOW + 200_000);
    expect((await buyerIdentity()).buyerIdentity.customerAccessToken).toBe(token(3600));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('without a token never goes stale', async () => {
    answers = [null];
    const {buyerIdentity} = await import('./buyer-identity');
    expect(await buyerIdentity()).toEqual({id: null, buyerIdentity: {customerAccessToken: null}});
    vi.setSystemTime(NOW + 1e12);
    await buyerIdentity();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after a failure', async () => {
    fetched.mockImplementationOnce(() => Promise.resolve(new Response(null, {status: 503})));
    answers = [null];
    const {buyerIdentity} = await import('./buyer-identity');
    await expect(buyerIdentity()).rejects.toThrow('503');
    expect(await buyerIdentity()).toEqual({id: null, buyerIdentity: {customerAccessToken: null}});
  });
});
