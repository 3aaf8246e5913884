import {createFormat} from '~/i18n/format';

import {controlOf} from '../support/control';
import {buyerOfCart, codeFor, CUSTOMERS, logIn, resetSubscriptions, subscriptionsOf} from '../support/customer';
import {trials} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {forms, tags} from '../support/html';
import {messages} from '../support/messages';
import {addToCart} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {ADDRESS, COMMANDS} from '../support/subscription-commands';
import {customerState, formOf} from '../support/subscription-forms';
import {createVisitor, type Visitor} from '../support/visitor';

const DASHBOARD = '/de/account/subscription';

/** Tokens of the account host and the subscription service, by how they begin; identities are JSON Web Tokens. */
const TOKENS = /shcat_|shcrt_|strfnt_|eyJ[\w-]{10}/;

/** The pages of the account host: it knows who logs in. Whatever else goes to a host that is not the shop's may not. */
const ACCOUNT_HOST = '/authentication/';

test.describe.configure({timeout: trials({quick: 60_000, full: 180_000})});

test.beforeEach(async ({shop}) => {
  await controlOf(shop.emulator).repair();
  await resetSubscriptions(shop);
});

test(
  'a customer logs in with a code, comes back to where they were going, and logs out',
  {tag: '@no-js'},
  async ({page, shop, javaScriptEnabled}) => {
    const {t, heading, link, button} = createShopper(page, 'en');
    await page.context().addCookies([{name: 'consent', value: 'all', url: shop.shop}]);
    const told: string[] = [];
    page.on('request', (request) => {
      const {origin, pathname} = new URL(request.url());
      if (origin === shop.shop || pathname.startsWith(ACCOUNT_HOST)) return;
      told.push(JSON.stringify([request.url(), request.headers(), request.postData()]));
    });
    await page.goto('/en');
    await page.getByRole('banner').getByRole('link', {name: 'My Account', exact: true}).click();
    await page.getByRole('textbox').fill(CUSTOMERS.upcoming);
    await page.getByRole('button').first().click();
    await expect(page.getByRole('textbox', {name: /code/i})).toBeVisible();
    await page.getByRole('textbox').fill(await codeFor(shop.emulator, CUSTOMERS.upcoming));
    await page.getByRole('button').first().click();
    await expect(heading(t('account:subscription.next.title'))).toBeVisible();
    await expect(page).toHaveURL('/en/account/subscription');
    const sessionCookie = async () => (await page.context().cookies()).find(({name}) => name === '__Host-session');
    let session = await sessionCookie();
    expect(session).toMatchObject({httpOnly: true, secure: true, sameSite: 'Lax', path: '/'});
    // Whoever is logged in is led straight on.
    await page.goto('/en');
    await page.getByRole('banner').getByRole('link', {name: 'My Account', exact: true}).click();
    await expect(heading(t('account:subscription.next.title'))).toBeVisible();

    await test.step('a coffee of the shop joins the next delivery', async () => {
      const [day = ''] = await subscriptionsOf(shop, CUSTOMERS.upcoming).days('queued');
      await page.goto(productUrl('en', GOODS.waldgold));
      if (javaScriptEnabled) await page.keyboard.press('Tab');
      const date = createFormat('en').date(day);
      await link(t(`product:nextDelivery.${javaScriptEnabled ? 'on' : 'link'}`, {date})).click();
      await expect(heading(t('account:commands.add.title'))).toBeVisible();
      await expect(page.getByLabel(t('account:commands.add.quantity'))).toBeVisible();
    });

    await test.step('a form that is sent after the session has ended is there again, filled in', async () => {
      const key = await subscriptionsOf(shop, CUSTOMERS.upcoming).nextKey();
      await page.goto(`/en/account/subscription/deliveries/${key}/gift`);
      const field = (name: string) => page.getByLabel(t(`account:commands.address.${name}`), {exact: true});
      const typed = ['firstName', 'lastName', 'address1', 'zip', 'city', 'phone'] as const;
      for (const name of typed) await field(name).fill(ADDRESS[name]);
      await field('countryCode').selectOption('AT');
      await page.context().clearCookies({name: '__Host-session'});
      const back = page.waitForResponse((answer) => answer.url().includes('/account/authorize'));
      await button(t('account:commands.gift.submit')).click();
      await back;
      for (const name of typed) await expect(field(name)).toHaveValue(ADDRESS[name]);
      await expect(field('countryCode')).toHaveValue('AT');
      session = await sessionCookie();
    });

    // With consent given, nobody else is told who that is.
    if (javaScriptEnabled) await expect.poll(() => told.length, 'something is measured').toBeGreaterThan(0);
    expect(told.filter((sent) => TOKENS.test(sent) || sent.includes(CUSTOMERS.upcoming))).toEqual([]);

    await button(t('account:subscription.logout')).click();
    await expect(page).toHaveURL('/en');
    await expect(link('My Account').first()).toBeVisible();
    const thief = createVisitor(shop.shop);
    thief.cookies.set('__Host-session', session?.value ?? '');
    expect((await thief.get(DASHBOARD)).headers.get('Location')).toBe(
      '/login?return_to=%2Fde%2Faccount%2Fsubscription',
    );
  },
);

