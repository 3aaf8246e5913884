import {describe, expect, it} from 'vitest';
import * as z from 'zod';

import type {WireCharge, WireOnetime} from '#contracts/subscriptions';

import {createMemoryMutex} from '../../commands/memory-mutex.fixture';
import {fingerprint} from '../../commands/run-once.server';
import {ADDRESS} from '../../domain/subscription/subscription.fixture';
import type {Goods} from '../../domain/subscription/subscription';
import {ServiceError, unreadableResult} from '../service-error.server';
import type {SubscriptionGateway} from './gateway.server';
import type {ReadGoods} from './read-subscription.server';
import {createSubscriptions} from './subscriptions.server';
import {wireAddressOf, wireCharge, wireOnetime, wirePayment} from './wire.fixture';

const COFFEE: Goods = {
  title: 'Morgentau',
  variantTitle: '250 g',
  handle: 'morgentau',
  picture: null,
  isCoffee: true,
  donates: true,
  isForBusinesses: false,
  available: null,
  isPreOrder: false,
  needsPlan: false,
  filters: ['filter'],
};
const catalogueWith = (number: string, goods: Goods): ReadGoods => {
  return () => Promise.resolve({state: 'ready', data: new Map([[number, goods]])});
};

/** What the catalogue says, and who the customer is: `customerId` is their number with the service. */
type Around = {readonly readGoods?: ReadGoods; readonly isBusiness?: boolean; readonly customerId?: number | null};

/** A service that holds `charges`, and what `onWrite` makes of a call. */
function createService(
  onWrite: (path: string, charges: WireCharge[]) => number | Error,
  {readGoods = catalogueWith('40001', COFFEE), isBusiness = false, customerId = 1}: Around = {},
) {
  const charges = [wireCharge()];
  const written: string[] = [];
  const read: string[] = [];
  const onetimes: WireOnetime[] = [];
  const lists: Readonly<Record<string, unknown>> = {
    addresses: [wireAddressOf()],
    subscriptions: [],
    onetimes,
    payment_methods: [wirePayment()],
    orders: [],
  };
  const gateway: SubscriptionGateway = {
    read<T>(path: string, schema: z.ZodType<T>) {
      read.push(path);
      const name = /^\/(\w+)/.exec(path)?.[1] ?? '';
      const rows = name === 'charges' ? (path.includes('success') ? [] : charges) : lists[name];
      return Promise.resolve(schema.parse({[name]: rows, next_cursor: null, previous_cursor: null}));
    },
    write({path}) {
      written.push(path);
      const answer = onWrite(path, charges);
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve({status: answer, wrong: answer === 422 ? ['zip', 'email', 'quantity'] : []});
    },
    customerId: () => Promise.resolve(customerId),
  };
  const reported: unknown[] = [];
  const mutex = createMemoryMutex({unreadable: unreadableResult});
  const subscriptions = createSubscriptions({
    gateway,
    readGoods,
    isBusiness: () => Promise.resolve(isBusiness),
    runOnce: mutex.runOnce,
    today: () => '2026-11-21',
    pause: () => Promise.resolve(),
    clock: () => 0,
    report: (error) => reported.push(error),
    waitUntil: () => undefined,
  });
  return {subscriptions, written, read, reported, onetimes, mutex};
}

const lost = () => new ServiceError('subscriptions', 'timeout', 'no answer');
const add = {
  name: 'add',
  key: '1000002-2026-12-01',
  variantNumber: '40001',
  quantity: 2,
  weeks: null,
  project: 'SP022',
} as const;
const skip = {name: 'skip', key: '1000002-2026-12-01', itemIds: null} as const;
const moveBack = {name: 'reschedule', key: '1000002-2026-12-01', to: {day: '2026-11-20'}} as const;
const skipAll = (charges: WireCharge[]) => charges.splice(0, 1, wireCharge({status: 'skipped'}));

