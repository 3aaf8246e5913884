import {env} from 'cloudflare:workers';
import {beforeEach, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import {alarmOf, goTo, START} from './alarms';
import {checkGift, issueVoucher, REDEMPTION, redeemGift} from './gift-calls';
import {serveLogged, VOUCHER} from './hosted-services';
import type {HostedServices} from './hosted-services';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The second piece of the second line. */
const PURCHASE = {order: 1, line: 2, index: 1} as const;
const PAID = {status: 'PAID', cancelledAt: null, kept: [1, 2]} as const;

let services: HostedServices;
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  ({services, log} = serveLogged());
  services.order = PAID;
});

const REFUNDED = [
  ['order was refunded', {...PAID, status: 'REFUNDED'}],
  ['order was cancelled', {...PAID, cancelledAt: '2090-11-21T09:00:00Z'}],
  ['piece was refunded', {status: 'PARTIALLY_REFUNDED', cancelledAt: null, kept: [1, 1]}],
] as const;

it.each(REFUNDED)('a gift whose %s brings nothing', async (name, order) => {
  const code = name.replaceAll(' ', '').toUpperCase();
  await issueVoucher(code, PURCHASE);
  services.order = order;
  expect(await checkGift(code)).toEqual({status: 200, body: {state: 'refunded'}});
  expect(await redeemGift(code)).toEqual({status: 410, body: {error: {code: 'refunded'}}});
  expect(services.subscriptions).toBe(0);
});

it.each([
  ['of an order with another piece refunded', {status: 'PARTIALLY_REFUNDED', cancelledAt: null, kept: [0, 2]}],
  ['of an order to which something was added', {...PAID, status: 'PARTIALLY_PAID'}],
  ['of an order that the platform does not show', null],
])('a gift %s is redeemed', async (name, order) => {
  const code = name.replaceAll(' ', '').toUpperCase();
  await issueVoucher(code, PURCHASE);
  services.order = order;
  expect(await checkGift(code)).toMatchObject({body: {state: 'valid'}});
  expect(await redeemGift(code)).toMatchObject({status: 201});
});

it('a voucher without a purchase is redeemed, as one of the former shop is', async () => {
  services.order = {...PAID, status: 'REFUNDED'};
  await env.GIFT_VOUCHERS.getByName('FORMER').issue({...VOUCHER, code: 'FORMER', expiresAt: START + DAY_MS});
  expect(await redeemGift('FORMER')).toMatchObject({status: 201});
});

it('a gift whose order cannot be read is neither shown nor redeemed for now', async () => {
  await issueVoucher('UNREAD', PURCHASE);
  services.outage = 'down';
  expect(await checkGift('UNREAD')).toMatchObject({status: 503});
  expect(await redeemGift('UNREAD')).toMatchObject({status: 503});
  services.outage = 'none';
  expect(await redeemGift('UNREAD')).toMatchObject({status: 201});
});

it('of two people who redeem a gift at once, one gets it', async () => {
  const voucher = await issueVoucher('TWICE', PURCHASE);
  const redeem = (email: string) => voucher.redeem({...REDEMPTION, email}, START);
  const states = (await Promise.all([redeem('one@example.com'), redeem('two@example.com')])).map(({state}) => state);
  expect(states.toSorted()).toEqual(['redeemed', 'used']);
  expect(services.subscriptions).toBe(1);
});

/** Lets the mail of a gift wait for its day, and returns its queue. */
async function scheduled(code: string) {
  await issueVoucher(code, PURCHASE);
  const text = {subject: 'A gift', text: code, html: ''};
  const mail = {
    ...text,
    to: 'ida@example.com',
    language: 'en',
    kind: 'gift',
    key: `gift ${code}`,
    voucher: code,
  } as const;
  const queue = env.MAIL_QUEUE.getByName(code);
  await queue.add(code, [{dueAt: START + DAY_MS, mail}], START);
  return queue;
}

it.each(REFUNDED)('the mail of a gift whose %s by its day is not sent', async (name, order) => {
  const queue = await scheduled(`MAIL-${name}`);
  services.order = order;
  await goTo(alarmOf(queue), START + 5 * DAY_MS);
  expect(services.mails).toEqual([]);
  expect(await queue.personalData('ida@example.com')).toEqual([]);
  expect(await queue.deadLetters()).toEqual([]);
});

it('the mail of a gift waits until its order can be read, and keeps no other one back', async () => {
  const queue = await scheduled('MAIL-UNREAD');
  const other = {
    to: 'jan@example.com',
    language: 'en',
    kind: 'other',
    key: 'other',
    subject: '',
    text: '',
    html: '',
  } as const;
  await queue.add('other', [{dueAt: START + DAY_MS + 1, mail: other}], START);
  services.outage = 'down';
  await goTo(alarmOf(queue), START + DAY_MS + HOUR_MS);
  expect(services.mails.map(({to}) => to)).toEqual(['jan@example.com']);
  services.outage = 'none';
  await goTo(alarmOf(queue), START + DAY_MS + 3 * HOUR_MS);
  expect(services.mails.map(({to}) => to)).toEqual(['jan@example.com', 'ida@example.com']);
});

it('of many gifts whose orders cannot be read, one is asked, after all other mails, and each goes out later', async () => {
  const codes = ['MANY1', 'MANY2', 'MANY3'];
  for (const code of codes) await issueVoucher(code, PURCHASE);
  const mailOf = (key: string, voucher?: string) => ({
    dueAt: START + DAY_MS,
    mail: {
      to: `${key}@example.com`,
      language: 'en',
      kind: 'gift',
      key,
      subject: '',
      text: '',
      html: '',
      voucher,
    } as const,
  });
  const queue = env.MAIL_QUEUE.getByName('many');
  await queue.add('many', [...codes.map((code) => mailOf(code, code)), mailOf('other')], START);
  services.outage = 'down';
  const asked = vi.mocked(fetch);
  asked.mockClear();
  await queue.runDue(START + DAY_MS);
  const urls = asked.mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : input).pathname);
  expect(urls).toHaveLength(2);
  expect(urls[0]).toContain('/postmark');
  services.outage = 'none';
  await queue.runDue(START + DAY_MS + 60_000);
  expect(services.mails.map(({to}) => to).toSorted()).toEqual(
    ['other', ...codes].map((name) => `${name}@example.com`).toSorted(),
  );
});

it('a gift that was redeemed in an outage and refunded by its end brings nothing, and is a fault: nobody is told', async () => {
  const voucher = await issueVoucher('MEANWHILE', PURCHASE);
  services.outage = 'down';
  await redeemGift('MEANWHILE');
  services.outage = 'none';
  services.order = {...PAID, status: 'REFUNDED'};
  await goTo(alarmOf(voucher), START + HOUR_MS);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"fault":"work-given-up","what":"gift"'));
  expect(await voucher.personalData()).toMatchObject({givenUp: {why: 'refunded'}});
  expect(services.subscriptions).toBe(0);
  expect(await checkGift('MEANWHILE')).toMatchObject({body: {state: 'refunded'}});
});
