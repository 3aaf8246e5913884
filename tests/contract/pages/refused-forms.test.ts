import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {LANGUAGES, type Language} from '../../../app/config/languages';
import {BRAND} from '../../../app/config/brand';
import {loginPath} from '../../../app/pages/paths';
import {COOKIES} from '../../../app/config/cookies.server';
import {formatFlash} from '../../../app/forms/flash-message.server';
import {CMS_DOWN, controlOf} from '../../support/control';
import {CUSTOMERS, logIn, subscriptionsOf} from '../../support/customer';
import {forms, holds, tags} from '../../support/html';
import {messages} from '../../support/messages';
import {type RunningShop, startShop} from '../../support/shop-process';
import {createVisitor} from '../../support/visitor';
import {readable} from '../outages/flaws';

let shop: RunningShop;
beforeAll(async () => {
  // A circuit that one test opens must not affect the next test.
  shop = await startShop({BREAKER: 'off'});
});
afterEach(() => controlOf(shop.emulator).repair());
afterAll(() => shop.stop());

const email = () => `ada.${crypto.randomUUID()}@example.com`;
const newKey = () => crypto.randomUUID();
const wish = () => ({variant: '40801', handle: 'haraaz', occasion: 'stock', email: email(), idempotencyKey: newKey()});
const address = () => ({
  code: 'ABO-6TAU-FARN-RAND',
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: 'Lange Reihe 1',
  zip: '20099',
  city: 'Hamburg',
  countryCode: 'DE',
  phone: '+49 40 123456',
  email: email(),
  idempotencyKey: newKey(),
});

type Down = {
  readonly form: string;
  readonly path: string;
  readonly language: Language;
  readonly fields: () => Readonly<Record<string, string>>;
  readonly says: string;
  /** A field that keeps what was typed. */
  readonly keeps: string;
  /** Whether it keeps its idempotency key, so that what was lost on the way counts once. */
  readonly keepsKey: boolean;
};

describe('a form whose service is down says so and keeps the input', () => {
  test.each<Down>([
    {
      form: 'the newsletter',
      path: '/de/newsletter',
      language: 'de',
      fields: () => ({email: email(), idempotencyKey: newKey()}),
      says: 'newsletter:refusal.unavailable.title',
      keeps: 'email',
      keepsKey: true,
    },
    {
      form: 'a wish for a mail',
      path: '/de/back-in-stock',
      language: 'de',
      fields: wish,
      says: 'stock:problem.unavailable',
      keeps: 'email',
      keepsKey: true,
    },
    {
      form: 'a gift subscription',
      path: '/en/e/redeem-gift-subscription',
      language: 'en',
      fields: address,
      says: 'gift:problem.unavailable',
      keeps: 'address1',
      keepsKey: true,
    },
    {
      form: 'a withdrawal',
      path: '/de/service/widerruf',
      language: 'de',
      fields: () => ({name: 'Mara', contract: 'L10001', email: email(), step: 'confirm', idempotencyKey: newKey()}),
      says: 'contractNotices:problem.unavailable.title',
      keeps: 'email',
      keepsKey: true,
    },
    {
      form: 'an order',
      path: '/de/service/bestellung',
      language: 'de',
      fields: () => ({number: 'L9050', email: email()}),
      says: 'orders:problem.unavailable.title',
      keeps: 'number',
      keepsKey: false,
    },
    {
      form: 'a review',
      path: '/de/p/boa-luz/review',
      language: 'de',
      fields: () => ({
        stars: '4',
        title: 'Rund',
        text: 'Gut.',
        author: 'Ada',
        email: email(),
        idempotencyKey: newKey(),
      }),
      says: 'review:problem.unavailable',
      keeps: 'title',
      keepsKey: true,
    },
  ])('$form', async ({path, language, fields, says, keeps, keepsKey}) => {
    const body = fields();
    await controlOf(shop.emulator).breakDown({service: 'service-api', kind: 'status', status: 503, times: 100});
    const answer = await createVisitor(shop.shop).post(path, {body});
    expect(answer.status).toBe(503);
    expect(readable(answer.body)).toContain(messages(language)(says));
    expect(holds(answer.body, keeps, body[keeps] ?? '')).toBe(true);
    const again = forms(answer.body).find((form) => form.fields[keeps] === body[keeps]);
    if (keepsKey) expect(again?.fields['idempotencyKey']).toBe(body['idempotencyKey']);
  });
});

