import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import {mailQueueName} from '../../../service/objects/mail-queue';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {alarmOf, goTo, START} from './alarms';
import type {Alarm} from './alarms';
import {ADDRESS, holdRequest, serveLogged, VOUCHER} from './hosted-services';
import type {HostedServices} from './hosted-services';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PERSON = {email: 'ida@example.com', language: 'en'} as const;
const REDEMPTION = {...PERSON, address: ADDRESS};

let services: HostedServices;
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  ({services, log} = serveLogged());
});

/** Makes a call that fails because a hosted service is away. */
async function unavailable(call: () => Promise<unknown>): Promise<void> {
  const failure = await call().then(
    () => null,
    (error: unknown) => error,
  );
  expect(String(failure)).toContain('503');
}

const welcomes = () => services.mails.filter(({kind}) => kind === 'newsletter-welcome');

/** A voucher that is shown, and redeemed during an outage. */
async function redeemedTooEarly(name: string) {
  const voucher = env.GIFT_VOUCHERS.getByName(name);
  await voucher.issue({...VOUCHER, code: name, expiresAt: START + 1000 * DAY_MS});
  services.outage = 'down';
  await unavailable(() => voucher.redeem(REDEMPTION, START));
  return voucher;
}

/** A subscriber who confirms these during an outage. */
async function confirmedTooEarly(email: string, ...variants: ('default' | 'espresso' | 'raffle')[]) {
  const subscriber = env.NEWSLETTER.getByName(email);
  for (const variant of variants) await subscriber.request({...PERSON, email, variant}, variant, START);
  services.outage = 'down';
  for (const variant of variants) {
    const said = {state: 'confirmed', welcomeVoucher: false, welcomeDelayed: true, variant};
    expect(await subscriber.confirm(variant, START)).toMatchObject(said);
  }
  return subscriber;
}

it('a redemption is finished after an outage of two days, and its address dropped in time', async () => {
  const voucher = await redeemedTooEarly('LATE');
  await goTo(alarmOf(voucher), START + 2 * DAY_MS);
  expect(services.subscriptions).toBe(0);
  services.outage = 'none';
  await goTo(alarmOf(voucher), START + 2 * DAY_MS + HOUR_MS);
  expect(services.subscriptions).toBe(1);
  expect(services.mails.map(({kind}) => kind)).toEqual(['gift-subscription-redeemed']);
  await goTo(alarmOf(voucher), START + 30 * DAY_MS);
  expect((await voucher.personalData())?.redemption).toBeNull();
});

it('a redemption that fails for three days gives the voucher back, and the voucher is dropped in time', async () => {
  const voucher = await redeemedTooEarly('BACK');
  await goTo(alarmOf(voucher), START + 3 * DAY_MS);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"fault":"work-given-up","what":"gift"'));
  expect(await voucher.check(START)).toMatchObject({state: 'valid'});
  expect((await voucher.personalData())?.redemption).toBeNull();
  services.outage = 'none';
  expect(await voucher.redeem({...REDEMPTION, email: 'jan@example.com'}, START)).toMatchObject({state: 'redeemed'});
  await goTo(alarmOf(voucher), START + 1365 * DAY_MS);
  expect(await voucher.isKnown()).toBe(false);
});

it('a redemption that an error of the worker stops is a fault, and its voucher is dropped in time', async () => {
  const voucher = env.GIFT_VOUCHERS.getByName('ERROR');
  await voucher.issue({...VOUCHER, code: 'ERROR', expiresAt: START + 1000 * DAY_MS});
  await runInDurableObject(voucher, async (_, {storage}) => {
    storage.kv.put('redeeming', {redemption: null, at: START, result: null});
    await storage.setAlarm(START + 5_000);
  });
  await goTo(alarmOf(voucher), START + 4 * DAY_MS);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"fault":"unexpected"'));
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"fault":"work-given-up","what":"gift"'));
  expect(await voucher.check(START)).toMatchObject({state: 'valid'});
  await goTo(alarmOf(voucher), START + 1365 * DAY_MS);
  expect(await voucher.isKnown()).toBe(false);
});

