import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {mailQueueName} from '../../../service/objects/mail-queue';
import {rowsReadBy} from '../rows-read';
import {alarmOf, goTo, START} from './alarms';
import type {Alarm} from './alarms';
import {ADDRESS, holdRequest, serve, VOUCHER} from './hosted-services';
import type {HostedServices} from './hosted-services';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PERSON = {email: 'ida@example.com', language: 'en'} as const;
const REDEMPTION = {...PERSON, address: ADDRESS};

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
  for (const variant of variants) await unavailable(() => subscriber.confirm(variant, START));
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
  expect(log).toHaveBeenCalledWith('{"event":"fault","fault":"work-given-up","what":"gift"}');
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
  expect(log).toHaveBeenCalledWith('{"event":"fault","fault":"work-given-up","what":"gift"}');
  expect(await voucher.check(START)).toMatchObject({state: 'valid'});
  await goTo(alarmOf(voucher), START + 1365 * DAY_MS);
  expect(await voucher.isKnown()).toBe(false);
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

it('a repeated confirmation sends a welcome that was given up', async () => {
  const subscriber = await confirmedTooEarly('again@example.com', 'default');
  await goTo(alarmOf(subscriber), START + 4 * DAY_MS);
  services.outage = 'none';
  expect(await subscriber.confirm('default', START + 4 * DAY_MS)).toMatchObject({state: 'already_confirmed'});
  await subscriber.confirm('default', START + 4 * DAY_MS);
  expect(welcomes()).toHaveLength(1);
});

it('a voucher whose answer was lost is in the welcome', async () => {
  const subscriber = env.NEWSLETTER.getByName('lost@example.com');
  await subscriber.request({...PERSON, email: 'lost@example.com', variant: 'default'}, 'nonce', START);
  services.outage = 'answers-lost';
  await unavailable(() => subscriber.confirm('nonce', START));
  services.outage = 'none';
  await goTo(alarmOf(subscriber), START + HOUR_MS);
  expect(welcomes().map(({text}) => text.includes('WALD-'))).toEqual([true]);
});

it('who leaves during an outage gets no welcome', async () => {
  const subscriber = await confirmedTooEarly('leaves@example.com', 'default');
  await subscriber.unsubscribe(START);
  services.outage = 'none';
  await goTo(alarmOf(subscriber), START + HOUR_MS);
  expect(welcomes()).toEqual([]);
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

it('who waits for stock is told after an outage', async () => {
  const watch = env.STOCK_WATCHES.getByName('outage');
  const wish = {...PERSON, variant: 1, occasion: 'stock'} as const;
  await watch.request(wish, {title: 'Waldgold', quantity: 0}, 'nonce', START);
  await watch.confirm('nonce', START);
  services.outage = 'down';
  services.isAvailable = true;
  await unavailable(() => watch.stockChanged(5, START));
  await goTo(alarmOf(watch), START + DAY_MS);
  services.outage = 'none';
  await goTo(alarmOf(watch), START + DAY_MS + HOUR_MS);
  expect(services.mails.filter(({kind}) => kind === 'back-in-stock')).toHaveLength(1);
  await goTo(alarmOf(watch), START + 40 * DAY_MS);
  expect(await watch.personalData(PERSON.email)).toEqual([]);
});

it('a mail that the provider refuses is a fault, which does not name the address', async () => {
  const refusal = {ErrorCode: 406, Message: 'Inactive recipient: ida@example.com'};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal, {status: 422}));
  const queue = env.MAIL_QUEUE.getByName('refused');
  const {email: to, language} = PERSON;
  const mail = {to, language, key: 'back-in-stock 1', kind: 'back-in-stock', subject: '', text: '', html: ''};
  await queue.add('stock', [{dueAt: START, mail}], START);
  expect(log).toHaveBeenCalledWith('{"event":"fault","fault":"mail-given-up","kind":"back-in-stock","code":"422 406"}');
  expect(await queue.deadLetters()).toMatchObject([{to, reason: '422 406 Inactive recipient: ida@example.com'}]);
});

it('a token that the mail provider refuses is in the log at the first mail', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, {status: 401}));
  const {email: to, language} = PERSON;
  const mail = {to, language, key: 'back-in-stock 2', kind: 'back-in-stock', subject: '', text: '', html: ''};
  await env.MAIL_QUEUE.getByName('token').add('stock', [{dueAt: START, mail}], START);
  expect(log).toHaveBeenCalledWith('{"event":"outage","service":"postmark","reason":"401"}');
});

it('mails of a stream that the provider lacks wait by themselves, and their fault names the reason', async () => {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const text = request.method === 'POST' ? await request.text() : request.url;
    if (text.includes('broadcast')) return Response.json({ErrorCode: 1235, Message: 'No such stream'}, {status: 422});
    if (request.method === 'POST') sent.push(text);
    return Response.json({TotalCount: 0});
  });
  const queue = env.MAIL_QUEUE.getByName('streams');
  const {email: to, language} = PERSON;
  const mail = {to, language, subject: '', text: '', html: ''};
  const lesson = {...mail, key: 'lesson 1', kind: 'lesson', headers: {'List-Unsubscribe': '<https://shop.example>'}};
  const receipt = {...mail, key: 'withdrawal W-2', kind: 'withdrawal'};
  await queue.add('lesson', [{dueAt: START, mail: lesson}], START);
  // Due with the second attempt of the lesson, which begins with a search.
  await queue.add('withdrawal', [{dueAt: START + 10_000, mail: receipt}], START);
  await goTo(alarmOf(queue), START + 10_000);
  expect(sent).toHaveLength(1);
  await goTo(alarmOf(queue), START + HOUR_MS);
  expect(log.mock.calls).toEqual([
    ['{"event":"fault","fault":"mail-waits","kind":"lesson","code":"postmark: 422 1235"}'],
  ]);
});

