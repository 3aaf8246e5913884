import {describe, expect, it} from 'vitest';

import type {SubscriptionCommand} from './command';
import {isAlreadySo, isDone} from './is-done';
import {validateCommand} from './validate-command';
import {ADDRESS, delivery, item, product, subscription} from './subscription.fixture';
import type {PostalAddress} from '../address';
import type {Delivery, Subscription} from './subscription';

const TODAY = '2026-11-21';
const COFFEE = {isCoffee: true, donates: true, isPreOrder: false};
const KEY = '2-2026-12-01';
const skippedOne = subscription({deliveries: [delivery({id: 11, state: 'skipped'})]});

const withState = (state: Delivery['state']) => subscription({deliveries: [delivery({state})]});

const CASES: readonly (readonly [SubscriptionCommand, before: Subscription, after: Subscription])[] = [
  [{name: 'skip', key: KEY, itemIds: null}, subscription(), skippedOne],
  [{name: 'unskip', key: KEY}, skippedOne, subscription()],
  [
    {name: 'reschedule', key: KEY, to: {weeks: 1}},
    subscription(),
    subscription({deliveries: [delivery({id: 12, day: '2026-12-08'})]}),
  ],
  [
    {name: 'send-now', key: KEY},
    subscription(),
    subscription({deliveries: [delivery({state: 'completed', day: TODAY})]}),
  ],
  [{name: 'interval', key: KEY, weeks: 6}, subscription(), subscription({products: [product({weeks: 6})]})],
  [
    {name: 'address', key: KEY, address: {...ADDRESS, city: 'Jena'}},
    subscription(),
    subscription({addresses: [{id: 2, address: {...ADDRESS, city: 'Jena'}, payment: null, isGift: false}]}),
  ],
  [
    {name: 'gift', key: KEY, address: ADDRESS, email: 'ole@example.com'},
    subscription(),
    subscription({addresses: [...subscription().addresses, {id: 7, address: ADDRESS, payment: null, isGift: true}]}),
  ],
  [
    {name: 'add', key: KEY, variantNumber: '9', quantity: 2, weeks: null, project: 'SP022'},
    subscription(),
    subscription({products: [product(), product({itemId: 4, variantNumber: '9', quantity: 2})]}),
  ],
  [
    {name: 'swap', itemId: 1, variantNumber: '9'},
    subscription(),
    subscription({products: [product({variantNumber: '9'})]}),
  ],
  [
    {name: 'edit', itemId: 1, variantNumber: '40001', quantity: 3, weeks: 2},
    subscription(),
    subscription({products: [product({quantity: 3, weeks: 2})]}),
  ],
  [
    {name: 'project', itemId: 1, project: 'SP024'},
    subscription(),
    subscription({products: [product({project: 'SP024'})]}),
  ],
  [{name: 'remove', itemId: 1}, subscription(), subscription({products: []})],
  [
    {name: 'cancel', itemId: 1, reason: 'other', comment: null},
    subscription(),
    subscription({products: [product({state: 'cancelled'})]}),
  ],
  [
    {name: 'cancel-all', reason: 'other', comment: null},
    subscription(),
    subscription({products: [product({state: 'cancelled'})]}),
  ],
  [
    {name: 'reactivate', itemId: 1},
    subscription({products: [product({state: 'cancelled', canReactivate: true})]}),
    subscription(),
  ],
];

const once = item({itemId: 5, kind: 'one-time', weeks: null});
const laterSkipped = delivery({id: 12, day: '2026-12-29', state: 'skipped'});
const withGift = subscription({
  addresses: [...subscription().addresses, {id: 7, address: ADDRESS, payment: null, isGift: true}],
});
const turned = (address: PostalAddress): PostalAddress => {
  const {firstName, ...others} = address;
  return {...others, firstName};
};

const COMMANDS = {
  swap: {name: 'swap', itemId: 1, variantNumber: '9'},
  edit: {name: 'edit', itemId: 1, variantNumber: '9', quantity: 3, weeks: 2},
  project: {name: 'project', itemId: 1, project: 'SP024'},
  reactivate: {name: 'reactivate', itemId: 1},
} as const;
const cancelledOr = (name: keyof typeof COMMANDS) =>
  name === 'reactivate'
    ? subscription({products: [product({state: 'cancelled', canReactivate: true})]})
    : subscription();

function wasDone(before: Subscription, after: Subscription, command: SubscriptionCommand): boolean {
  const validation = validateCommand(before, command, TODAY, COFFEE);
  if (!validation.ok) throw new Error(validation.refusal);
  return isDone(before, after, command, validation);
}