it('a confirmation is answered while the platform hangs', async () => {
  const subscriber = env.NEWSLETTER.getByName('hangs@example.com');
  await subscriber.request({...PERSON, email: 'hangs@example.com', variant: 'default'}, 'nonce', START);
  const {setTimeout: wait} = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work) => wait(work, 0));
  const answers: Promise<unknown>[] = [];
  const confirm = () => {
    const answer = subscriber.confirm('nonce', START);
    answers.push(answer);
    return answer;
  };
  await holdRequest(confirm, async () => {
    await confirm();
    expect(await Promise.all(answers)).toMatchObject([{state: 'confirmed'}, {state: 'already_confirmed'}]);
  });
  await goTo(alarmOf(subscriber), START + HOUR_MS);
  expect(welcomes()).toHaveLength(1);
});

it('a confirmation is answered while the queue of mails is reset, and its welcome goes out after that', async () => {
  const email = 'queue-reset@example.com';
  const subscriber = env.NEWSLETTER.getByName(email);
  await subscriber.request({...PERSON, email, variant: 'default'}, 'nonce', START);
  const reset = Object.assign(new Error('The object was reset'), {durableObjectReset: true});
  vi.spyOn(MailQueueObject.prototype, 'add').mockRejectedValueOnce(reset);
  expect(await subscriber.confirm('nonce', START)).toMatchObject({state: 'confirmed'});
  expect(welcomes()).toEqual([]);
  await goTo(alarmOf(subscriber), START + HOUR_MS);
  expect(welcomes()).toHaveLength(1);
});

it('every welcome that an outage held back goes out, one with the voucher', async () => {
  const subscriber = await confirmedTooEarly('both@example.com', 'default', 'raffle');
  await goTo(alarmOf(subscriber), START + DAY_MS);
  expect(welcomes()).toEqual([]);
  services.outage = 'none';
  await goTo(alarmOf(subscriber), START + DAY_MS + HOUR_MS);
  expect(welcomes().map(({text}) => text.includes('WALD-'))).toEqual([true, false]);
  expect(services.codes.size).toBe(1);
});

it('a welcome that an outage holds back for ten days goes out after it, with a voucher that is valid for a week from then', async () => {
  const subscriber = await confirmedTooEarly('ten-days@example.com', 'default');
  await goTo(alarmOf(subscriber), START + 10 * DAY_MS);
  const faults = log.mock.calls.filter(([line]) => String(line).includes('"fault":"work-given-up","what":"welcome"'));
  expect(faults).toHaveLength(3);
  services.outage = 'none';
  await goTo(alarmOf(subscriber), START + 10 * DAY_MS + HOUR_MS);
  expect(welcomes().map(({text}) => /WALD-.*Valid until (.*?)\./s.exec(text)?.[1])).toEqual(['8 December 2090']);
  expect([...services.codes.values()].map(({endsAt}) => endsAt)).toEqual(['2090-12-08T23:00:00.000Z']);
});

it('a course that an outage holds back begins after it, a lesson a week', async () => {
  const email = 'late-course@example.com';
  const subscriber = await confirmedTooEarly(email, 'espresso');
  await goTo(alarmOf(subscriber), START + 10 * DAY_MS);
  services.outage = 'none';
  await goTo(alarmOf(subscriber), START + 10 * DAY_MS + HOUR_MS);
  const mails = await env.MAIL_QUEUE.getByName(mailQueueName(email)).personalData(email);
  expect(mails.filter(({kind}) => kind === 'espresso-course').map(({state}) => state)).toEqual([
    'sent',
    ...Array.from({length: 7}, () => 'waiting'),
  ]);
});

it('a repeated confirmation sends a welcome that an outage has held back', async () => {
  const subscriber = await confirmedTooEarly('again@example.com', 'default');
  await goTo(alarmOf(subscriber), START + 4 * DAY_MS);
  services.outage = 'none';
  expect(await subscriber.confirm('default', START + 4 * DAY_MS)).toMatchObject({state: 'already_confirmed'});
  await subscriber.confirm('default', START + 4 * DAY_MS);
  expect(welcomes()).toHaveLength(1);
});

