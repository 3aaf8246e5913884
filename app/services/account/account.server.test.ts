import {describe, expect, it} from 'vitest';
import {callbackOf, createBrowser, FIRST, outage} from './account.fixture';

describe('a login', () => {
  it('leads back to where it was to lead, and the customer is known from then on', async () => {
    const {visit, logIn} = createBrowser();
    expect(await visit().customer()).toBeNull();
    expect(await logIn('/en/checkout/cart')).toMatchObject({state: 'done', returnTo: '/en/checkout/cart'});
    expect(await visit().customer()).toEqual({
      customerId: 'gid://shopify/Customer/7003',
      firstName: 'Lena',
    });
  });

  it.each([
    ['of the customer whom the API names', [], 'gid://shopify/Customer/7003'],
    ['of the ID token’s subject while the API does not answer', null, 'gid://shopify/Customer/7999'],
  ])('is that %s', async (_whose, tags, customerId) => {
    const redeem = () => Promise.resolve({tokens: FIRST, subject: '7999'});
    const {visit, logIn} = createBrowser({redeem}, FIRST, tags);
    await logIn();
    expect(await visit().customer()).toMatchObject({customerId});
  });

  it.each([
    ['of a business', ['b2b', 'old'], true, '1'],
    ['of a consumer', ['old'], false, null],
    ['whose tags cannot be had', null, false, null],
  ])('%s says whether it is a business, and marks the browser', async (_whose, tags, isBusiness, cookie) => {
    const {visit, logIn, jar} = createBrowser({}, FIRST, tags);
    expect(await logIn()).toMatchObject({state: 'done'});
    expect(await visit().isBusiness()).toBe(isBusiness);
    expect(jar.read('business')).toBe(cookie);
    await visit().logOut();
    expect(jar.read('business')).toBeNull();
    expect(await visit().isBusiness()).toBe(false);
  });

  it('in two tabs at once ends well in both', async () => {
    const {visit, logIn} = createBrowser();
    const [first, second] = [await visit().begin('/de/a', 'de'), await visit().begin('/de/b', 'de')];
    expect(await visit().complete(callbackOf(first))).toMatchObject({state: 'done', returnTo: '/de/a'});
    expect(await visit().complete(callbackOf(second))).toMatchObject({state: 'done', returnTo: '/de/b'});
    expect(await logIn()).toMatchObject({state: 'done'});
  });

  it('leaves its cookie only while another one is under way', async () => {
    const {visit, jar} = createBrowser();
    const [first, second] = [await visit().begin('/de/a', 'de'), await visit().begin('/de/b', 'de')];
    expect(jar.read('login')).toBe('thing2~thing1');
    await visit().complete(callbackOf(first));
    expect(jar.read('login')).toBe('thing2');
    await visit().complete(callbackOf(second));
    expect(jar.read('login')).toBeNull();
  });

  it('is forgotten once four later ones are under way', async () => {
    const {visit} = createBrowser();
    const oldest = await visit().begin('/de/a', 'de');
    const second = await visit().begin('/de/b', 'de');
    for (const path of ['/de/c', '/de/d', '/de/e']) await visit().begin(path, 'de');
    expect(await visit().complete(callbackOf(oldest))).toMatchObject({state: 'failed', reason: 'expired'});
    expect(await visit().complete(callbackOf(second))).toMatchObject({state: 'done', returnTo: '/de/b'});
  });

  it('of a consumer takes the mark of a business from the browser', async () => {
    const {logIn, jar} = createBrowser();
    jar.write('business', '1');
    await logIn();
    expect(jar.read('business')).toBeNull();
  });

  it('does not hide a fault behind an outage', async () => {
    const {visit} = createBrowser({redeem: () => Promise.reject(new TypeError('a fault'))});
    const begun = await visit().begin('/de/a', 'de');
    await expect(visit().complete(callbackOf(begun))).rejects.toThrow(TypeError);
  });

  it('counts once, and never one that this browser has not begun', async () => {
    const {visit} = createBrowser();
    const begun = await visit().begin('/de/a', 'de');
    expect(await visit().complete(callbackOf(begun))).toMatchObject({state: 'done'});
    for (const callback of [callbackOf(begun), new URL('https://shop.example/account/authorize?code=c&state=forged')]) {
      expect(await visit().complete(callback)).toEqual({state: 'failed', reason: 'expired', returnTo: null});
    }
  });

  it.each([
    ['denied', 'error=access_denied', {redeem: () => Promise.resolve(null)}],
    ['refused', 'code=c', {redeem: () => Promise.resolve(null)}],
    ['unavailable', 'code=c', {redeem: outage}],
  ] as const)('that was %s says so and knows the way back', async (reason, query, over) => {
    const {visit} = createBrowser(over);
    const begun = await visit().begin('/en/account/subscription', 'en');
    expect(await visit().complete(callbackOf(begun, query))).toEqual({
      state: 'failed',
      reason,
      returnTo: '/en/account/subscription',
    });
    expect(await visit().customer()).toBeNull();
  });

  it('gives the session a new key and ends the old one', async () => {
    const {logIn, jar, vault} = createBrowser();
    await logIn();
    const before = jar.read('session');
    await logIn();
    expect(jar.read('session')).not.toBe(before);
    expect(await vault.open(before)).toBeNull();
  });
});