describe('a command', () => {
  it('runs in the mutex of its customer', async () => {
    const {subscriptions, mutex} = createService(() => 200);
    await subscriptions.perform(skip, 'showing-1');
    expect(mutex.calls).toMatchObject([{key: 'subscription/1'}]);
  });

  it('of somebody whom the service does not know changes nothing', async () => {
    const {subscriptions, written, mutex} = createService(() => 200, {customerId: null});
    expect(await subscriptions.perform(skip, 'showing-1')).toEqual({refusal: 'gone'});
    expect([written, mutex.calls]).toEqual([[], []]);
  });

  it('shows its result to the next reader', async () => {
    const {subscriptions} = createService((_, charges) => (skipAll(charges), 200));
    expect((await subscriptions.read()).deliveries).toMatchObject([{state: 'upcoming'}]);
    await subscriptions.perform(skip, 'showing-1');
    expect((await subscriptions.read()).deliveries).toMatchObject([{state: 'skipped'}]);
  });

  it.each<readonly [string, number, number]>([
    ['is done', 200, 2],
    ['is refused by the service', 402, 1],
  ])('that %s is followed by a look at the service only where something may have changed', async (_, status, looks) => {
    const {subscriptions, read} = createService(() => status);
    await subscriptions.perform(skip, 'showing-1');
    await subscriptions.read();
    expect(read.filter((path) => path.startsWith('/subscriptions'))).toHaveLength(looks);
  });

  it('that the rules refuse asks the service once, for the answer’s page too', async () => {
    const {subscriptions, read} = createService(() => 200);
    await subscriptions.perform(moveBack, 'showing-1');
    await subscriptions.read();
    expect(read.filter((path) => path.startsWith('/subscriptions'))).toHaveLength(1);
  });

  it('hides no mistake of the shop’s own', async () => {
    const {subscriptions, reported} = createService(() => new TypeError('a mistake'));
    await expect(subscriptions.perform(skip, 'showing-1')).rejects.toThrow('a mistake');
    expect(reported).toEqual([]);
  });

  it('finds the charge behind address and day, and is done', async () => {
    const {subscriptions, written} = createService((_, charges) => (skipAll(charges), 200));
    expect(await subscriptions.perform(skip, 'showing-1')).toEqual({refusal: null});
    expect(written).toEqual(['/charges/1000010/skip']);
    const [delivery] = (await subscriptions.read()).deliveries;
    expect(delivery).toMatchObject({
      state: 'skipped',
      key: '1000002-2026-12-01',
      total: {cents: 1381, currency: 'EUR'},
    });
    expect(delivery?.items[0]).toMatchObject({project: 'SP023', stock: 'in-stock', regularPrice: {cents: 990}});
  });

  it('is refused by the rules before the service is asked', async () => {
    const {subscriptions, written} = createService(() => 200);
    expect(await subscriptions.perform(moveBack, 'showing-1')).toEqual({refusal: 'wrong-day'});
    expect(written).toEqual([]);
  });

  it('is done where the subscription already is as it asks: the answer to the first press was not seen', async () => {
    const {subscriptions, written} = createService((_, charges) => (skipAll(charges), 200));
    await subscriptions.perform(skip, 'showing-1');
    expect(await subscriptions.perform(skip, 'showing-2')).toEqual({refusal: null});
    expect(written).toHaveLength(1);
  });

  it('that removes an item is done where the item is gone after a press whose outcome was unknown', async () => {
    const {subscriptions, written, onetimes} = createService(lost);
    const onetime = wireOnetime();
    onetimes.push(onetime);
    const command = {name: 'remove', itemId: onetime.id} as const;
    expect(await subscriptions.perform(command, 'showing-1')).toEqual({refusal: 'not-known'});
    onetimes.pop();
    expect(await subscriptions.perform(command, 'showing-2')).toEqual({refusal: null});
    expect(written).toHaveLength(1);
  });

  it.each([
    [402, 'payment-declined'],
    [404, 'gone'],
    [422, 'not-changed'],
  ])('that the service answers with %i is refused: %s', async (status, refusal) => {
    const {subscriptions} = createService(() => status);
    expect(await subscriptions.perform(skip, 'showing-1')).toEqual({refusal});
  });

  it('that an earlier change locks out is sent twice, and may come again', async () => {
    const {subscriptions, written} = createService((_, charges) =>
      written.length < 3 ? 409 : (skipAll(charges), 200),
    );
    expect(await subscriptions.perform(skip, 'showing-1')).toEqual({refusal: 'try-again'});
    expect(await subscriptions.perform(skip, 'showing-1')).toEqual({refusal: null});
    expect(written).toHaveLength(3);
  });

  it.each([
    [{name: 'address', address: ADDRESS}, ['zip']],
    [{name: 'gift', address: ADDRESS, email: 'anna.@example.com'}, ['zip', 'email']],
  ] as const)('says which fields of a recipient the service refuses: %j', async (asked, fields) => {
    const {subscriptions} = createService(() => 422);
    const command = {...asked, key: '1000002-2026-12-01'};
    const outcome = {refusal: 'not-changed', fields};
    expect(await subscriptions.perform(command, 'showing-1')).toEqual(outcome);
    expect(await subscriptions.perform(command, 'showing-1')).toEqual(outcome);
  });

  it.each([
    [add, 'not-known'],
    [{name: 'payment', key: '1000002-2026-12-01'}, 'mail-not-known'],
  ] as const)('is not called undone where another version stored its result: %o', async (command, refusal) => {
    const {subscriptions, mutex, written, reported} = createService(() => 200);
    const operation = {idempotencyKey: 'showing-1', fingerprint: fingerprint(command)};
    const older = {result: z.string(), pending: z.string()};
    await mutex.runOnce('subscription/1', operation, older, () => Promise.resolve('done'));
    expect(await subscriptions.perform(command, 'showing-1')).toEqual({refusal});
    expect([written, reported]).toMatchObject([[], [{service: 'mutex', failure: 'malformed'}]]);
  });

  it('is done after a lost response if the service shows it, and is not sent again', async () => {
    const {subscriptions, written} = createService((_, charges) => (skipAll(charges), lost()));
    expect(await subscriptions.perform(skip, 'showing-1')).toEqual({refusal: null});
    expect(written).toHaveLength(1);
  });

  it('that takes too long may still be made, and is not sent again by itself', async () => {
    const {subscriptions, written, reported} = createService(lost);
    expect(await subscriptions.perform(skip, 'showing-1')).toEqual({refusal: 'not-known'});
    expect(written).toHaveLength(1);
    expect(reported).toHaveLength(1);
  });

  it('that mails a link is not sent again while the mail may be on its way', async () => {
    const {subscriptions, written} = createService(lost);
    const command = {name: 'payment', key: '1000002-2026-12-01'} as const;
    expect(await subscriptions.perform(command, 'showing-1')).toEqual({refusal: 'mail-not-known'});
    expect(await subscriptions.perform(command, 'showing-1')).toEqual({refusal: 'mail-not-known'});
    expect(await subscriptions.perform(command, 'showing-2')).toEqual({refusal: 'mail-not-known'});
    expect(written).toEqual(['/customers/1/notifications']);
  });

  it.each(['rate-limited', 'circuit-open'] as const)(
    'that is turned away (%s) leaves nothing in doubt',
    async (failure) => {
      const {subscriptions, written} = createService(() => new ServiceError('subscriptions', failure, ''));
      const command = {name: 'payment', key: '1000002-2026-12-01'} as const;
      expect(await subscriptions.perform(command, 'showing-1')).toEqual({refusal: 'try-again'});
      expect(await subscriptions.perform(command, 'showing-2')).toEqual({refusal: 'try-again'});
      expect(written).toHaveLength(2);
    },
  );

  it('that arrived after all is not sent again', async () => {
    const {subscriptions, written, onetimes} = createService(lost);
    expect(await subscriptions.perform(add, 'showing-1')).toEqual({refusal: 'not-known'});
    onetimes.push(wireOnetime());
    expect(await subscriptions.perform(add, 'showing-1')).toEqual({refusal: null});
    expect(written).toEqual(['/onetimes?commit=true']);
  });

  it('that did not arrive is sent again', async () => {
    const {subscriptions, written} = createService(lost);
    await subscriptions.perform(add, 'showing-1');
    await subscriptions.perform(add, 'showing-1');
    expect(written).toHaveLength(2);
  });
});