describe('a rate-limited form shows the error and keeps the input', () => {
  test('the newsletter', async () => {
    const visitor = createVisitor(shop.shop);
    const headers = {'CF-Connecting-IP': '198.51.100.6'};
    const send = (address: string) => visitor.post('/en/newsletter', {body: {email: address}, headers});
    for (let count = 0; count < 5; count += 1) expect((await send(email())).status).toBe(303);
    const refused = await send('last@example.com');
    expect(refused.status).toBe(429);
    expect(readable(refused.body)).toContain(messages('en')('newsletter:refusal.rate-limited.title'));
    expect(holds(refused.body, 'email', 'last@example.com')).toBe(true);
  });

  test('a gift subscription', async () => {
    const visitor = createVisitor(shop.shop);
    const ask = (code: string, path = '/en/e/redeem-gift-subscription') =>
      visitor.get(`${path}?code=${code}`, {'CF-Connecting-IP': '198.51.100.9'});
    // The page's data counts like the page, and nothing is rendered.
    const again = (code: string) => ask(code, '/en/e/redeem-gift-subscription.data');
    for (let count = 10; count < 70; count += 1) expect((await again(`ABO-0000-0000-00${count}`)).status).toBe(404);
    const refused = await ask('ABO-0000-0000-0099');
    expect(refused.status).toBe(429);
    expect(refused.body).toContain('That was a lot of tries in a row');
    expect(holds(refused.body, 'code', 'ABO-0000-0000-0099')).toBe(true);
  });

  test('the search', async () => {
    const visitor = createVisitor(shop.shop);
    const search = (path: string) => visitor.get(`${path}?q=%3Cb%3Exqwzyk`, {'CF-Connecting-IP': '198.51.100.8'});
    // The page's data counts like the page, and nothing is rendered.
    for (let count = 0; (await search('/en/search.data')).status === 200; count += 1) expect(count).toBeLessThan(60);
    const refused = await search('/en/search');
    expect(refused.status).toBe(429);
    expect(refused.body).toContain('That was a lot of searching in a short time');
    expect(holds(refused.body, 'q', '<b>xqwzyk')).toBe(true);
  });

  test('a wish for a mail', async () => {
    const visitor = createVisitor(shop.shop);
    const page = await visitor.get('/en/p/haraaz');
    const form = forms(page.body).find(({fields}) => 'variant' in fields && 'email' in fields)?.fields ?? {};
    const body = {...form, email: email(), idempotencyKey: ''};
    const send = () => visitor.post('/en/back-in-stock', {body, headers: {'CF-Connecting-IP': '198.51.100.12'}});
    let refused = await send();
    for (let tries = 1; refused.status === 303 && tries < 6; tries += 1) refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.body).toContain(messages('en')('stock:problem.rate-limited', {count: 1}));
    expect(holds(refused.body, 'email', body.email)).toBe(true);
  });
});

test('an expired voucher says so, with whom to call', async () => {
  const {status, body} = await createVisitor(shop.shop).get('/en/e/redeem-gift-subscription?code=ABO-9TAU-ABGE-LAUF');
  expect(status).toBe(410);
  expect(readable(body)).toContain(messages('en')('gift:problem.expired', {phone: BRAND.phone.display}));
});

/** The fields of an address, as at checkouts from the country on, and what browsers fill them with: nothing where it is another person's. */
const ADDRESS = [
  ['countryCode', 'country'],
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['company', 'organization'],
  ['address1', 'address-line1'],
  ['address2', 'address-line2'],
  ['zip', 'postal-code'],
  ['city', 'address-level2'],
  ['province', 'address-level1'],
  ['phone', 'tel'],
];

test.each([
  ['a gift subscription', false, async () => '/en/e/redeem-gift-subscription?code=ABO-6TAU-FARN-RAND'],
  [
    'a delivery that is given away',
    true,
    async () => `/en/account/subscription/deliveries/${await subscriptionsOf(shop, CUSTOMERS.upcoming).nextKey()}/gift`,
  ],
])(
  'the address of %s asks for the same in one order, and says what browsers may fill in',
  async (_, isOthers, path) => {
    const {body} = await (await logIn(shop, CUSTOMERS.upcoming)).get(await path());
    const named = tags(body, '(?:input|select)').filter((field) => ADDRESS.some(([name]) => name === field['name']));
    const expected = ADDRESS.map(([name, filled]) => [name, isOthers ? 'off' : filled]);
    expect(named.map(({name, autocomplete}) => [name, autocomplete])).toEqual(expected);
    const optional = named.filter((field) => !('required' in field)).map(({name}) => name);
    expect(optional).toEqual(['company', 'address2', 'province']);
  },
);

test('a gift that is to be sent on a day that is over says so in both languages', async () => {
  const visitor = createVisitor(shop.shop);
  const {body} = await visitor.get('/de/p/geschenkgutschein');
  const fields = forms(body).find((form) => 'sendOn' in form.fields)?.fields ?? {};
  for (const language of LANGUAGES) {
    const refused = await visitor.post(`/${language}/checkout/cart`, {body: {...fields, sendOn: '2020-12-24'}});
    expect(refused.status).toBe(422);
    expect(refused.body).toContain(messages(language)('cart:field.day-past'));
  }
});

