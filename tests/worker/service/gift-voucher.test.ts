import {env, exports} from 'cloudflare:workers';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import type {GiftRedemption} from '../../../contracts/gift-subscription';
import {presentEnv} from '../../../service/routes/env';
import {alarmOf, goTo, START} from './alarms';
import {ADDRESS, serve, VOUCHER} from './hosted-services';
import type {HostedServices} from './hosted-services';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const REDEMPTION = {email: 'gifted@example.com', language: 'en', address: ADDRESS} as const;

const {SERVICE_API_TOKEN, SERVICE_ORIGIN} = presentEnv(env);

let services: HostedServices;
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: START});
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  services = serve();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function issued(code: string) {
  const voucher = env.GIFT_VOUCHERS.getByName(code);
  await voucher.issue({...VOUCHER, code, expiresAt: START + 1000 * DAY_MS});
  return voucher;
}

async function redeem(code: string, redemption: GiftRedemption = REDEMPTION) {
  const url = `${SERVICE_ORIGIN}/v1/gift-subscriptions/${code}`;
  const headers = {Authorization: `Bearer ${SERVICE_API_TOKEN}`, 'Content-Type': 'application/json'};
  const request = new Request(url, {method: 'POST', headers, body: JSON.stringify(redemption)});
  const response = await exports.default.fetch(request);
  return {status: response.status, body: await response.json()};
}

it('an address that the subscription service refuses is told by field, and leaves the code as it is', async () => {
  const voucher = await issued('REFUSED');
  services.refusedFields = ['zip', 'city'];
  expect(await redeem('REFUSED')).toEqual({
    status: 422,
    body: {
      error: {
        code: 'invalid',
        fields: [
          {path: 'address.city', code: 'invalid_format'},
          {path: 'address.zip', code: 'invalid_format'},
        ],
      },
    },
  });
  expect(await voucher.check(START)).toMatchObject({state: 'valid'});
  services.refusedFields = [];
  expect(await redeem('REFUSED')).toMatchObject({status: 201, body: {state: 'redeemed'}});
  expect(services.subscriptions).toBe(1);
});

it.each([
  ['BARE', {status: 422, errors: 'cannot be processed'}],
  ['BADREQUEST', {status: 400, errors: {other: ['is invalid']}}],
])('a recipient who is refused without a field is told so, and may try again: %s', async (code, refusal) => {
  await issued(code);
  services.refusal = refusal;
  expect(await redeem(code)).toEqual({status: 422, body: {error: {code: 'rejected'}}});
  services.refusal = null;
  expect(await redeem(code)).toMatchObject({status: 201});
});

it.each([
  ['country', 'address.countryCode'],
  ['first_name', 'address.firstName'],
])('a refused %s is told at its field, whatever the service calls it', async (name, path) => {
  const code = name.replace('_', '').toUpperCase();
  await issued(code);
  services.refusal = {status: 422, errors: {[name]: ['is invalid']}};
  expect(await redeem(code)).toMatchObject({status: 422, body: {error: {fields: [{path}]}}});
});

it('a refusal of what no recipient writes is an outage', async () => {
  const voucher = await issued('NAMELESS');
  services.refusedFields = ['customer_id'];
  expect(await redeem('NAMELESS')).toMatchObject({status: 503});
  expect(await voucher.check(START)).toEqual({state: 'pending'});
});

it('an address that is refused after an outage gives the voucher back, and is a fault: nobody is told', async () => {
  const voucher = await issued('LATER');
  services.outage = 'down';
  expect(await redeem('LATER')).toMatchObject({status: 503});
  services.outage = 'none';
  services.refusedFields = ['zip'];
  await goTo(alarmOf(voucher), START + HOUR_MS);
  expect(log).toHaveBeenCalledWith('{"event":"fault","fault":"work-given-up","what":"gift"}');
  expect(await voucher.check(START)).toMatchObject({state: 'valid'});
  expect(services.mails).toEqual([]);
});

it('an e-mail address that the subscription service refuses is told, and leaves the code as it is', async () => {
  const voucher = await issued('EMAIL');
  services.refusedFields = ['email'];
  expect(await redeem('EMAIL')).toEqual({
    status: 422,
    body: {error: {code: 'invalid', fields: [{path: 'email', code: 'invalid_format'}]}},
  });
  expect(await voucher.check(START)).toMatchObject({state: 'valid'});
});

it('a redemption that is finished after its first day begins on the next one', async () => {
  const voucher = await issued('DAYS');
  services.outage = 'down';
  await redeem('DAYS');
  await goTo(alarmOf(voucher), START + 2 * DAY_MS);
  services.outage = 'none';
  await goTo(alarmOf(voucher), START + 2 * DAY_MS + HOUR_MS);
  expect(await voucher.check(START)).toMatchObject({state: 'used'});
  expect(services.firstDays).toEqual(['2090-11-24']);
});

const CORRECTED = {...REDEMPTION, address: {...ADDRESS, address1: 'Am Moor 4'}};
const OTHER = {...CORRECTED, email: 'other@example.com'};

it.each([
  ['ADDRESS', CORRECTED],
  ['PERSON', OTHER],
])('a redemption that is corrected during an outage is finished as corrected: %s', async (code, corrected) => {
  const voucher = await issued(code);
  services.outage = 'down';
  expect(await redeem(code)).toMatchObject({status: 503});
  expect(await redeem(code, corrected)).toMatchObject({status: 503});
  expect(await voucher.check(START)).toEqual({state: 'pending'});
  services.outage = 'none';
  await goTo(alarmOf(voucher), START + HOUR_MS);
  expect(services.streets).toEqual(['Am Moor 4']);
  expect(services.mails.map(({to}) => to)).toEqual([corrected.email]);
  expect(await redeem(code, corrected)).toMatchObject({status: 201});
  expect(await redeem(code)).toMatchObject({status: 409, body: {error: {code: 'used'}}});
  expect(services.subscriptions).toBe(1);
});

it.each([
  ['MADEADDRESS', CORRECTED],
  ['MADEPERSON', OTHER],
])('a redemption of which something was made is not corrected any more: %s', async (code, corrected) => {
  await issued(code);
  services.outage = 'subscriptions-lost';
  expect(await redeem(code)).toMatchObject({status: 503});
  services.outage = 'none';
  expect(await redeem(code, corrected)).toMatchObject({status: 409, body: {error: {code: 'used'}}});
  expect(services.subscriptions).toBe(1);
  expect(services.mails.map(({to}) => to)).toEqual([REDEMPTION.email]);
});

it('a corrected redemption whose answer was lost stays the corrected one', async () => {
  await issued('LOST');
  services.outage = 'down';
  await redeem('LOST');
  services.outage = 'subscriptions-lost';
  expect(await redeem('LOST', CORRECTED)).toMatchObject({status: 503});
  services.outage = 'none';
  expect(await redeem('LOST', CORRECTED)).toMatchObject({status: 201});
  expect(services.subscriptions).toBe(1);
});

it('the data of a corrected redemption are told and erased with the others', async () => {
  const voucher = await issued('ERASED');
  services.outage = 'down';
  await redeem('ERASED');
  await redeem('ERASED', OTHER);
  expect(await voucher.personalData()).toMatchObject({redemption: OTHER, earlier: [REDEMPTION]});
  services.outage = 'none';
  expect(await voucher.eraseRecipient(REDEMPTION.email)).toBe(true);
  expect(await voucher.personalData()).toMatchObject({redemption: OTHER, earlier: []});
});
