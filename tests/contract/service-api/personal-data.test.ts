import {afterAll, beforeAll, expect, inject, it} from 'vitest';
import {orderSchema} from '../../../contracts/order';
import {personalDataErasureSchema, personalDataExportSchema} from '../../../contracts/personal-data';
import type {PersonalData} from '../../../contracts/personal-data';
import {isoDay} from '../../../service/domain/days';
import {ADDRESS, giftsIssued, order, product, variant} from './shopper';
import type {RunningServices} from './start-services';
import {parsed, refusalOf, startServices, tokenOf} from './start-services';

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = 'local-operator-token-with-32-characters';

/** Where the export shows what each kind of object holds. */
const SHOWN: Readonly<Record<string, keyof PersonalData | 'all' | 'nothing'>> = {
  ADDRESS_INDEX: 'all',
  ADMIN_TOKEN: 'nothing',
  GIFT_VOUCHERS: 'giftVouchers',
  IDEMPOTENCY: 'requests',
  LIMITS: 'limits',
  MAIL_QUEUE: 'mails',
  NEWSLETTER: 'newsletter',
  NOTICES: 'notices',
  // What the operator looked up: gone with the logout.
  OPERATOR_SESSIONS: 'nothing',
  PAID_ORDERS: 'nothing',
  PRICES: 'nothing',
  RETURN_DESKS: 'returns',
  REVIEWS: 'reviews',
  SAVED_CARTS: 'savedCarts',
  SEARCH_INDEX: 'nothing',
  STOCK_WATCHES: 'backInStock',
  // Numbers of notices and returns, which the export shows by their own objects.
  WORK_LIST: 'nothing',
};

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

const operate = (what: 'export' | 'erasure', email: string, token = TOKEN) =>
  services.send(`/operator/personal-data/${what}`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json'},
    body: JSON.stringify({email}),
  });
const exported = async (email: string) => parsed(personalDataExportSchema.strict(), await operate('export', email));
const erase = async (email: string) => parsed(personalDataErasureSchema.strict(), await operate('erasure', email));

/** Leaves something in every kind of object, some of it under keys of its own. */
async function fill(email: string): Promise<void> {
  const person = {email, language: 'de', name: 'Ida Farn', contract: 'L10001'};
  const call = async (path: string, body: object) => {
    const answer = await services.call(path, {...person, ...body}, {'Idempotency-Key': `${path}~${email}`});
    expect([path, answer.status < 300]).toEqual([path, true]);
    return answer;
  };
  await call('/newsletter/subscriptions', {variant: 'espresso'});
  const [confirmation] = await services.mails({to: email, kind: 'newsletter-confirmation'});
  await services.call('/newsletter/confirmations', {token: tokenOf(confirmation)});
  await call('/withdrawals', {});
  await call('/cancellations', {kind: 'ordinary'});
  await call('/contact-requests', {kind: 'customer', message: 'Hallo'});
  await call(`/products/${product('waldgold').number}/reviews`, {stars: 5, title: 'Gut', text: 'Rund', author: 'Ida'});
  await (await services.env()).STOCK.getByName('shop').set(variant('waldgold', 3), 0);
  await call('/back-in-stock/requests', {variant: variant('waldgold', 3)});
  const line = {merchandiseId: `gid://shopify/ProductVariant/${variant('waldgold')}`, quantity: 1};
  await call('/saved-carts', {lines: [line]});
  await giveAndTake(email, call);
  await sendBack(email, call);
}

type Call = (path: string, body: object) => Promise<unknown>;

/** Buys a gift subscription, and redeems another. */
async function giveAndTake(email: string, call: Call): Promise<void> {
  const attributes = [
    {key: 'sender_name', value: 'Ida'},
    {key: 'message', value: 'Viel Freude'},
  ];
  await order(services, {lines: [{variant: variant('coffee-gift-subscription', 5), attributes}]}, {email});
  await giftsIssued(services);
  await call(`/gift-subscriptions/${await voucher(email)}`, {address: ADDRESS});
}

/** A voucher in the books for an address, as after somebody else's purchase. */
async function voucher(email: string): Promise<string> {
  const code = `ABO-${email.split('@')[0] ?? ''}`.toUpperCase();
  const entry = {code, deliveries: 3, coffee: 'espresso', senderName: 'Mara', message: ''} as const;
  const {GIFT_VOUCHERS} = await services.serviceEnv();
  await GIFT_VOUCHERS.getByName(code.replaceAll('-', '')).issue({...entry, expiresAt: Date.now() + 365 * DAY_MS});
  return code;
}

async function sendBack(email: string, call: Call): Promise<void> {
  const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email});
  const {number} = parsed(orderSchema, await services.call(`/orders/${token}`));
  await services.moveClock(12 * DAY_MS);
  await call('/returns', {number, items: [{line: 0, quantity: 1}], reason: 'not_liked'});
  await services.moveClock(0);
}

const sizes = (data: PersonalData) =>
  Object.fromEntries(
    Object.entries(data).map(([name, part]) => [name, Array.isArray(part) ? part.length : Number(part !== null)]),
  );

it('shows of every kind of object what it holds', () => {
  const kinds = inject('serviceConfig').durable_objects.bindings.map(({name}) => name);
  expect(kinds.toSorted()).toEqual(Object.keys(SHOWN).toSorted());
});

