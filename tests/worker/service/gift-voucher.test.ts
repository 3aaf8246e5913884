import {env} from 'cloudflare:workers';
import {beforeEach, expect, it} from 'vitest';
import type {MockInstance} from 'vitest';
import {dayText} from '../../../service/domain/days';
import {presentEnv} from '../../../service/env';
import {inGeneration} from '../../../service/objects/generation';
import {exportPersonalData} from '../../../service/workflows/personal-data';
import {alarmOf, goTo, START} from './alarms';
import {issueVoucher, REDEMPTION, redeemGift} from './gift-calls';
import {ADDRESS, serveLogged} from './hosted-services';
import type {HostedServices} from './hosted-services';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The working day after `START`. */
const FIRST_DAY = '2090-11-22';

const PROVINCE_REQUIRED = {path: 'address.province', code: 'required'};

let services: HostedServices;
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  ({services, log} = serveLogged());
});

it('an address that the subscription service refuses is told by field, and leaves the code as it is', async () => {
  const voucher = await issueVoucher('REFUSED');
  services.refusedFields = ['zip', 'city'];
  expect(await redeemGift('REFUSED')).toEqual({
    status: 422,
    body: {
      error: {
        code: 'invalid',
        fields: [
          {path: 'address.zip', code: 'invalid_format'},
          {path: 'address.city', code: 'invalid_format'},
        ],
      },
    },
  });
  expect(await voucher.check(START)).toMatchObject({state: 'valid'});
  services.refusedFields = [];
  expect(await redeemGift('REFUSED')).toMatchObject({status: 201, body: {state: 'redeemed'}});
  expect(services.subscriptions).toBe(1);
});

it.each([
  ['35001', {status: 422, body: {error: {code: 'invalid', fields: [{path: 'address.zip', code: 'not_delivered'}]}}}],
  ['28001', {status: 201}],
])('a code is redeemed for %s in Spain if the shop delivers there', async (zip, answer) => {
  await issueVoucher(`SPAIN${zip}`);
  const address = {...ADDRESS, countryCode: 'ES', province: 'X', zip};
  expect(await redeemGift(`SPAIN${zip}`, {...REDEMPTION, address})).toMatchObject(answer);
});

it.each([
  ['ES', '28001', 'M', {status: 201}],
  ['IE', 'D02 X285', '', {status: 422, body: {error: {code: 'invalid', fields: [PROVINCE_REQUIRED]}}}],
  ['IT', '50122', '', {status: 422, body: {error: {code: 'invalid', fields: [PROVINCE_REQUIRED]}}}],
  ['FR', '75001', '', {status: 201}],
])(
  'a code is redeemed for an address in %s (%s) with the province "%s" if it names one where it has to',
  async (countryCode, zip, province, answer) => {
    const code = `PROVINCE${countryCode}`;
    await issueVoucher(code);
    const address = {...ADDRESS, countryCode, zip, province};
    expect(await redeemGift(code, {...REDEMPTION, address})).toMatchObject(answer);
  },
);

it.each([
  ['BARE', {status: 422, errors: 'cannot be processed'}],
  ['BADREQUEST', {status: 400, errors: {other: ['is invalid']}}],
])('a recipient who is refused without a field is told so, and may try again: %s', async (code, refusal) => {
  await issueVoucher(code);
  services.refusal = refusal;
  expect(await redeemGift(code)).toEqual({status: 422, body: {error: {code: 'rejected'}}});
  services.refusal = null;
  expect(await redeemGift(code)).toMatchObject({status: 201});
});

it.each([
  ['country', 'address.countryCode'],
  ['first_name', 'address.firstName'],
])('a refused %s is told at its field, whatever the service calls it', async (name, path) => {
  const code = name.replace('_', '').toUpperCase();
  await issueVoucher(code);
  services.refusal = {status: 422, errors: {[name]: ['is invalid']}};
  expect(await redeemGift(code)).toMatchObject({status: 422, body: {error: {fields: [{path}]}}});
});

it('a refusal of what no recipient writes is an outage', async () => {
  const voucher = await issueVoucher('NAMELESS');
  services.refusedFields = ['customer_id'];
  expect(await redeemGift('NAMELESS')).toMatchObject({status: 503});
  expect(await voucher.check(START)).toEqual({state: 'pending'});
});

it('an address that is refused after an outage gives the voucher back, and is a fault: nobody is told', async () => {
  const voucher = await issueVoucher('LATER');
  services.outage = 'down';
  expect(await redeemGift('LATER')).toMatchObject({status: 503});
  services.outage = 'none';
  services.refusedFields = ['zip'];
  await goTo(alarmOf(voucher), START + HOUR_MS);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"fault":"work-given-up","what":"gift"'));
  expect(await voucher.check(START)).toMatchObject({state: 'valid'});
  expect(await voucher.personalData()).toMatchObject({givenUp: {redemption: REDEMPTION, why: 'refused'}});
  expect(services.mails).toEqual([]);
});

