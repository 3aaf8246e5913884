import {describe, expect, it} from 'vitest';

import type {SubscriptionCommand} from './command';
import {isDone} from './is-done';
import {judge} from './judge';
import {ADDRESS, delivery, item, product, subscription} from './subscription.fixture';
import type {Subscription} from './subscription';

const TODAY = '2026-11-21';
const KEY = '2-2026-12-01';
const skippedOne = subscription({deliveries: [delivery({id: 11, state: 'skipped'})]});

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
    {name: 'add', key: KEY, variantNumber: '9', isCoffee: true, quantity: 2, weeks: null, project: 'SP022'},
    subscription(),
    subscription({products: [product(), product({itemId: 4, variantNumber: '9', quantity: 2})]}),
  ],
  [
    {name: 'swap', itemId: 1, variantNumber: '9', isCoffee: true},
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

describe('whether a command was carried out whose answer was lost', () => {
  it.each(CASES)('%o', (command, before, after) => {
    const judgement = judge(before, command, TODAY);
    if (!judgement.ok) throw new Error(judgement.refusal);
    expect(isDone(before, after, command, judgement)).toBe(true);
    expect(isDone(before, before, command, judgement)).toBe(false);
  });

  it('is never certain of a mail', () => {
    const command = {name: 'payment', key: KEY} as const;
    const judgement = judge(subscription(), command, TODAY);
    if (!judgement.ok) throw new Error(judgement.refusal);
    expect(isDone(subscription(), subscription(), command, judgement)).toBe(false);
  });

  it('is not half of it', () => {
    const two = subscription({deliveries: [delivery({items: [item(), item({itemId: 5})]})]});
    const command = {name: 'skip', key: KEY, itemIds: null} as const;
    const judgement = judge(two, command, TODAY);
    if (!judgement.ok) throw new Error(judgement.refusal);
    expect(isDone(two, skippedOne, command, judgement)).toBe(false);
  });
});