describe('a logout', () => {
  it('ends the session on the server, and leads to the account host once', async () => {
    const {visit, logIn, jar, vault} = createBrowser();
    await logIn();
    const key = jar.read('session');
    await visit().logOut();
    expect(await vault.open(key)).toBeNull();
    expect(await visit().customer()).toBeNull();
    expect(await visit().hostLogoutUrl('https://shop.example/')).toBe(
      'https://account.example/logout?id&https://shop.example/',
    );
    expect(await visit().hostLogoutUrl('https://shop.example/')).toBeNull();
  });
});

describe('a form that came too late', () => {
  it('that cannot be removed at a logout does not keep the browser from the account host', async () => {
    const {visit, logIn, jar, vault} = createBrowser();
    await visit().keepDraft({city: 'Köln'});
    await logIn();
    const [draft, remove] = [jar.read('draft'), vault.remove];
    vault.remove = (key) => (key === draft ? outage() : remove(key));
    await expect(visit().logOut()).rejects.toMatchObject({name: 'ServiceError'});
    expect([jar.read('session'), jar.read('draft')]).toEqual([null, null]);
    expect(await visit().hostLogoutUrl('https://shop.example/')).not.toBeNull();
  });

  it.each(['/de/b?product=a', '/de/a', '/de/a?product=b'])(
    'is given back once, to its own page: not to %s',
    async (other) => {
      const {visit} = createBrowser();
      const own = {place: '/de/a?product=a'};
      await visit(own).keepDraft({city: 'Köln'});
      expect(await visit({place: other}).takeDraft()).toBeNull();
      expect(await visit(own).takeDraft()).toEqual({city: 'Köln'});
      expect(await visit(own).takeDraft()).toBeNull();
    },
  );

  it('is not given to a prefetch: nobody may come to see it', async () => {
    const {visit} = createBrowser();
    await visit().keepDraft({city: 'Köln'});
    expect(await visit({isPrefetch: true}).takeDraft()).toBeNull();
    expect(await visit().takeDraft()).toEqual({city: 'Köln'});
  });

  it('takes the place of one that was kept before', async () => {
    const {visit, jar, vault} = createBrowser();
    await visit({place: '/de/b'}).keepDraft({city: 'Bonn'});
    const former = jar.read('draft');
    await visit().keepDraft({city: 'Köln'});
    expect(await vault.open(former)).toBeNull();
    expect(await visit().takeDraft()).toEqual({city: 'Köln'});
  });

  it('is forgotten at a logout: whoever logs in next may be somebody else', async () => {
    const {visit, logIn} = createBrowser();
    await visit().keepDraft({city: 'Köln'});
    await logIn();
    await visit().logOut();
    await logIn();
    expect(await visit().takeDraft()).toBeNull();
  });

  it('is not kept where it is longer than a form can be', async () => {
    const {visit} = createBrowser();
    expect(await visit().keepDraft({city: 'x'.repeat(4000)})).toBe(false);
    expect(await visit().takeDraft()).toBeNull();
  });
});