it('exports everything of an address, erases it but for what the law keeps, and touches no other', async () => {
  await fill('ida@example.com');
  await fill('jan@example.com');
  const [ida, jan] = [await exported('Ida@example.com'), await exported('jan@example.com')];
  for (const part of Object.values(SHOWN))
    if (part !== 'all' && part !== 'nothing') expect([part, sizes(ida.data)[part]]).not.toEqual([part, 0]);
  expect(sizes(ida.data)).toMatchObject({notices: 3, returns: 1, giftVouchers: 2, savedCarts: 1, reviews: 1});
  expect(sizes(jan.data)).toEqual(sizes(ida.data));
  expect(ida.data.giftVouchers.map(({role, redemption}) => [role, redemption?.address.city])).toEqual([
    ['giver', undefined],
    ['recipient', 'Hamburg'],
  ]);

  const {erased, kept} = await erase('ida@example.com');
  expect(erased).toEqual({...sizes(ida.data), notices: 1});
  expect(kept.map(({what}) => what)).toEqual(['cancellation', 'withdrawal', 'return', 'voucher', 'voucher', 'orders']);
  const year = Number(isoDay(Date.now()).slice(0, 4));
  expect(kept.find(({what}) => what === 'withdrawal')?.until).toBe(`${year + 6}-12-31T23:00:00.000Z`);

  const after = await exported('ida@example.com');
  const {notices, returns, ...rest} = after.data;
  expect(Object.values(sizes({...rest, notices: [], returns: []})).every((size) => size === 0)).toBe(true);
  expect(notices.map(({kind}) => kind).toSorted()).toEqual(['cancellation', 'withdrawal']);
  expect(returns).toMatchObject([{reason: null, items: [{line: 0, quantity: 1}]}]);
  expect((await erase('ida@example.com')).erased).toEqual(
    Object.fromEntries(Object.keys(erased).map((name) => [name, 0])),
  );
  expect((await exported('jan@example.com')).data).toEqual(jan.data);
});

it('keeps the worth of a voucher whose giver is erased', async () => {
  await order(services, {lines: [{variant: variant('coffee-gift-subscription', 5)}]}, {email: 'giver@example.com'});
  await giftsIssued(services);
  const code = (await exported('giver@example.com')).data.giftVouchers[0]?.code ?? '';
  await erase('giver@example.com');
  const redeemed = await services.call(`/gift-subscriptions/${code}`, {
    email: 'taker@example.com',
    language: 'de',
    address: ADDRESS,
  });
  expect(redeemed.status).toBe(201);
});

it('says nothing of a voucher to an address that only tried its code', async () => {
  const code = await voucher('owner@example.com');
  const owner = {email: 'owner@example.com', language: 'de', address: ADDRESS};
  expect((await services.call(`/gift-subscriptions/${code}`, owner)).status).toBe(201);
  const body = {email: 'tries@example.com', language: 'de', address: ADDRESS};
  expect(refusalOf(await services.call(`/gift-subscriptions/${code}`, body))).toEqual([409, 'used']);
  expect((await exported('tries@example.com')).data.giftVouchers).toEqual([]);
  await erase('tries@example.com');
  expect((await exported('owner@example.com')).data.giftVouchers).toHaveLength(1);
});

it('drops a mail that waits for its day, but neither a receipt nor a paid gift', async () => {
  const email = 'late@example.com';
  const person = {email, language: 'de', name: 'Ida', contract: 'L1'};
  await services.call('/newsletter/subscriptions', {...person, variant: 'espresso'});
  const [confirmation] = await services.mails({to: email});
  await services.call('/newsletter/confirmations', {token: tokenOf(confirmation)});
  const day = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
  const attributes = [
    {key: 'recipient_email', value: email},
    {key: '_send_on', value: day},
  ];
  const lines = [{variant: variant('coffee-gift-subscription', 5), attributes}];
  await order(services, {lines}, {email: 'pays@example.com'});
  await giftsIssued(services);
  const fault = {service: 'mail-provider', kind: 'status', status: 503, times: 4};
  await services.send('/control/faults', {method: 'POST', body: JSON.stringify(fault)});
  await services.call('/withdrawals', person);
  await services.call('/contact-requests', {...person, kind: 'customer', message: 'Hallo'});
  const before = (await services.mails({to: email})).length;

  const kept = (await erase(email)).kept.map(({what}) => what);
  expect(kept).toEqual(['withdrawal', 'receipt', 'gift-mail', 'orders']);
  await services.send('/control/repair', {method: 'POST'});
  await services.moveClock(60_000);
  await services.moveClock(11 * DAY_MS);
  await services.moveClock(0);
  const later = (await services.mails({to: email})).slice(0, -before);
  expect(later.map(({kind}) => kind)).toEqual(['gift-subscription', 'withdrawal']);
});

it.each(['', 'x', 'local-service-api-token'])('is closed to %j', async (token) => {
  expect(refusalOf(await operate('export', 'ida@example.com', token))).toEqual([401, 'unauthorized']);
  expect(refusalOf(await operate('erasure', 'ida@example.com', token))).toEqual([401, 'unauthorized']);
});

it('knows nothing of a stranger, and asks for an address', async () => {
  const {data, kept} = await exported('nobody@example.com');
  expect(Object.values(sizes(data)).every((size) => size === 0)).toBe(true);
  expect(kept.map(({what}) => what)).toEqual(['orders']);
  expect(refusalOf(await operate('erasure', 'nobody'))).toEqual([422, 'invalid']);
});
