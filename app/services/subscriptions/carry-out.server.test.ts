import {describe, expect, it} from 'vitest';

import type {CommandRefusal, SubscriptionCommand} from '../../domain/subscription/command';
import {validateCommand} from '../../domain/subscription/validate-command';
import {delivery, item, product, subscription} from '../../domain/subscription/subscription.fixture';
import type {Subscription} from '../../domain/subscription/subscription';
import {ServiceError} from '../service-error.server';
import {carryOut} from './carry-out.server';
import type {Call} from './gateway.server';

const TODAY = '2026-11-21';

/** A call's fate: done, done but never answered, done after its time, broken off, lost on the way there, not sent, or refused with a status (409: an earlier change locks it out). */
type SimulatedReply = 'done' | 'done-lost' | 'lost' | 'turned-away' | 404 | 409 | 422 | 'late' | 'broken-off';

const cancelAll = {name: 'cancel-all', reason: 'other', comment: null} as const;
const three = subscription({products: [1, 2, 3].map((itemId) => product({itemId}))});

const KEY = '2-2026-12-01';
const unskip = {name: 'unskip', key: KEY} as const;
const twoSkipped = subscription({
  deliveries: [10, 11].map((id) => delivery({id, state: 'skipped', items: [item({itemId: id})]})),
});

/** What a call does to the subscription. */
function changed(now: Subscription, path: string): Subscription {
  const id = Number(/\d+/.exec(path)?.[0]);
  return {
    ...now,
    products: now.products.map((one) => (one.itemId === id ? {...one, state: 'cancelled'} : one)),
    deliveries: now.deliveries.map((one) => (one.id === id ? {...one, state: 'upcoming'} : one)),
  };
}

type Ways = {
  /** Lets it answer no question. */
  readonly isMute?: boolean;
  /** How long each call takes. */
  readonly takesMs?: number;
  /** What it makes of the subscription while the command waits. */
  readonly meanwhile?: (now: Subscription) => Subscription;
};

/** A service whose calls meet their replies one after the other. */
function createService(
  start: Subscription,
  replies: readonly SimulatedReply[],
  {isMute = false, takesMs = 0, meanwhile = (same) => same}: Ways = {},
) {
  let now = start;
  const sent: string[] = [];
  const told: CommandRefusal[] = [];
  let late: string | null = null;
  let time = 0;
  const lost = () => new ServiceError('subscriptions', 'timeout', 'no answer');
  const brokenOff = () => new ServiceError('subscriptions', 'unreachable', 'no whole answer');
  const turnedAway = () => new ServiceError('subscriptions', 'circuit-open', 'mutation');
  const gateway = {
    write: ({path}: Call) => {
      time += takesMs;
      const reply = replies[sent.length] ?? 'done';
      sent.push(path.replace(/\?.*/, ''));
      if (reply === 'done' || reply === 'done-lost') now = changed(now, path);
      if (typeof reply === 'number') return Promise.resolve({status: reply, wrong: []});
      if (reply === 'late') late = path;
      if (reply === 'turned-away') return Promise.reject(turnedAway());
      if (reply === 'broken-off') return Promise.reject(brokenOff());
      return reply === 'done' ? Promise.resolve({status: 200, wrong: []}) : Promise.reject(lost());
    },
  };
  const step = {
    gateway,
    customerId: 1,
    read: () => (isMute ? Promise.reject(lost()) : Promise.resolve(now)),
    tell: (refusal: CommandRefusal) => told.push(refusal),
    notePending: () => undefined,
    clock: () => time,
    pause: () => {
      now = meanwhile(late === null ? now : changed(now, late));
      late = null;
      return Promise.resolve();
    },
  };
  /** Carries the command out; what it comes to, as the shopper is told. */
  const press = async (command: SubscriptionCommand): Promise<CommandRefusal | null> => {
    const validate = (then: Subscription) => validateCommand(then, command, TODAY);
    const validation = validate(now);
    if (!validation.ok) return validation.refusal;
    try {
      return (await carryOut({...step, validate}, now, command, validation)).refusal;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return told.at(-1) ?? 'try-again';
    }
  };
  return {press, sent, state: () => now};
}

const paths = (...ids: readonly number[]) => ids.map((id) => `/subscriptions/${id}/cancel`);

