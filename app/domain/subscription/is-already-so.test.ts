import {describe, expect, it} from 'vitest';

import type {SubscriptionCommand} from './command';
import {isAlreadySo} from './is-done';
import {validateCommand} from './validate-command';
import {delivery, item, product, subscription} from './subscription.fixture';
import type {Delivery, Subscription} from './subscription';

const TODAY = '2026-11-21';
const KEY = '2-2026-12-01';
const skippedOne = subscription({deliveries: [delivery({id: 11, state: 'skipped'})]});
const cancelled = subscription({products: [product({state: 'cancelled', canReactivate: true})]});
const withState = (state: Delivery['state']) => subscription({deliveries: [delivery({state})]});

describe('whether a subscription already is as a refused command asks', () => {
  const cancellation = {reason: 'other', comment: null} as const;
  const apart = subscription({
    deliveries: [delivery({id: 11, state: 'skipped'}), delivery({id: 12, items: [item({itemId: 5})]})],
  });
  const none = subscription({deliveries: [], products: []});

  it.each<readonly [string, SubscriptionCommand, Subscription]>([
    ['a delivery that is skipped', {name: 'skip', key: KEY, itemIds: null}, skippedOne],
    ['one of two coffees that is skipped', {name: 'skip', key: KEY, itemIds: [1]}, apart],
    ['a delivery that comes', {name: 'unskip', key: KEY}, subscription()],
    ['a product that is cancelled', {name: 'cancel', itemId: 1, ...cancellation}, cancelled],
    ['a product that comes no more', {name: 'remove', itemId: 1}, cancelled],
    ['a product that comes again', {name: 'reactivate', itemId: 1}, subscription()],
    ['everything cancelled', {name: 'cancel-all', ...cancellation}, cancelled],
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
    ['a product that cannot be swapped any more', {name: 'swap', itemId: 1, variantNumber: '40001'}, cancelled],
    ['nothing to cancel', {name: 'cancel-all', ...cancellation}, none],
  ])('not %s', (_, command, now) => {
    expect(isAlreadySo(now, command, [])).toBe(false);
  });

  it('an item is removed that was there before the same command, whose answer was lost', () => {
    expect(isAlreadySo(none, {name: 'remove', itemId: 99}, [99])).toBe(true);
  });
});