it('who leaves during an outage gets no welcome', async () => {
  const subscriber = await confirmedTooEarly('leaves@example.com', 'default');
  await subscriber.unsubscribe(START);
  services.outage = 'none';
  await goTo(alarmOf(subscriber), START + HOUR_MS);
  expect(welcomes()).toEqual([]);
});

it('who leaves while the mail provider is away gets none of the mails that wait', async () => {
  const email = 'complains@example.com';
  const subscriber = env.NEWSLETTER.getByName(email);
  await subscriber.request({...PERSON, email, variant: 'espresso'}, 'course', START);
  services.outage = 'mails-down';
  await subscriber.confirm('course', START);
  await subscriber.request({...PERSON, email, variant: 'raffle'}, 'draw', START);
  await subscriber.unsubscribe(START, 'complained');
  services.outage = 'none';
  await goTo(alarmOf(env.MAIL_QUEUE.getByName(mailQueueName(email))), START + DAY_MS);
  expect(services.mails.map(({kind}) => kind)).toEqual(['newsletter-confirmation']);
});

it('who leaves once more after the queue of mails failed gets none of the mails that wait', async () => {
  const email = 'persists@example.com';
  const subscriber = env.NEWSLETTER.getByName(email);
  await subscriber.request({...PERSON, email, variant: 'espresso'}, 'course', START);
  await subscriber.confirm('course', START);
  vi.spyOn(MailQueueObject.prototype, 'cancel').mockImplementationOnce(() => {
    throw new Error('The object was reset');
  });
  const failure = await subscriber.unsubscribe(START).then(() => null, String);
  expect(failure).toContain('The object was reset');
  expect(await subscriber.unsubscribe(START)).toMatchObject({state: 'already_unsubscribed'});
  const mails = await env.MAIL_QUEUE.getByName(mailQueueName(email)).personalData(email);
  expect(mails.filter(({state}) => state === 'waiting')).toEqual([]);
});

it('a reminder that is cancelled while its mail waits is not sent, another one is', async () => {
  const watch = env.STOCK_WATCHES.getByName('cancelled');
  // Both have the same queue.
  const [leaving, staying] = ['eva@example.com', 'ole@example.com'] as const;
  for (const email of [leaving, staying]) {
    const wish = {...PERSON, email, variant: 1, occasion: 'stock'} as const;
    await watch.request(wish, {title: 'Waldgold', quantity: 0}, email, START);
    await watch.confirm(email, START);
  }
  services.outage = 'mails-down';
  services.isAvailable = true;
  await watch.recheck(START);
  await watch.cancel(leaving);
  services.outage = 'none';
  await goTo(alarmOf(env.MAIL_QUEUE.getByName(mailQueueName(leaving))), START + DAY_MS);
  expect(mailQueueName(staying)).toBe(mailQueueName(leaving));
  expect(services.mails.flatMap(({kind, to}) => (kind === 'back-in-stock' ? [to] : []))).toEqual([staying]);
});

it('who leaves while the voucher is made gets no lessons', async () => {
  const email = 'quick@example.com';
  const subscriber = env.NEWSLETTER.getByName(email);
  await subscriber.request({...PERSON, email, variant: 'espresso'}, 'nonce', START);
  await holdRequest(
    () => subscriber.confirm('nonce', START),
    () => subscriber.unsubscribe(START),
  );
  const waiting = await env.MAIL_QUEUE.getByName(mailQueueName(email)).personalData(email);
  expect(waiting.filter(({state}) => state === 'waiting')).toEqual([]);
});

it('a new sign-up after an erasure is promised no second voucher', async () => {
  const subscriber = env.NEWSLETTER.getByName('new@example.com');
  const signUp = async (nonce: string, at: number) => {
    await subscriber.request({...PERSON, email: 'new@example.com', variant: 'default'}, nonce, at);
    return subscriber.confirm(nonce, at);
  };
  expect(await signUp('first', START)).toMatchObject({welcomeVoucher: true});
  await subscriber.erase();
  expect(await signUp('second', START + 8 * DAY_MS)).toMatchObject({state: 'confirmed', welcomeVoucher: false});
  expect(welcomes().map(({text}) => text.includes('WALD-'))).toEqual([true, false]);
});