describe('a command that brings a product for businesses only', () => {
  const variantNumber = '40009';
  const readGoods = catalogueWith(variantNumber, {...COFFEE, isForBusinesses: true});
  const added = {...add, variantNumber};

  it.each([
    ['add', added],
    ['swap', {name: 'swap', itemId: 1000003, variantNumber} as const],
    ['edit', {name: 'edit', itemId: 1000003, variantNumber, quantity: 2, weeks: null} as const],
  ])('is refused to a consumer: %s', async (_, command) => {
    const {subscriptions, written} = createService(() => 200, {readGoods});
    expect(await subscriptions.perform(command, 'showing-1')).toEqual({refusal: 'business-only'});
    expect(written).toEqual([]);
  });

  it('is carried out for a business', async () => {
    const {subscriptions} = createService(() => 200, {readGoods, isBusiness: true});
    expect(await subscriptions.perform(added, 'showing-1')).toEqual({refusal: null});
  });

  it('waits where the catalogue does not say whom it is for, and may come again', async () => {
    let isSilent = true;
    const {subscriptions, written} = createService(() => 200, {
      readGoods: (numbers) => (isSilent ? Promise.resolve({state: 'unavailable'}) : readGoods(numbers)),
      isBusiness: true,
    });
    expect(await subscriptions.perform(added, 'showing-1')).toEqual({refusal: 'try-again'});
    expect(written).toEqual([]);
    isSilent = false;
    expect(await subscriptions.perform(added, 'showing-1')).toEqual({refusal: null});
  });
});
