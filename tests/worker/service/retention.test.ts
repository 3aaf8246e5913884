import {runInDurableObject} from 'cloudflare:test';
import type {DurableObject} from 'cloudflare:workers';
import {env} from 'cloudflare:workers';
import {expect, it} from 'vitest';
import {RETENTION} from '../../../service/config/retention';
import {endOf} from '../../../service/domain/retention';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {alarmOf, goTo, START} from './alarms';
import type {Alarm} from './alarms';
import {ORDER, PERSON} from './delivered-order';
import {ADDRESS, serve, VOUCHER} from './hosted-services';

const DAY_MS = 24 * 60 * 60 * 1000;
const NONCE = 'a'.repeat(32);

/** An object that holds something, as the clock sees it. */
type Held = Alarm & {readonly holds: () => Promise<boolean>};

/** @param table where the thing is; among the object's keys unless it says otherwise */
function held<O extends DurableObject>(stub: DurableObjectStub<O>, table?: string): Held {
  return {
    ...alarmOf(stub),
    holds: () =>
      runInDurableObject(stub, (_, {storage}) => {
        if (table === undefined) return [...storage.kv.list()].length > 0;
        return storage.sql.exec(`SELECT 1 FROM ${table}`).toArray().length > 0;
      }),
  };
}

/** A mail in a state that it has reached. */
async function mailIn(state: 'sent' | 'dead'): Promise<Held> {
  const queue = env.MAIL_QUEUE.getByName(`retention ${state}`);
  const mail = {key: 'contact-request N', to: PERSON.email, subject: 'S', text: 'T', html: 'H', ...PERSON, kind: 'k'};
  await queue.add('topic', [{dueAt: START, mail}], START);
  await runInDurableObject(queue, async (object, {storage}) => {
    if (state === 'dead') storage.sql.exec("UPDATE mails SET state = 'dead', mail = '{}'");
    if (object instanceof MailQueueObject) await object.alarm();
  });
  return held(queue, 'mails');
}

async function watched(name: string, state: 'asked' | 'confirmed' | 'cancelled'): Promise<Held> {
  const watch = env.STOCK_WATCHES.getByName(name);
  const wish = {...PERSON, variant: 1, occasion: 'harvest'} as const;
  await watch.request(wish, {title: 'Waldgold', quantity: 0}, NONCE, START);
  if (state !== 'asked') await watch.confirm(NONCE, START);
  if (state === 'cancelled') await watch.cancel(NONCE);
  return held(watch, 'watches');
}

async function subscribed(name: string): Promise<Held> {
  const subscriber = env.NEWSLETTER.getByName(name);
  await subscriber.request({...PERSON, variant: 'default'}, NONCE, START);
  return held(subscriber);
}

async function noticed(kind: 'withdrawal' | 'contact-request'): Promise<Held> {
  const notice = env.NOTICES.getByName(kind);
  const content = {...PERSON, name: 'Ida', contract: 'L1', receipt: true};
  await notice.receive({kind, content, receivedAt: START});
  return held(notice);
}

const KINDS: Record<keyof typeof RETENTION, () => Promise<Held>> = {
  idempotentRequest: async () => {
    const request = env.IDEMPOTENCY.getByName('request');
    await request.begin('fingerprint');
    return held(request);
  },
  limit: async () => {
    const limit = env.LIMITS.getByName('limit');
    await limit.take(1, DAY_MS, START);
    return held(limit);
  },
  mailSent: () => mailIn('sent'),
  mailDead: () => mailIn('dead'),
  newsletterRequest: () => subscribed('asks'),
  newsletterProof: async () => {
    const subscriber = await subscribed('leaves');
    const stub = env.NEWSLETTER.getByName('leaves');
    await runInDurableObject(stub, (_, {storage}) => {
      const log = [{at: START, event: 'confirmed', variant: 'default'}];
      storage.kv.put('subscriber', {...PERSON, enrolments: {}, log, hasVoucher: true, owed: {}});
    });
    return subscriber;
  },
  contactRequest: () => noticed('contact-request'),
  contractNotice: () => noticed('withdrawal'),
  return: async () => {
    const desk = env.RETURN_DESKS.getByName('L1');
    const items = [{line: 0, quantity: 1}];
    const announced = await desk.announceReturn(ORDER, {items}, NONCE, START, {work: [], mail: null});
    expect(announced).toMatchObject({id: NONCE});
    return held(desk);
  },
  reviewUnpublished: async () => {
    const reviews = env.REVIEWS.getByName('shop');
    const review = {...PERSON, stars: 1, title: 'T', text: 'X', author: 'Ida'};
    await reviews.submit(1, review, NONCE, false, START);
    return held(reviews, 'reviews');
  },
  stockRequest: () => watched('1', 'asked'),
  stockWaiting: () => watched('2', 'confirmed'),
  stockTold: () => watched('3', 'cancelled'),
  giftRedemption: async () => {
    serve();
    const voucher = env.GIFT_VOUCHERS.getByName('REDEEMED');
    await voucher.issue({...VOUCHER, expiresAt: START + 1000 * DAY_MS});
    expect(await voucher.redeem({...PERSON, address: ADDRESS}, START)).toMatchObject({state: 'redeemed'});
    return {...held(voucher), holds: async () => (await voucher.personalData())?.redemption !== null};
  },
  giftVoucher: async () => {
    const voucher = env.GIFT_VOUCHERS.getByName('VOUCHER');
    await voucher.issue({...VOUCHER, expiresAt: START});
    return held(voucher);
  },
  savedCart: async () => {
    const cart = env.SAVED_CARTS.getByName(NONCE);
    await cart.save({lines: [], language: 'de', savedAt: START});
    return held(cart);
  },
  operatorSession: async () => {
    const session = env.OPERATOR_SESSIONS.getByName('session');
    await session.begin(START);
    await session.openCase(NONCE, PERSON.email);
    return held(session);
  },
};

