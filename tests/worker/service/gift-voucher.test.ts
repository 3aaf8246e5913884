import {env, exports} from 'cloudflare:workers';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {presentEnv} from '../../../service/routes/env';
import {alarmOf, goTo, START} from './alarms';
import {ADDRESS, serve, VOUCHER} from './hosted-services';
import type {HostedServices} from './hosted-services';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const REDEMPTION = {email: 'gifted@example.com', language: 'en', address: ADDRESS} as const;

const {SERVICE_API_TOKEN, SERVICE_ORIGIN} = presentEnv(env);

let services: HostedServices;
beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: START});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
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

async function redeem(code: string) {
  const url = `${SERVICE_ORIGIN}/v1/gift-subscriptions/${code}`;
  const headers = {Authorization: `Bearer ${SERVICE_API_TOKEN}`, 'Content-Type': 'application/json'};
  const request = new Request(url, {method: 'POST', headers, body: JSON.stringify(REDEMPTION)});
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
  expect(await voucher.check(START)).toMatchObject({state: 'used'});
});

it('an address that is refused after an outage gives the voucher back', async () => {
  const voucher = await issued('LATER');
  services.outage = 'down';
  expect(await redeem('LATER')).toMatchObject({status: 503});
  services.outage = 'none';
  services.refusedFields = ['zip'];
  await goTo(alarmOf(voucher), START + HOUR_MS);
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