test.describe('a login that does not end well', () => {
  test('tells what happened and leads to a new one', {tag: '@no-js'}, async ({page}) => {
    const {t, heading, link} = createShopper(page, 'de');
    await page.goto('/account/authorize?code=forged&state=forged');
    await expect(heading(t('account:login.expired.title'))).toBeVisible();
    await expect(link(t('account:login.again'))).toHaveAttribute('href', /^\/login\?return_to=%2Fde%2F/);
  });

  test('because the account host is down says so', async ({shop}) => {
    const visitor = createVisitor(shop.shop);
    const begun = await visitor.get('/login?return_to=/en/checkout/cart');
    const state = new URL(begun.headers.get('Location') ?? '').searchParams.get('state') ?? '';
    await controlOf(shop.emulator).breakDown({service: 'accounts', kind: 'status', times: 50});
    const answer = await visitor.get(`/account/authorize?code=abc&state=${state}`);
    expect(answer.headers.get('Location')).toBe(
      '/en/account/login?reason=unavailable&return_to=%2Fen%2Fcheckout%2Fcart',
    );
    expect((await visitor.get('/en')).status).toBe(200);
  });
});

test('the identity is for its owner on the shop’s own pages, and no page holds a token', async ({shop}) => {
  const visitor = await logIn(shop, CUSTOMERS.upcoming);
  const own = await visitor.get('/buyer-identity', {'Sec-Fetch-Site': 'same-origin'});
  expect(own.headers.get('Cache-Control')).toContain('no-store');
  expect(own.body).toMatch(
    /^\{"id":"gid:\/\/shopify\/Customer\/7003","buyerIdentity":\{"customerAccessToken":"shcat_[^"]+"\}\}$/,
  );
  expect((await visitor.get('/buyer-identity', {'Sec-Fetch-Site': 'cross-site'})).status).toBe(403);
  const nobody = await createVisitor(shop.shop).get('/buyer-identity');
  expect(nobody.body).toBe('{"id":null,"buyerIdentity":{"customerAccessToken":null}}');
  const key = await subscriptionsOf(shop, CUSTOMERS.upcoming).nextKey();
  for (const path of [
    DASHBOARD,
    `${DASHBOARD}.data`,
    `${DASHBOARD}/deliveries`,
    `${DASHBOARD}/deliveries/past`,
    `${DASHBOARD}/deliveries.ics`,
    `${DASHBOARD}/state.json`,
    `${DASHBOARD}/next.json`,
    `${DASHBOARD}/products.data`,
    `${DASHBOARD}/deliveries/${key}/payment`,
    `${DASHBOARD}/deliveries/${key}/address.data`,
    '/',
    '/_root.data',
  ]) {
    const {status, body, headers} = await visitor.get(path);
    expect(status, path).toBe(200);
    expect(body, path).not.toMatch(TOKENS);
    expect(JSON.stringify([...headers]), path).not.toMatch(TOKENS);
    if (path.startsWith(DASHBOARD)) expect(headers.get('Cache-Control'), path).toContain('private, no-store');
  }
  // What goes wrong is told to the log, without whom it went wrong for.
  await controlOf(shop.emulator).breakDown({service: 'subscriptions', kind: 'status', times: 20});
  await visitor.get(DASHBOARD);
  await expect.poll(() => shop.log()).toContain('ServiceError');
  expect(shop.log()).not.toMatch(TOKENS);
});

test('a business gets what is for businesses on pages of its own, and a forged cookie gets nobody anything', async ({
  shop,
}) => {
  const t = messages('de');
  const path = '/de/p/waldgold-gastro';
  const everybody = await createVisitor(shop.shop).get(path);
  const forger = createVisitor(shop.shop);
  forger.cookies.set('__Host-business', '1');
  for (const {body} of [everybody, await forger.get(path)]) {
    expect(body).toContain(`>${t('product:business.title')}<`);
    expect(body).not.toContain(`>${t('product:cart.add')}<`);
  }
  const business = await logIn(shop, CUSTOMERS.business);
  const own = await business.get(path);
  expect(own.headers.get('Cache-Control')).toBe('private, no-store');
  expect(own.body).toContain(`>${t('product:cart.add')}<`);
  expect(own.body).not.toContain(`>${t('product:business.title')}<`);
  const consumer = await logIn(shop, CUSTOMERS.upcoming);
  expect((await consumer.get(path)).body).toContain(`>${t('product:business.title')}<`);
});

test('what belongs to somebody else is not there, for no command', async ({shop}) => {
  const other = subscriptionsOf(shop, CUSTOMERS.several);
  const visitor = await logIn(shop, CUSTOMERS.upcoming);
  const before = await customerState(other, shop, CUSTOMERS.several);
  for (const asked of COMMANDS.filter(({to}) => to !== 'everything')) {
    const {place, fields} = await formOf(other, asked);
    const path = DASHBOARD + place;
    const sent = await visitor.post(path, {body: {...fields, operation: crypto.randomUUID()}});
    expect(sent.status, `POST ${path}`).toBe(404);
    if (['skip', 'cancel'].includes(asked.name) && asked.how === undefined)
      expect((await visitor.get(path)).status, path).toBe(404);
  }
  // Nor with a product of theirs in a form of one's own.
  const {place} = await formOf(subscriptionsOf(shop, CUSTOMERS.upcoming), {
    name: 'skip',
    to: 'delivery',
    fields: () => ({}),
  });
  const [theirs] = await other.own('subscriptions');
  const body = {which: 'some', item: String(theirs?.['id']), operation: crypto.randomUUID()};
  expect((await visitor.post(DASHBOARD + place, {body})).status).toBe(404);
  expect(await customerState(other, shop, CUSTOMERS.several)).toEqual(before);
});

test('a form that is sent after the session has ended is there again after the login', async ({shop}) => {
  const service = subscriptionsOf(shop, CUSTOMERS.upcoming);
  const key = await service.nextKey();
  const [charge] = await service.own('charges', 'status=queued&sort_by=scheduled_at-asc');
  const id = /"purchase_item_id":(\d+)/.exec(JSON.stringify(charge))?.[1] ?? '';
  const sent: readonly (readonly [place: string, fields: Readonly<Record<string, string>>])[] = [
    [`/deliveries/${key}/gift`, {...ADDRESS, email: 'ole@example.com'}],
    [`/deliveries/${key}/skip`, {which: 'some', item: id}],
    [`/products/${id}/project`, {project: 'SP024'}],
    ['/cancel', {reason: 'tooExpensive', comment: 'Wir ziehen um'}],
  ];
  for (const [place, fields] of sent) {
    const path = DASHBOARD + place;
    const visitor = createVisitor(shop.shop);
    const answer = await visitor.post(path, {body: fields});
    // A form may not lead to another host, redirects included: a page of ours is in between.
    const between = answer.headers.get('Location') ?? '';
    expect([answer.status, between]).toEqual([
      303,
      `/de/account/login?${new URLSearchParams({reason: 'ended', return_to: path}).toString()}`,
    ]);
    expect((await visitor.get(between)).headers.get('Refresh')).toBe(
      `0; url=/login?return_to=${encodeURIComponent(path)}`,
    );
    await logIn(shop, CUSTOMERS.upcoming, visitor);
    const {body} = await visitor.get(path);
    const filledIn = [
      ...tags(body, 'input').filter(
        ({type = '', checked}) => !['radio', 'checkbox'].includes(type) || checked !== undefined,
      ),
      ...tags(body, 'option')
        .filter(({selected}) => selected !== undefined)
        .map(({value}) => ({name: 'countryCode', value})),
    ].map(({name, value = ''}) => [name, value]);
    expect(filledIn, place).toEqual(expect.arrayContaining(Object.entries(fields)));
  }
});

test('a login makes the cart the customer’s and a logout nobody’s; both leave it the country that it is sent to', async ({
  shop,
}) => {
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, GOODS.waldgold);
  const buyerOf = ({cookies}: Visitor) =>
    buyerOfCart(shop.emulator, decodeURIComponent(cookies.get('storefront_cart_id') ?? ''));
  expect(await buyerOf(visitor)).toBeNull();
  const cart = async () => (await visitor.get('/de/checkout/cart')).body;
  const country = async () =>
    tags(await cart(), 'option')
      .filter(({selected}) => selected !== undefined)
      .map(({value}) => value);
  const form = forms(await cart()).find(({fields}) => fields['intent'] === 'choose-country');
  await visitor.post(form?.action ?? '', {body: {...form?.fields, country: 'AT'}});
  expect(await country()).toContain('AT');
  await logIn(shop, CUSTOMERS.upcoming, visitor);
  expect(await country(), 'after the login').toContain('AT');
  expect(await buyerOf(visitor)).toBe('gid://shopify/Customer/7003');
  expect((await visitor.post('/de/account/logout', {body: {}})).status).toBe(303);
  expect(await country(), 'after the logout').toContain('AT');
  expect(await buyerOf(visitor)).toBeNull();
  // A cart that begins after the login is the customer's from the first.
  const later = await logIn(shop, CUSTOMERS.several);
  await addToCart(later, GOODS.waldgold);
  expect(await buyerOf(later)).toBe('gid://shopify/Customer/7009');
});
