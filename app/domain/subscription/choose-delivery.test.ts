import {describe, expect, it} from 'vitest';

import {
  comingDeliveries,
  dayOfDeliveryKey,
  deliveryKey,
  deliveryToAddTo,
  deliveryWith,
  nextDelivery,
  nextTryWith,
  pastDeliveries,
} from './choose-delivery';
import {delivery, item} from './subscription.fixture';

const TODAY = '2026-11-21';
const planned = delivery({id: 1, day: '2026-12-01'});
const later = delivery({id: 2, day: '2026-12-29'});
const skipped = delivery({id: 3, day: '2026-11-25', state: 'skipped'});
const skippedBefore = delivery({id: 4, day: '2026-11-20', state: 'skipped'});
const errored = delivery({id: 5, day: '2026-11-20', state: 'errored'});
const processing = delivery({id: 6, day: '2026-11-20', state: 'processing'});
const done = delivery({id: 7, day: '2026-11-03', state: 'completed', outcome: 'delivered'});
const all = [later, done, planned, skipped, skippedBefore, errored, processing];
const ids = (deliveries: readonly {readonly id: number}[]) => deliveries.map(({id}) => id);

it('reads the day of a delivery out of its key', () => {
  expect(dayOfDeliveryKey(deliveryKey(1000002, '2026-12-01'))).toBe('2026-12-01');
});

describe('lists of deliveries', () => {
  it('coming: the earliest first, those skipped among them until their day', () => {
    expect(ids(comingDeliveries(all, TODAY))).toEqual([5, 6, 3, 1, 2]);
  });

  it('past: the latest first', () => {
    expect(ids(pastDeliveries(all, TODAY))).toEqual([4, 7]);
  });

  it('coming: a skipped one on its day still is, and past the day after', () => {
    const today = delivery({id: 8, day: TODAY, state: 'skipped'});
    expect(ids(comingDeliveries([today, skippedBefore], TODAY))).toEqual([8]);
    expect(ids(pastDeliveries([today, skippedBefore], TODAY))).toEqual([4]);
  });

  it('of one day: coming by address, past the latest id first', () => {
    const day = '2026-12-01';
    const coming = [7, 2, 5].map((addressId) => delivery({id: addressId, addressId, day}));
    expect(ids(comingDeliveries(coming, TODAY))).toEqual([2, 5, 7]);
    const past = [7, 9, 8].map((id) => delivery({id, day: '2026-11-03', state: 'completed'}));
    expect(ids(pastDeliveries(past, TODAY))).toEqual([9, 8, 7]);
  });

  it('to add to, and next: never a gift to somebody else', () => {
    const gift = delivery({id: 8, day: '2026-11-30', isGift: true});
    expect(nextDelivery([gift], TODAY)).toBeNull();
    expect(nextDelivery([gift, later], TODAY)?.id).toBe(2);
    expect(deliveryToAddTo([gift, later], TODAY)?.id).toBe(2);
  });

  it('to add to: the first that is planned, whatever failed or is under way before it', () => {
    expect(deliveryToAddTo(all, TODAY)?.id).toBe(1);
    expect(deliveryToAddTo([skipped, errored, processing, done], TODAY)).toBeNull();
  });

  it('next: a failed delivery, else one in progress, else a planned one', () => {
    expect(nextDelivery(all, TODAY)?.id).toBe(5);
    expect(nextDelivery([later, planned, skipped, processing], TODAY)?.id).toBe(6);
    expect(nextDelivery([later, planned, skipped], TODAY)?.id).toBe(1);
    expect(nextDelivery([skipped, done], TODAY)).toBeNull();
  });
});

describe('the delivery that brings an item', () => {
  const items = [item({itemId: 7})];

  it('is the next one that is planned', () => {
    const deliveries = [
      {...later, items},
      {...planned, items},
      {...errored, items},
      {...skipped, items},
    ];
    expect(deliveryWith(deliveries, 7)).toMatchObject({id: 1});
  });

  it('is none where no planned one has it', () => {
    expect(deliveryWith([planned, {...done, items}], 7)).toBeNull();
  });
});

describe('the next try with an item', () => {
  const failed = (retryDay: string | null, itemId: number) =>
    delivery({state: 'errored', retryDay, items: [item({itemId})]});

  it.each([
    ['the day of the delivery that failed', [planned, failed('2026-12-04', 7)], '2026-12-04'],
    ['the first of two', [failed('2026-12-06', 7), failed('2026-12-04', 7)], '2026-12-04'],
    ['none without its day', [failed(null, 7)], null],
    ['none of another item', [failed('2026-12-04', 8)], null],
    ['none of what is over', [{...failed('2026-12-04', 7), state: 'completed' as const}], null],
  ])('is %s', (_, deliveries, day) => {
    expect(nextTryWith(deliveries, 7)).toBe(day);
  });
});
