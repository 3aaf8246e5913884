import {describe, expect, it} from 'vitest';

import type {SubscriptionCommand} from './command';
import {isDone} from './is-done';
import {validateCommand} from './validate-command';
import {ADDRESS, delivery, item, product, subscription} from './subscription.fixture';
import type {PostalAddress} from '../address';
import type {Subscription} from './subscription';

const TODAY = '2026-11-21';
const COFFEE = {isCoffee: true, donates: true, isPreOrder: false, needsPlan: false};
const KEY = '2-2026-12-01';
const skippedOne = subscription({deliveries: [delivery({id: 11, state: 'skipped'})]});
const cancelled = subscription({products: [product({state: 'cancelled', canReactivate: true})]});
const withGift = subscription({
  addresses: [...subscription().addresses, {id: 7, address: ADDRESS, payment: null, isGift: true}],
});

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
  [{name: 'gift', key: KEY, address: ADDRESS, email: 'ole@example.com'}, subscription(), withGift],
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
  [{name: 'reactivate', itemId: 1}, cancelled, subscription()],
];

const once = item({itemId: 5, kind: 'one-time', weeks: null});
const laterSkipped = delivery({id: 12, day: '2026-12-29', state: 'skipped'});
const turned = (address: PostalAddress): PostalAddress => {
  const {firstName, ...others} = address;
  return {...others, firstName};
};

function wasDone(before: Subscription, after: Subscription, command: SubscriptionCommand): boolean {
  const validation = validateCommand(before, command, TODAY, COFFEE);
  if (!validation.ok) throw new Error(validation.refusal);
  return isDone(before, after, command, validation);
}

describe('whether a command was carried out whose answer was lost', () => {
  it.each(CASES)('%o', (command, before, after) => {
    expect(wasDone(before, after, command)).toBe(true);
    expect(wasDone(before, before, command)).toBe(false);
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
  const swap = {name: 'swap', itemId: 1, variantNumber: '9'} as const;
  const edit = {name: 'edit', itemId: 1, variantNumber: '9', quantity: 3, weeks: 2} as const;
  const gone = subscription({products: []});
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
    ['an interval: it is gone', {name: 'interval', key: KEY, weeks: 6}, subscription(), gone],
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
      swap,
      subscription(),
      subscription({products: [product({itemId: 2, variantNumber: '9'}), product()]}),
    ],
    ['swap: it is gone', swap, subscription(), gone],
    ['edit: it is gone', edit, subscription(), gone],
    ['project: it is gone', {name: 'project', itemId: 1, project: 'SP024'}, subscription(), gone],
    ['reactivate: it is gone', {name: 'reactivate', itemId: 1}, cancelled, gone],
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
    expect(wasDone(subscription(), subscription(), {name: 'payment', key: KEY})).toBe(false);
  });

  it('is not half of it', () => {
    const two = subscription({deliveries: [delivery({items: [item(), item({itemId: 5})]})]});
    expect(wasDone(two, skippedOne, {name: 'skip', key: KEY, itemIds: null})).toBe(false);
  });
});