it.each(Object.entries(KINDS))('%s is dropped when its period ends, and no earlier', async (name, fill) => {
  const kind = Object.entries(RETENTION).find(([key]) => key === name)?.[1];
  if (kind === undefined) throw new Error(`No period for ${name}`);
  const thing = await fill();
  const end = endOf(kind.period, START);
  await goTo(thing, end - 1);
  expect(await thing.holds()).toBe(true);
  await goTo(thing, end);
  expect(await thing.holds()).toBe(false);
});

it('a review that is taken down is kept for its period from then on, and its author cannot submit it again', async () => {
  serve();
  const reviews = env.REVIEWS.getByName('withdrawn');
  const review = {...PERSON, stars: 1, title: 'T', text: 'X', author: 'Ida'};
  await reviews.submit(1, review, NONCE, false, START);
  await reviews.decide(NONCE, 'approved', null);
  const withdrawnAt = START + 1000 * DAY_MS;
  const thing = held(reviews, 'reviews');
  await goTo(thing, withdrawnAt);
  const reasons = {reason: 'unlawful', occasion: 'found', explanation: 'X'} as const;
  expect(await reviews.withdraw(NONCE, reasons, withdrawnAt)).toBe('done');
  const end = endOf(RETENTION.reviewUnpublished.period, withdrawnAt);
  await goTo(thing, end - 1);
  expect(await reviews.personalData(PERSON.email)).toMatchObject([{state: 'rejected', reason: 'unlawful'}]);
  expect(await reviews.submit(1, review, 'b'.repeat(32), false, end - 1)).toBe(false);
  await goTo(thing, end);
  expect(await thing.holds()).toBe(false);
});

it('an address’s index forgets what its object has dropped, and then itself', async () => {
  const index = env.ADDRESS_INDEX.getByName('index@example.com');
  await index.note({kind: 'saved-cart', name: 'first'}, START + DAY_MS);
  await index.note({kind: 'notice', name: 'second'}, START + 2 * DAY_MS);
  const thing = held(index, 'holdings');
  await goTo(thing, START + DAY_MS);
  expect(await index.holdings()).toEqual([{kind: 'notice', name: 'second', noted: 0}]);
  await goTo(thing, START + 2 * DAY_MS);
  expect(await thing.holds()).toBe(false);
  expect(await thing.alarm()).toBeNull();
});

it('the operator’s list forgets a notice when the notice is dropped', async () => {
  const list = env.WORK_LIST.getByName('retention');
  const item = {kind: 'withdrawal', order: 'L1', receivedAt: START} as const;
  await list.add({...item, reference: 'W-1'}, START + DAY_MS);
  await list.add({...item, reference: 'W-2'}, START + 2 * DAY_MS);
  const thing = held(list, 'items');
  await goTo(thing, START + DAY_MS);
  expect((await list.open()).map(({reference}) => reference)).toEqual(['W-2']);
  await goTo(thing, START + 2 * DAY_MS);
  expect(await thing.holds()).toBe(false);
});

it('a sign-up that nobody confirms is dropped beside one that was', async () => {
  serve();
  const subscriber = env.NEWSLETTER.getByName('espresso-unconfirmed');
  await subscriber.request({...PERSON, variant: 'default'}, 'first', START);
  await subscriber.confirm('first', START);
  await subscriber.request({...PERSON, variant: 'espresso'}, 'second', START);
  await goTo(alarmOf(subscriber), START + 30 * DAY_MS);
  const data = await subscriber.personalData();
  expect(data?.enrolments.map(({variant}) => variant)).toEqual(['default']);
  expect(data?.log.map(({variant, event}) => `${variant} ${event}`)).toEqual([
    'default requested',
    'default confirmed',
  ]);
});