describe('whether a command was carried out whose answer was lost', () => {
  it.each(CASES)('%o', (command, before, after) => {
    const validation = validateCommand(before, command, TODAY, COFFEE);
    if (!validation.ok) throw new Error(validation.refusal);
    expect(isDone(before, after, command, validation)).toBe(true);
    expect(isDone(before, before, command, validation)).toBe(false);
  });

  it.each<readonly [string, SubscriptionCommand, before: Subscription, after: Subscription]>([
    [
      'skipped: what comes once stays',
      {name: 'skip', key: KEY, itemIds: null},
      subscription({deliveries: [delivery({items: [item(), once]})]}),
      subscription({deliveries: [delivery({id: 11, state: 'skipped'}), delivery({items: [once]})]}),
    ],
    [
      'unskipped: the same coffee stays skipped on another day',
      {name: 'unskip', key: KEY},
      subscription({deliveries: [delivery({state: 'skipped'}), laterSkipped]}),
      subscription({deliveries: [delivery(), laterSkipped]}),
    ],
    [
      'unskipped: something else of that day was skipped meanwhile',
      {name: 'unskip', key: KEY},
      subscription({deliveries: [delivery({state: 'skipped'}), delivery({id: 11, items: [item({itemId: 9})]})]}),
      subscription({deliveries: [delivery(), delivery({id: 11, state: 'skipped', items: [item({itemId: 9})]})]}),
    ],
    [
      'sent now: it is being processed, another one is planned',
      {name: 'send-now', key: KEY},
      subscription(),
      subscription({deliveries: [delivery({state: 'processing'}), delivery({id: 12, day: '2026-12-29'})]}),
    ],
    [
      'an interval: what comes once has none',
      {name: 'interval', key: KEY, weeks: 6},
      subscription({deliveries: [delivery({items: [item(), once]})]}),
      subscription({products: [product({weeks: 6}), product({itemId: 5, kind: 'one-time', weeks: null})]}),
    ],
    [
      'an address: whatever the order of its fields',
      {name: 'address', key: KEY, address: ADDRESS},
      subscription(),
      subscription({addresses: [{id: 2, address: turned(ADDRESS), payment: null, isGift: false}]}),
    ],
    [
      'edited: the interval was to stay',
      {name: 'edit', itemId: 1, variantNumber: '40001', quantity: 3, weeks: null},
      subscription(),
      subscription({products: [product({quantity: 3, weeks: 9})]}),
    ],
    [
      'everything cancelled: what comes once stays',
      {name: 'cancel-all', reason: 'other', comment: null},
      subscription(),
      subscription({
        products: [product({state: 'cancelled'}), product({itemId: 5, kind: 'one-time', state: 'one-time'})],
      }),
    ],
  ])('is seen where more than that has changed: %s', (_, command, before, after) => {
    expect(wasDone(before, after, command)).toBe(true);
  });

  const add = {
    name: 'add',
    key: KEY,
    variantNumber: '9',
    quantity: 2,
    weeks: null,
    project: 'SP022',
  } as const;
  const edit = {name: 'edit', itemId: 1, variantNumber: '9', quantity: 3, weeks: 2} as const;
  it.each<readonly [string, SubscriptionCommand, before: Subscription, after: Subscription]>([
    [
      'unskipped: it is skipped together with something else',
      {name: 'unskip', key: KEY},
      subscription({deliveries: [delivery({state: 'skipped'})]}),
      subscription({deliveries: [delivery({state: 'skipped', items: [item(), item({itemId: 9})]})]}),
    ],
    [
      'unskipped: it is made anew and not there yet',
      {name: 'unskip', key: KEY},
      skippedOne,
      subscription({deliveries: [laterSkipped]}),
    ],
    [
      'unskipped: something else comes on that day',
      {name: 'unskip', key: KEY},
      skippedOne,
      subscription({deliveries: [delivery({items: [item({itemId: 9})]})]}),
    ],
    [
      'sent now: another one was, before',
      {name: 'send-now', key: KEY},
      subscription(),
      subscription({deliveries: [delivery(), delivery({id: 6, day: '2026-11-03', state: 'completed'})]}),
    ],
    [
      'an interval: of one of two',
      {name: 'interval', key: KEY, weeks: 6},
      subscription({deliveries: [delivery({items: [item(), item({itemId: 5})]})]}),
      subscription({products: [product({weeks: 6}), product({itemId: 5})]}),
    ],
    ['an interval: it is gone', {name: 'interval', key: KEY, weeks: 6}, subscription(), subscription({products: []})],
    [
      'an address: another one is the same',
      {name: 'address', key: KEY, address: {...ADDRESS, city: 'Jena'}},
      subscription(),
      subscription({
        addresses: [
          {id: 1, address: {...ADDRESS, city: 'Jena'}, payment: null, isGift: false},
          {id: 2, address: ADDRESS, payment: null, isGift: false},
        ],
      }),
    ],
    [
      'an address: it is gone',
      {name: 'address', key: KEY, address: ADDRESS},
      subscription(),
      subscription({addresses: []}),
    ],
    [
      'given away: something was before',
      {name: 'gift', key: KEY, address: ADDRESS, email: 'ole@example.com'},
      withGift,
      withGift,
    ],
    [
      'added: the same was there before',
      add,
      subscription({products: [product({variantNumber: '9', quantity: 2})]}),
      subscription({products: [product({variantNumber: '9', quantity: 2})]}),
    ],
    [
      'added: another quantity came',
      add,
      subscription(),
      subscription({products: [product(), product({itemId: 4, variantNumber: '9', quantity: 1})]}),
    ],
    [
      'added: another variant came',
      add,
      subscription(),
      subscription({products: [product(), product({itemId: 4, variantNumber: '8', quantity: 2})]}),
    ],
    [
      'swapped: another product is that one',
      {name: 'swap', itemId: 1, variantNumber: '9'},
      subscription(),
      subscription({products: [product({itemId: 2, variantNumber: '9'}), product()]}),
    ],
    ...(['swap', 'edit', 'project', 'reactivate'] as const).map(
      (name) => [`${name}: it is gone`, COMMANDS[name], cancelledOr(name), subscription({products: []})] as const,
    ),
    ['edited: not its variant', edit, subscription(), subscription({products: [product({quantity: 3, weeks: 2})]})],
    [
      'edited: not its quantity',
      edit,
      subscription(),
      subscription({products: [product({variantNumber: '9', weeks: 2})]}),
    ],
    [
      'edited: not its interval',
      edit,
      subscription(),
      subscription({products: [product({variantNumber: '9', quantity: 3})]}),
    ],
  ])('is not seen where something else has changed: %s', (_, command, before, after) => {
    expect(wasDone(before, after, command)).toBe(false);
  });

  it('is never certain of a mail', () => {
    const command = {name: 'payment', key: KEY} as const;
    const validation = validateCommand(subscription(), command, TODAY, COFFEE);
    if (!validation.ok) throw new Error(validation.refusal);
    expect(isDone(subscription(), subscription(), command, validation)).toBe(false);
  });

  it('is not half of it', () => {
    const two = subscription({deliveries: [delivery({items: [item(), item({itemId: 5})]})]});
    const command = {name: 'skip', key: KEY, itemIds: null} as const;
    const validation = validateCommand(two, command, TODAY);
    if (!validation.ok) throw new Error(validation.refusal);
    expect(isDone(two, skippedOne, command, validation)).toBe(false);
  });
});