test('a gift card for somebody whom the platform does not take is in its form again, with all that was typed', async () => {
  const written = {
    recipientName: 'Ada',
    recipientEmail: 'ada@example.com',
    message: 'Alles Gute',
    sendOn: '2026-12-24',
  };
  const values = {...written, intent: 'add', giftKind: 'card', variantId: 'gid://shopify/ProductVariant/1'};
  const refusals = [{code: 'gift-recipient-invalid', lineId: null} as const];
  const flash = formatFlash({kind: 'cart', intent: 'add', refusals, values, repeated: false, undo: null});
  const answer = await fetch(`${shop.shop}/en/checkout/cart`, {
    headers: {Cookie: `${COOKIES.flash.name}=${flash}`},
  });
  const html = await answer.text();
  expect(html).toContain(messages('en')('cart:refusal.gift-recipient-invalid'));
  const again = forms(html).find((form) => 'giftKind' in form.fields)?.fields;
  const {message, ...inputs} = values;
  expect(again).toMatchObject(inputs);
  expect(html).toMatch(new RegExp(`<textarea[^>]*>${message}</textarea>`));
});

test.each([
  ['de', 'Diese Adresse ist schon angemeldet.'],
  ['en', 'Oops? There was an error!'],
])('of an address that is subscribed the newsletter says in %s: %s', async (language, text) => {
  const visitor = createVisitor(shop.shop);
  const address = email();
  const send = () => visitor.post(`/${language}/newsletter`, {body: {email: address, variant: 'raffle'}});
  await send();
  const answer = await fetch(`${shop.emulator}/mail/messages?to=${encodeURIComponent(address)}`);
  const [, token = ''] = /newsletter\/confirm\?token=([\w.-]+)/.exec(await answer.text()) ?? [];
  await visitor.post(`/${language}/newsletter/confirm`, {body: {token}});
  const refused = await send();
  expect(refused.status).toBe(409);
  expect(refused.body).toContain(text);
  expect(holds(refused.body, 'email', address)).toBe(true);
});

test('a cart that has lost what only businesses may buy leads to the login and back', async () => {
  const visitor = await logIn(shop, CUSTOMERS.business);
  const {body} = await visitor.get('/de/p/waldgold-gastro');
  const add = forms(body).find(({fields}) => fields['intent'] === 'add');
  await visitor.post(add?.action ?? '', {body: add?.fields ?? {}});
  visitor.cookies.delete('__Host-session');
  const cart = await visitor.get('/de/checkout/cart');
  expect(readable(cart.body)).toContain(messages('de')('cart:gone.title'));
  const to = tags(cart.body, 'a').map(({href}) => href);
  expect(to).toContain(loginPath('/de/checkout/cart'));
});

describe('while a service is down', () => {
  test('the landing page of the gift subscription stands without the CMS, with the shop’s own words', async () => {
    const t = messages('de');
    await controlOf(shop.emulator).breakDown(CMS_DOWN);
    const {status, body} = await createVisitor(shop.shop).get('/de/e/geschenkabo');
    expect(status).toBe(200);
    expect(readable(body)).toContain(t('subscription:title'));
    expect(body).toContain(`>${t('product:cart.add')}<`);
  });

  test('the dashboard says so, under its own heading', async () => {
    const t = messages('de');
    const customer = await logIn(shop, CUSTOMERS.upcoming);
    await controlOf(shop.emulator).breakDown({service: 'subscriptions', kind: 'status', times: 200});
    const {status, body} = await customer.get('/de/account/subscription');
    expect(status).toBe(200);
    expect(readable(body)).toContain(t('account:subscription.unavailable.title'));
    expect(body).toContain(`>${t('account:subscription.pages.overview')}<`);
  });

  test('the form of a command keeps what was typed, and does not say that all goes as planned', async () => {
    const t = messages('de');
    const customer = await logIn(shop, CUSTOMERS.upcoming);
    const key = await subscriptionsOf(shop, CUSTOMERS.upcoming).nextKey();
    const send = (name: string, body: Readonly<Record<string, string>>) =>
      customer.post(`/de/account/subscription/deliveries/${key}/${name}`, {body});
    await controlOf(shop.emulator).breakDown({service: 'subscriptions', kind: 'status', times: 200});
    const {code: _, idempotencyKey, ...fields} = address();
    const {body} = await send('gift', {...fields, idempotencyKey});
    expect(readable(body)).toContain(t('account:refusal.try-again'));
    expect(readable(body)).not.toContain(t('account:subscription.unavailable.text'));
    expect(Object.entries(fields).filter(([name, value]) => !holds(body, name, value))).toEqual([]);
    for (const quantity of ['1', '0']) {
      const ordered = await send('add', {variant: '40801', quantity, rhythm: 'once', idempotencyKey: newKey()});
      expect(readable(ordered.body)).toContain(t('account:refusal.try-again'));
      expect(readable(ordered.body)).toContain(t('account:commands.kept'));
      expect(readable(ordered.body)).not.toContain(t('account:commands.add.submit'));
    }
  });

  test('the page of results says where to look instead', async () => {
    const t = messages('en');
    await controlOf(shop.emulator).breakDown({service: 'search', kind: 'status', status: 503, times: 100});
    const {status, body} = await createVisitor(shop.shop).get('/en/search?q=espresso');
    expect(status).toBe(200);
    expect(readable(body)).toContain(t('search:down.text'));
    expect(holds(body, 'q', 'espresso')).toBe(true);
    expect(tags(body, 'a').map(({href}) => href)).toContain('/en/c/espresso-shop');
  });
});