it('an e-mail address that the subscription service refuses is told, and leaves the code as it is', async () => {
  const voucher = await issueVoucher('EMAIL');
  services.refusedFields = ['email'];
  expect(await redeemGift('EMAIL')).toEqual({
    status: 422,
    body: {error: {code: 'invalid', fields: [{path: 'email', code: 'invalid_format'}]}},
  });
  expect(await voucher.check(START)).toMatchObject({state: 'valid'});
});

it('a redemption that is finished after its first day begins on the next one', async () => {
  const voucher = await issueVoucher('DAYS');
  services.outage = 'down';
  await redeemGift('DAYS');
  await goTo(alarmOf(voucher), START + 2 * DAY_MS);
  services.outage = 'none';
  await goTo(alarmOf(voucher), START + 2 * DAY_MS + HOUR_MS);
  expect(await voucher.check(START)).toMatchObject({state: 'used'});
  expect(services.firstDays).toEqual(['2090-11-24']);
});

it('a redemption of which something was made keeps its first day, whenever it is finished', async () => {
  const voucher = await issueVoucher('BEGUN');
  services.outage = 'subscriptions-lost';
  expect(await redeemGift('BEGUN')).toMatchObject({status: 503});
  services.outage = 'down';
  await goTo(alarmOf(voucher), START + 2 * DAY_MS);
  services.outage = 'none';
  await goTo(alarmOf(voucher), START + 2 * DAY_MS + HOUR_MS);
  expect(services.firstDays).toEqual([FIRST_DAY]);
  expect(await redeemGift('BEGUN')).toMatchObject({status: 201, body: {firstDelivery: FIRST_DAY}});
  expect(services.mails.map(({text}) => text.includes(dayText(Date.parse(FIRST_DAY), 'en')))).toEqual([true]);
});

const CORRECTED = {...REDEMPTION, address: {...ADDRESS, address1: 'Am Moor 4'}};
const OTHER = {...CORRECTED, email: 'other@example.com'};

it.each([
  ['ADDRESS', CORRECTED],
  ['PERSON', OTHER],
])('a redemption that is corrected during an outage is finished as corrected: %s', async (code, corrected) => {
  const voucher = await issueVoucher(code);
  services.outage = 'down';
  expect(await redeemGift(code)).toMatchObject({status: 503});
  expect(await redeemGift(code, corrected)).toMatchObject({status: 503});
  expect(await voucher.check(START)).toEqual({state: 'pending'});
  services.outage = 'none';
  await goTo(alarmOf(voucher), START + HOUR_MS);
  expect(services.streets).toEqual(['Am Moor 4']);
  expect(services.mails.map(({to}) => to)).toEqual([corrected.email]);
  expect(await redeemGift(code, corrected)).toMatchObject({status: 201});
  expect(await redeemGift(code)).toMatchObject({status: 409, body: {error: {code: 'used'}}});
  expect(services.subscriptions).toBe(1);
});

it.each([
  ['MADEADDRESS', CORRECTED],
  ['MADEPERSON', OTHER],
])('a redemption of which something was made is not corrected any more: %s', async (code, corrected) => {
  await issueVoucher(code);
  services.outage = 'subscriptions-lost';
  expect(await redeemGift(code)).toMatchObject({status: 503});
  services.outage = 'none';
  expect(await redeemGift(code, corrected)).toMatchObject({status: 409, body: {error: {code: 'used'}}});
  expect(services.subscriptions).toBe(1);
  expect(services.mails.map(({to}) => to)).toEqual([REDEMPTION.email]);
});

it('a corrected redemption whose answer was lost stays the corrected one', async () => {
  await issueVoucher('LOST');
  services.outage = 'down';
  await redeemGift('LOST');
  services.outage = 'subscriptions-lost';
  expect(await redeemGift('LOST', CORRECTED)).toMatchObject({status: 503});
  services.outage = 'none';
  expect(await redeemGift('LOST', CORRECTED)).toMatchObject({status: 201});
  expect(services.subscriptions).toBe(1);
});

it('a redemption is told as unfinished until its subscription is set up', async () => {
  await issueVoucher('UNFINISHED');
  const told = async () =>
    (await exportPersonalData(inGeneration(presentEnv(env), 0), REDEMPTION.email, START)).data.giftVouchers;
  services.outage = 'down';
  expect(await redeemGift('UNFINISHED')).toMatchObject({status: 503});
  expect(await told()).toMatchObject([{role: 'recipient', redemption: REDEMPTION, isPending: true}]);
  services.outage = 'none';
  expect(await redeemGift('UNFINISHED')).toMatchObject({status: 201});
  expect(await told()).toMatchObject([{role: 'recipient', redemption: REDEMPTION, isPending: false}]);
});

it('the data of a corrected redemption are told and erased with the others', async () => {
  const voucher = await issueVoucher('ERASED');
  services.outage = 'down';
  await redeemGift('ERASED');
  await redeemGift('ERASED', OTHER);
  expect(await voucher.personalData()).toMatchObject({redemption: OTHER, earlier: [REDEMPTION]});
  services.outage = 'none';
  expect(await voucher.eraseRecipient(REDEMPTION.email)).toBe(1);
  expect(await voucher.personalData()).toMatchObject({redemption: OTHER, earlier: []});
});