it('who confirms to wait for stock during an outage is told after it', async () => {
  const watch = env.STOCK_WATCHES.getByName('confirmed');
  await watch.request({...PERSON, variant: 1, occasion: 'stock'}, {title: 'Waldgold', quantity: 0}, 'early', START);
  services.outage = 'down';
  services.isAvailable = true;
  expect(await watch.confirm('early', START)).toMatchObject({state: 'confirmed'});
  services.outage = 'none';
  await goTo(alarmOf(watch), START + HOUR_MS);
  expect(services.mails.filter(({kind}) => kind === 'back-in-stock')).toHaveLength(1);
});

it('who waits for stock is told after an outage', async () => {
  const watch = env.STOCK_WATCHES.getByName('outage');
  const wish = {...PERSON, variant: 1, occasion: 'stock'} as const;
  await watch.request(wish, {title: 'Waldgold', quantity: 0}, 'nonce', START);
  await watch.confirm('nonce', START);
  services.outage = 'down';
  services.isAvailable = true;
  await unavailable(() => watch.recheck(START));
  services.outage = 'none';
  await watch.recheck(START + HOUR_MS);
  expect(services.mails.filter(({kind}) => kind === 'back-in-stock')).toHaveLength(1);
  await goTo(alarmOf(watch), START + 40 * DAY_MS);
  expect(await watch.personalData(PERSON.email)).toEqual([]);
});

it('a search index that cannot be written is a failed job, once an hour', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, {status: 403}));
  const index = env.SEARCH_INDEX.getByName('refused');
  const faults = () =>
    log.mock.calls.filter(([line]) => line === '{"event":"fault","fault":"job-failed","job":"search-index"}');
  for (const hour of [0, 1, 2]) {
    vi.setSystemTime(START + hour * HOUR_MS);
    await index.note([{part: 'all'}]);
    await goTo(alarmOf(index), START + hour * HOUR_MS + 20 * 60_000);
    expect(faults()).toHaveLength(hour);
    await goTo(alarmOf(index), START + hour * HOUR_MS + 59 * 60_000);
    expect(faults()).toHaveLength(hour + 1);
  }
});

describe.each([429, 503])('work that a %i with Retry-After stops', (status) => {
  const AWAY = {status, headers: {'Retry-After': '120'}};
  let asked: MockInstance<typeof fetch>;
  beforeEach(() => {
    asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, AWAY));
  });

  /** Lets the next attempt fail, and expects no other one for two minutes. */
  async function expectPause(alarm: Alarm, first: number): Promise<void> {
    await goTo(alarm, first);
    const times = asked.mock.calls.length;
    expect(times).toBeGreaterThan(0);
    await goTo(alarm, first + 119_000);
    expect(asked).toHaveBeenCalledTimes(times);
    await goTo(alarm, first + 121_000);
    expect(asked.mock.calls.length).toBeGreaterThan(times);
  }

  it('redeems a voucher no sooner', async () => {
    const name = `WAIT${status}`;
    const voucher = env.GIFT_VOUCHERS.getByName(name);
    await voucher.issue({...VOUCHER, code: name, expiresAt: START + 1000 * DAY_MS});
    await voucher.redeem(REDEMPTION, START).catch(() => undefined);
    await expectPause(alarmOf(voucher), START + 5_000);
  });

  it('fulfils a paid order no sooner', async () => {
    const orders = env.PAID_ORDERS.getByName(`wait-${status}`);
    await orders.note(1);
    await expectPause(alarmOf(orders), START);
  });

  it('updates the search index no sooner', async () => {
    const index = env.SEARCH_INDEX.getByName(`wait-${status}`);
    await index.note([{part: 'all'}]);
    await expectPause(alarmOf(index), START);
  });
});
