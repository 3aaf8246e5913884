import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {beforeEach, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import {RETENTION} from '../../../service/config/retention';
import {erasableCounts} from '../../../service/domain/kept-data';
import {endOf} from '../../../service/domain/retention';
import {presentEnv} from '../../../service/env';
import {inGeneration} from '../../../service/objects/generation';
import {giftReference} from '../../../service/objects/given-up-gift';
import {SHOP_WAITS_MS} from '../../../service/objects/patience';
import {WorkListObject} from '../../../service/objects/work-list-object';
import {CASE_TEXTS} from '../../../service/pages/texts/case';
import {erasePersonalData, exportPersonalData, readPersonalData} from '../../../service/workflows/personal-data';
import {alarmOf, goTo, START} from './alarms';
import {issueVoucher, REDEMPTION, redeemGift} from './gift-calls';
import {holdRequest, serveLogged} from './hosted-services';
import type {HostedServices} from './hosted-services';
import {loggedIn} from './operator';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const list = () => env.WORK_LIST.getByName('shop');
const present = inGeneration(presentEnv(env), 0);

let services: HostedServices;
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  ({services, log} = serveLogged());
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

it.each([
  ['redeemed', 'ERASEDDONE', [], [{what: 'voucher', reference: 'ERASEDDONE'}, {what: 'orders'}]],
  ['refused', 'ERASEDNOT', ['zip'], [{what: 'orders'}]],
])(
  'an erasure that finishes a redemption, which is %s, says what is kept after that',
  async (_, code, refused, kept) => {
    await issueVoucher(code);
    services.outage = 'down';
    await redeemGift(code, of(code));
    services.outage = 'none';
    services.refusedFields = refused;
    const answer = await erasePersonalData(present, of(code).email, START);
    expect(answer.kept).toMatchObject(kept);
    const words = answer.kept.flatMap(({what, reason}) => (what === 'voucher' ? reason.en : []));
    for (const reason of words) expect(reason).toMatch(/^The voucher has been redeemed/);
  },
);

it.each([
  ['corrected', 'ERASEDFIRST', 'down', 'ERASEDFIRST', 'ERASEDFIRST-OTHER'],
  ['preceded', 'ERASEDLAST', 'subscriptions-lost', 'ERASEDLAST-OTHER', 'ERASEDLAST'],
] as const)(
  'an erasure that finishes the redemption of somebody else, who %s the erased person, keeps no voucher of theirs',
  async (_, code, outage, first, last) => {
    const voucher = await issueVoucher(code);
    services.outage = outage;
    await redeemGift(code, of(first));
    services.outage = 'down';
    await redeemGift(code, of(last));
    services.outage = 'none';
    const answer = await erasePersonalData(present, of(code).email, START);
    expect(answer).toMatchObject({erased: {giftVouchers: 1}, kept: [{what: 'orders'}]});
    expect(await voucher.personalData()).toMatchObject({redemption: of(`${code}-OTHER`), isPending: false});
  },
);

it('an erasure that finishes a redemption in the place of its correction leaves nothing in the index of its address', async () => {
  const {email} = of('ERASEDINDEX');
  const voucher = await issueVoucher('ERASEDINDEX');
  services.outage = 'subscriptions-lost';
  await redeemGift('ERASEDINDEX', of('ERASEDINDEX'));
  services.outage = 'down';
  await redeemGift('ERASEDINDEX', of('ERASEDINDEX-OTHER'));
  services.outage = 'none';
  await erasePersonalData(present, email, START);
  expect(await voucher.personalData()).toMatchObject({redemption: null, isPending: false});
  expect(await env.ADDRESS_INDEX.getByName(email).holdings()).toEqual([]);
});

it('an erasure leaves nothing of a redemption that was given up and takes the place of a later one meanwhile', async () => {
  const {email} = of('ERASEDMADE');
  await issueVoucher('ERASEDMADE');
  services.outage = 'subscriptions-lost';
  await redeemGift('ERASEDMADE', of('ERASEDMADE'));
  const {voucher} = await giveUp('ERASEDMADE');
  const erasures: Promise<unknown>[] = [];
  await holdRequest(
    () => redeemGift('ERASEDMADE', of('ERASEDMADE-OTHER')),
    async () => {
      const erasure = erasePersonalData(present, email, Date.now());
      erasures.push(erasure);
      // Long enough for an erasure that waits for nothing.
      await Promise.race([erasure, scheduler.wait(500)]);
    },
  );
  await Promise.all(erasures);
  expect(await voucher.personalData()).toMatchObject({redemption: null, isPending: false, givenUp: null});
  expect(await env.ADDRESS_INDEX.getByName(email).holdings()).toEqual([]);
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

it('nor does a request that is still under way', async () => {
  const {email} = of('JOINED');
  const voucher = await issueVoucher('JOINED');
  services.refusedFields = ['zip'];
  const erasures: Promise<number>[] = [];
  await holdRequest(
    () => redeemGift('JOINED', of('JOINED')),
    async () => {
      erasures.push(voucher.eraseRecipient(email));
      // Calls arrive in their order.
      await voucher.isKnown();
      vi.setSystemTime(START + HOUR_MS);
    },
  );
  await Promise.all(erasures);
  expect(await voucher.personalData()).toMatchObject({redemption: null, givenUp: null});
  expect(log).not.toHaveBeenCalled();
});

it('an erasure keeps a refused redemption of somebody else, who corrected the erased one', async () => {
  const voucher = await issueVoucher('KEEPS');
  services.outage = 'down';
  await redeemGift('KEEPS', of('KEEPS'));
  await redeemGift('KEEPS', of('KEEPS-OTHER'));
  services.outage = 'none';
  services.refusedFields = ['zip'];
  expect(await voucher.eraseRecipient(of('KEEPS').email)).toBe(1);
  expect(await voucher.personalData()).toMatchObject({givenUp: {redemption: of('KEEPS-OTHER'), why: 'refused'}});
});

it('a redemption and an earlier one that was given up are two, as the form of the erasure says', async () => {
  const {voucher} = await giveUp('BOTH');
  services.outage = 'down';
  await redeemGift('BOTH', of('BOTH'));
  services.outage = 'none';
  const {email} = of('BOTH');
  expect(erasableCounts(await readPersonalData(present, email)).giftVouchers).toBe(2);
  expect((await erasePersonalData(present, email, START)).erased.giftVouchers).toBe(2);
  expect(await voucher.personalData()).toMatchObject({redemption: null, givenUp: null});
});

it.each([
  ['in time is told, and is nothing to do', 'HEARD', SHOP_WAITS_MS - 1, 0],
  ['when the shop has closed the request is given up, once', 'UNHEARD', SHOP_WAITS_MS, 1],
])('a refusal that comes %s', async (_, code, takesMs, times) => {
  const voucher = await issueVoucher(code);
  services.refusedFields = ['zip'];
  await holdRequest(
    () => redeemGift(code, of(code)),
    async () => {
      vi.setSystemTime(START + takesMs);
      await alarmOf(voucher).ring();
    },
  );
  await goTo(alarmOf(voucher), START + HOUR_MS);
  const reference = await giftReference(present, code);
  const line = `{"event":"fault","fault":"work-given-up","what":"gift","reference":"${reference}"}`;
  expect(log.mock.calls).toEqual(Array.from({length: times}, () => [line]));
  expect((await list().open()).filter((item) => item.reference === reference)).toHaveLength(times);
  const {givenUp} = (await voucher.personalData()) ?? {};
  expect(givenUp?.redemption ?? null).toEqual(times === 0 ? null : of(code));
});

it('a redemption that corrects another one during the last attempt of that is not given up with it', async () => {
  const [first, second] = [of('LASTTRY'), of('LASTTRY-OTHER')];
  const voucher = await issueVoucher('LASTTRY');
  services.outage = 'down';
  await redeemGift('LASTTRY', first);
  // The attempt after 75 failures is the last one.
  const alarm = alarmOf(voucher);
  const failures = () =>
    runInDurableObject(voucher, (_, {storage}) => storage.kv.get<{failures: number}>('retry')?.failures ?? 0);
  while ((await failures()) < 75) await goTo(alarm, (await alarm.alarm()) ?? 0);
  vi.setSystemTime((await alarm.alarm()) ?? 0);
  const corrections: Promise<unknown>[] = [];
  await holdRequest(
    () => alarm.ring(),
    async () => {
      corrections.push(redeemGift('LASTTRY', second));
      await vi.waitFor(async () => expect(await alarm.alarm()).not.toBeNull());
    },
  );
  expect(await Promise.all(corrections)).toMatchObject([{status: 503}]);
  expect(await voucher.personalData()).toMatchObject({
    redemption: second,
    isPending: true,
    earlier: [first],
    givenUp: null,
  });
  services.outage = 'none';
  await goTo(alarm, Date.now() + HOUR_MS);
  expect(services.mails.map(({to}) => to)).toEqual([second.email]);
});

it('a redemption whose alarm cannot be set is not stored', async () => {
  const voucher = await issueVoucher('NOALARM');
  services.outage = 'down';
  await runInDurableObject(voucher, async (_, {storage}) => {
    vi.spyOn(storage, 'getAlarm').mockRejectedValueOnce(new Error('The object is broken'));
  });
  expect(await redeemGift('NOALARM', of('NOALARM'))).toMatchObject({status: 500});
  expect(await voucher.personalData()).toMatchObject({redemption: null, isPending: false});
});

it('a voucher whose alarm cannot be set is not stored', async () => {
  const voucher = env.GIFT_VOUCHERS.getByName('NOEND');
  await runInDurableObject(voucher, async (_, {storage}) => {
    vi.spyOn(storage, 'getAlarm').mockRejectedValueOnce(new Error('The object is broken'));
  });
  expect(await issueVoucher('NOEND').then(() => null, String)).toContain('broken');
  expect(await voucher.isKnown()).toBe(false);
  await issueVoucher('NOEND');
  expect(await alarmOf(voucher).alarm()).not.toBeNull();
});

it('an alarm that meets a request does not begin the three days anew', async () => {
  const voucher = await issueVoucher('MEETS');
  services.outage = 'down';
  await redeemGift('MEETS', of('MEETS'));
  await goTo(alarmOf(voucher), START + 2 * DAY_MS);
  await holdRequest(
    () => redeemGift('MEETS', of('MEETS')),
    () => alarmOf(voucher).ring(),
  );
  await goTo(alarmOf(voucher), START + 3 * DAY_MS + HOUR_MS);
  expect(await voucher.personalData()).toMatchObject({redemption: null, givenUp: {why: 'outage'}});
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

it('one that is finished for somebody who came later is found by its address as long as its data are kept', async () => {
  const code = 'OUTLIVES';
  const {email} = of(code);
  const voucher = await issueVoucher(code);
  services.outage = 'subscriptions-lost';
  expect(await redeemGift(code, of(code))).toMatchObject({status: 503});
  await giveUp(code);
  await goTo(alarmOf(voucher), START + 29 * DAY_MS);
  expect(await redeemGift(code, of('OUTLIVES-OTHER'))).toMatchObject({status: 409});
  const at = START + 50 * DAY_MS;
  await goTo(alarmOf(voucher), at);
  await goTo(alarmOf(env.ADDRESS_INDEX.getByName(email)), at);
  expect((await exportPersonalData(present, email, at)).data.giftVouchers).toMatchObject([{redemption: of(code)}]);
  await erasePersonalData(present, email, at);
  expect(await voucher.personalData()).toMatchObject({redemption: null});
});