describe('whether a subscription already is as a refused command asks', () => {
  const cancellation = {reason: 'other', comment: null} as const;
  const over = subscription({products: [product({state: 'cancelled', canReactivate: true})]});
  const apart = subscription({
    deliveries: [delivery({id: 11, state: 'skipped'}), delivery({id: 12, items: [item({itemId: 5})]})],
  });
  const none = subscription({deliveries: [], products: []});

  it.each<readonly [string, SubscriptionCommand, Subscription]>([
    ['a delivery that is skipped', {name: 'skip', key: KEY, itemIds: null}, skippedOne],
    ['one of two coffees that is skipped', {name: 'skip', key: KEY, itemIds: [1]}, apart],
    ['a delivery that comes', {name: 'unskip', key: KEY}, subscription()],
    ['a product that is cancelled', {name: 'cancel', itemId: 1, ...cancellation}, over],
    ['a product that comes no more', {name: 'remove', itemId: 1}, over],
    ['a product that comes again', {name: 'reactivate', itemId: 1}, subscription()],
    ['everything cancelled', {name: 'cancel-all', ...cancellation}, over],
  ])('%s', (_, command, now) => {
    expect(validateCommand(now, command, TODAY)).toMatchObject({ok: false});
    expect(isAlreadySo(now, command, [])).toBe(true);
  });

  it.each<readonly [string, SubscriptionCommand, Subscription]>([
    ['a delivery that is being paid', {name: 'skip', key: KEY, itemIds: null}, withState('processing')],
    ['a coffee that is not skipped', {name: 'skip', key: KEY, itemIds: [7]}, apart],
    ['a delivery that failed', {name: 'unskip', key: KEY}, withState('errored')],
    ['a delivery that is not there', {name: 'unskip', key: KEY}, none],
    ['another day of a skipped delivery', {name: 'reschedule', key: KEY, to: {weeks: 1}}, skippedOne],
    [
      'a gift that has ended',
      {name: 'cancel', itemId: 1, ...cancellation},
      subscription({products: [product({state: 'ended'})]}),
    ],
    ['a product that may never have been there', {name: 'remove', itemId: 99}, none],
    ['a product that cannot be swapped any more', {name: 'swap', itemId: 1, variantNumber: '40001'}, over],
    ['nothing to cancel', {name: 'cancel-all', ...cancellation}, none],
  ])('not %s', (_, command, now) => {
    expect(isAlreadySo(now, command, [])).toBe(false);
  });

  it('an item is removed that was there before the same command, whose answer was lost', () => {
    expect(isAlreadySo(none, {name: 'remove', itemId: 99}, [99])).toBe(true);
  });
});