describe('a command of several calls', () => {
  it.each<[what: string, replies: readonly SimulatedReply[], refusal: CommandRefusal | null, sent: readonly string[]]>([
    ['ends', [], null, paths(1, 2, 3)],
    ['goes on after an answer that was lost', ['done', 'done-lost'], null, paths(1, 2, 3)],
    ['is done where only the last answer was lost', ['done', 'done', 'done-lost'], null, paths(1, 2, 3)],
    ['may still change something where the first call takes too long', ['lost'], 'not-known', paths(1)],
    ['has changed nothing where the first call breaks off', ['broken-off'], 'try-again', paths(1)],
    ['is done where the first call ends after its time', ['late'], null, paths(1, 2, 3)],
    ['has changed nothing where the first call is refused', [422], 'not-changed', paths(1)],
    ['is done in part where a later call is lost', ['done', 'lost'], 'partly-done', paths(1, 2)],
    ['is done in part where a later call is refused', ['done', 422], 'partly-done', paths(1, 2)],
    ['has changed nothing where nothing is sent', ['turned-away'], 'try-again', paths(1)],
    ['is done in part where nothing more is sent', ['done', 'turned-away'], 'partly-done', paths(1, 2)],
    ['waits for a lock that goes', [409, 'done', 409], null, paths(1, 1, 2, 2, 3)],
    ['has changed nothing where a lock stays', [409, 409], 'try-again', paths(1, 1)],
    ['is done in part where a lock stays later', ['done', 409, 409], 'partly-done', paths(1, 2, 2)],
    ['is refused where the lock goes and the call is wrong', [409, 422], 'not-changed', paths(1, 1)],
    ['is done in part after two losses', ['done-lost', 'lost'], 'partly-done', paths(1, 2)],
  ])('%s', async (_, replies, refusal, sent) => {
    const service = createService(three, replies);
    expect(await service.press(cancelAll)).toBe(refusal);
    expect(service.sent).toEqual(sent);
  });

  it('is done in part where its time is over, and by another press in whole', async () => {
    const service = createService(three, ['late'], {takesMs: 8_000});
    expect(await service.press(cancelAll)).toBe('partly-done');
    expect(service.sent).toEqual(paths(1, 2));
    expect(await service.press(cancelAll)).toBeNull();
    expect(service.sent).toEqual(paths(1, 2, 3));
  });

  it('is ended by another press, which does nothing twice', async () => {
    const service = createService(three, ['done', 'lost']);
    expect(await service.press(cancelAll)).toBe('partly-done');
    expect(await service.press(cancelAll)).toBeNull();
    expect(service.sent).toEqual(paths(1, 2, 2, 3));
    expect(service.state().products.map(({state}) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it.each<[replies: readonly SimulatedReply[], refusal: CommandRefusal]>([
    [['done-lost'], 'not-known'],
    [['done', 'lost'], 'partly-done'],
  ])('with an unknown result (%j) reports it: %s', async (replies, refusal) => {
    expect(await createService(three, replies, {isMute: true}).press(cancelAll)).toBe(refusal);
  });

  it('brings back every part of a delivery, each once', async () => {
    const service = createService(twoSkipped, ['done-lost']);
    expect(await service.press(unskip)).toBeNull();
    expect(service.sent).toEqual(['/charges/10/unskip', '/charges/11/unskip']);
    expect(await createService(twoSkipped, ['done', 'lost']).press(unskip)).toBe('partly-done');
  });
});

describe('a command that is locked out while its charge is made anew', () => {
  const planned = subscription({deliveries: [delivery({id: 10, items: [item()]})]});
  const renewed = ({deliveries, ...rest}: Subscription): Subscription => ({
    ...rest,
    deliveries: deliveries.map((one) => ({...one, id: one.id + 1})),
  });
  const removed = (now: Subscription): Subscription => ({...now, deliveries: []});
  const skip = {name: 'skip', key: KEY, itemIds: null} as const;
  const sendNow = {name: 'send-now', key: KEY} as const;
  const payment = {name: 'payment', key: KEY} as const;
  const interval = {name: 'interval', key: KEY, weeks: 6} as const;
  const skippedOne = subscription({deliveries: [delivery({id: 10, state: 'skipped'})]});
  const emptied = ({deliveries, ...rest}: Subscription): Subscription => ({
    ...rest,
    deliveries: deliveries.map((one) => ({...one, items: []})),
  });

  it.each<
    [
      what: string,
      command: SubscriptionCommand,
      meanwhile: (now: Subscription) => Subscription,
      replies: readonly SimulatedReply[],
      refusal: CommandRefusal | null,
      sent: readonly string[],
      start?: Subscription,
    ]
  >([
    ['goes to the new charge', skip, renewed, [409], null, ['/charges/10/skip', '/charges/11/skip']],
    ['is sent to the new charge now', sendNow, renewed, [409], null, ['/charges/10/process', '/charges/11/process']],
    ['is not sent where no charge is there yet', skip, removed, [409], 'try-again', ['/charges/10/skip']],
    [
      'does not bring back what is not there yet',
      unskip,
      removed,
      [409],
      'try-again',
      ['/charges/10/unskip'],
      skippedOne,
    ],
    ['has no other interval', interval, emptied, [409], 'try-again', ['/addresses/2/subscriptions-bulk']],
    ['has changed nothing', skip, renewed, [409, 404], 'try-again', ['/charges/10/skip', '/charges/11/skip']],
    ['has sent no mail', payment, renewed, [409, 409], 'try-again', Array(2).fill('/customers/1/notifications')],
  ])('%s', async (_, command, meanwhile, replies, refusal, sent, start = planned) => {
    const service = createService(start, replies, {meanwhile});
    expect(await service.press(command)).toBe(refusal);
    expect(service.sent).toEqual(sent);
  });

  it('is gone where the service knows no such charge from the first', async () => {
    expect(await createService(planned, [404]).press(skip)).toBe('gone');
  });
});
