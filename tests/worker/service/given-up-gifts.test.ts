import {env} from 'cloudflare:workers';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import {RETENTION} from '../../../service/config/retention';
import {endOf} from '../../../service/domain/retention';
import {presentEnv} from '../../../service/env';
import {inGeneration} from '../../../service/objects/generation';
import {giftReference} from '../../../service/objects/given-up-gift';
import {WorkListObject} from '../../../service/objects/work-list-object';
import {CASE_TEXTS} from '../../../service/pages/texts/case';
import {erasePersonalData, exportPersonalData} from '../../../service/workflows/personal-data';
import {alarmOf, goTo, START} from './alarms';
import {issueVoucher, REDEMPTION, redeemGift} from './gift-calls';
import {holdRequest, serve} from './hosted-services';
import type {HostedServices} from './hosted-services';
import {loggedIn} from './operator';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const list = () => env.WORK_LIST.getByName('shop');
const present = inGeneration(presentEnv(env), 0);

let services: HostedServices;
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  services = serve();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const of = (name: string) => ({...REDEMPTION, email: `gives-up-${name.toLowerCase()}@example.com`});

/** Redeems a code while the hosted services are away for four days. */
async function giveUp(code: string, redemption = of(code)) {
  const voucher = await issueVoucher(code);
  services.outage = 'down';
  const at = Date.now();
  expect(await redeemGift(code, redemption)).toMatchObject({status: 503});
  await goTo(alarmOf(voucher), at + 4 * DAY_MS);
  services.outage = 'none';
  return {voucher, reference: await giftReference(present, code)};
}

it('a redemption that is given up is found by the reference in the log, with its code and whom to write to', async () => {
  const {email} = of('FOUND');
  const {voucher, reference} = await giveUp('FOUND');
  const line = `{"event":"fault","fault":"work-given-up","what":"gift","reference":"${reference}"}`;
  expect(log).toHaveBeenCalledWith(line);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/FOUND|@/);
  expect((await list().open()).filter((item) => item.reference === reference)).toMatchObject([
    {kind: 'gift', receivedAt: START},
  ]);
  const {get, post} = await loggedIn();
  const place = (await post('/cases', {subject: reference})).headers.get('Location') ?? '';
  const html = await (await get(place.replace('/operator', ''))).text();
  for (const shown of [email, '>FOUND<', `${reference}: ${CASE_TEXTS.de.giftVouchers.givenUp.outage}`])
    expect(html).toContain(shown);
  expect((await exportPersonalData(present, email, START)).data.giftVouchers).toMatchObject([
    {role: 'recipient', redemption: of('FOUND'), givenUp: {reference, why: 'outage'}},
  ]);
  expect(await voucher.check(START)).toMatchObject({state: 'valid'});
});

it('it is erased with the data of its recipient, and nothing of it stays', async () => {
  const {email} = of('LEAVES');
  const {voucher, reference} = await giveUp('LEAVES');
  expect(await erasePersonalData(present, email, START)).toMatchObject({
    erased: {giftVouchers: 1},
    kept: [{what: 'orders'}],
  });
  expect(await voucher.personalData()).toMatchObject({redemption: null, givenUp: null});
  expect(await list().find(reference)).toBeNull();
  expect((await erasePersonalData(present, email, START)).erased.giftVouchers).toBe(0);
});

it('an alarm keeps nothing of a redemption whose recipient is being erased', async () => {
  const {email} = of('ERASING');
  const voucher = await issueVoucher('ERASING');
  services.outage = 'down';
  await redeemGift('ERASING', of('ERASING'));
  services.outage = 'none';
  services.refusedFields = ['zip'];
  await holdRequest(
    () => voucher.eraseRecipient(email),
    () => alarmOf(voucher).ring(),
  );
  expect(await voucher.personalData()).toMatchObject({redemption: null, givenUp: null});
});

it('its data and its item end as long after it as those of a redemption', async () => {
  const {voucher, reference} = await giveUp('ENDS');
  const end = endOf(RETENTION.giftRedemption.period, START);
  await goTo(alarmOf(voucher), end - 1);
  expect(await voucher.personalData()).toMatchObject({givenUp: {redemption: of('ENDS')}});
  await goTo(alarmOf(voucher), end);
  expect(await voucher.personalData()).toMatchObject({givenUp: null});
  await goTo(alarmOf(list()), end);
  expect(await list().find(reference)).toBeNull();
});

it('it is open again once it is given up again, and leaves the list once it is redeemed', async () => {
  const {reference} = await giveUp('AGAIN');
  await list().mark(reference, START);
  const {voucher} = await giveUp('AGAIN');
  expect(await list().states([reference])).toEqual([{reference, isOpen: true}]);
  expect(await redeemGift('AGAIN', of('AGAIN'))).toMatchObject({status: 201});
  await goTo(alarmOf(voucher), Date.now() + HOUR_MS);
  expect(await list().find(reference)).toBeNull();
  expect(await voucher.personalData()).toMatchObject({redemption: of('AGAIN'), givenUp: null});
});

it('it is listed once the list answers again', async () => {
  const add = vi.spyOn(WorkListObject.prototype, 'add').mockImplementationOnce(() => {
    throw new Error('The object was reset');
  });
  const {reference} = await giveUp('UNLISTED');
  expect(add).toHaveBeenCalledTimes(2);
  expect(await list().find(reference)).toMatchObject({kind: 'gift'});
});

it('what was made of it is not made again for somebody else', async () => {
  await issueVoucher('MADE');
  services.outage = 'subscriptions-lost';
  expect(await redeemGift('MADE', of('MADE'))).toMatchObject({status: 503});
  await giveUp('MADE');
  expect(await redeemGift('MADE', of('OTHER'))).toMatchObject({status: 409, body: {error: {code: 'used'}}});
  expect(services.subscriptions).toBe(1);
  expect(services.mails.map(({to}) => to)).toEqual([of('MADE').email]);
});