it('a mail that waits for 20 minutes is a fault, once', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, {status: 401}));
  const {email: to, language} = PERSON;
  const mail = {to, language, key: 'withdrawal W-1', kind: 'withdrawal', subject: '', text: '', html: ''};
  const queue = env.MAIL_QUEUE.getByName('waits');
  await queue.add('withdrawal', [{dueAt: START, mail}], START);
  const faults = () =>
    log.mock.calls.map(([line]: readonly unknown[]) => line).filter((line) => String(line).includes('"fault"'));
  await goTo(alarmOf(queue), START + 20 * 60_000);
  expect(faults()).toEqual([]);
  await goTo(alarmOf(queue), START + 25 * 60_000);
  await goTo(alarmOf(queue), START + 5 * HOUR_MS);
  expect(faults()).toEqual(['{"event":"fault","fault":"mail-waits","kind":"withdrawal","code":"postmark: 401"}']);
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

describe('the queue of mails', () => {
  const mailTo = (to: string) => ({
    dueAt: START,
    mail: {
      to,
      language: 'de',
      key: `contact-request ${to}`,
      kind: 'contact-request',
      subject: '',
      text: '',
      html: '',
    } as const,
  });

  it('sends a mail beside one that it cannot read, which is a fault', async () => {
    const queue = env.MAIL_QUEUE.getByName('unreadable');
    await queue.add('first', [{...mailTo('a@example.com'), dueAt: START + 1}], START);
    await runInDurableObject(queue, (_, {storage}) => {
      storage.sql.exec("UPDATE mails SET mail = '{}'");
    });
    vi.setSystemTime(START + 1);
    await queue.add('second', [{...mailTo('b@example.com'), dueAt: START + 1}], START + 1);
    expect(services.mails.map(({to}) => to)).toEqual(['b@example.com']);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"fault":"unexpected"'));
    await goTo(alarmOf(queue), START + 4 * DAY_MS);
    expect(await queue.deadLetters()).toMatchObject([{to: 'a@example.com'}]);
    expect(await queue.personalData('a@example.com')).toMatchObject([{state: 'dead', text: null}]);
  });

  it.each(['erased', 'cancelled'] as const)('sends no mail that is %s while the one before it is sent', async (how) => {
    const queue = env.MAIL_QUEUE.getByName(`meanwhile ${how}`);
    const [first, second] = [`a-${how}@example.com`, `b-${how}@example.com`];
    await queue.add('second', [{...mailTo(second), dueAt: START + 1}], START);
    await holdRequest(
      () => queue.add('first', [mailTo(first)], START + 1),
      () => (how === 'erased' ? queue.erase(second) : queue.cancel('second')),
    );
    expect(services.mails.map(({to}) => to)).toEqual([first]);
  });

  it('reads few of many sent mails', async () => {
    const queue = env.MAIL_QUEUE.getByName('many');
    const {rows} = await runInDurableObject(queue, async (object, {storage: {sql}}) => {
      if (!(object instanceof MailQueueObject)) throw new Error('This is no queue');
      const row = "INSERT INTO mails VALUES (?, '', ?, 'sent', ?, ?, 1, '', NULL)";
      for (let number = 0; number < 200; number += 1) sql.exec(row, `k ${number}`, `${number}`, START, START);
      return rowsReadBy(sql, async () => {
        await object.add('one', [mailTo('one@example.com')], START);
        await object.personalData('one@example.com');
      });
    });
    expect(services.mails).toHaveLength(1);
    expect(Math.max(...rows)).toBeLessThan(20);
  });

  it('asks a provider that is down for one mail at a time, and loses none', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, {status: 429}));
    const queue = env.MAIL_QUEUE.getByName('down');
    const addresses = ['a@example.com', 'b@example.com', 'c@example.com'];
    await queue.add('all', addresses.map(mailTo), START);
    expect(asked).toHaveBeenCalledTimes(1);
    await goTo(alarmOf(queue), START + 9_000);
    expect(asked).toHaveBeenCalledTimes(3);
    services = serve();
    await goTo(alarmOf(queue), START + HOUR_MS);
    expect(services.mails.map(({to}) => to).sort()).toEqual(addresses);
  });

  it.each([429, 503])('holds every mail as long as the Retry-After of a %i says', async (status) => {
    const headers = {'Retry-After': '120'};
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, {status, headers}));
    const queue = env.MAIL_QUEUE.getByName(`told-to-wait-${status}`);
    await queue.add('all', ['a@example.com', 'b@example.com'].map(mailTo), START);
    await goTo(alarmOf(queue), START + 119_000);
    expect(asked).toHaveBeenCalledTimes(1);
    services = serve();
    await goTo(alarmOf(queue), START + 122_000);
    expect(services.mails).toHaveLength(2);
  });
});
