import {describe, expect, it} from 'vitest';

import {comingDeliveries, deliveryToAddTo, nextDelivery, pastDeliveries} from './choose-delivery';
import {deliveryAmounts} from './amounts';
import {delivery, item} from './subscription.fixture';
import {money} from '../money';

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

  it('next: what needs attention, else what is under way, else what is planned', () => {
    expect(nextDelivery(all, TODAY)?.id).toBe(5);
    expect(nextDelivery([later, planned, skipped, processing], TODAY)?.id).toBe(6);
    expect(nextDelivery([later, planned, skipped], TODAY)?.id).toBe(1);
    expect(nextDelivery([skipped, done], TODAY)).toBeNull();
  });
});

describe('amounts of a delivery', () => {
  it('add up, and say what is saved', () => {
    const two = delivery({
      items: [
        item({quantity: 2, total: money(1782)}),
        item({itemId: 2, unitPrice: money(500), regularPrice: money(500), total: money(500)}),
      ],
      goods: money(2282),
      discount: money(200),
      shipping: money(490),
      total: money(2572),
    });
    const {subtotal, discount, shipping, total, savings, isShippingFree} = deliveryAmounts(two);
    expect(subtotal.cents - discount.cents + shipping.cents).toBe(total.cents);
    expect(savings).toEqual(money(2 * 99 + 200));
    expect(isShippingFree).toBe(false);
  });

  it('call what was paid beforehand no saving', () => {
    const gift = delivery({items: [item({unitPrice: money(0), total: money(0)})], shipping: money(0)});
    expect(deliveryAmounts(gift)).toMatchObject({savings: money(0), isShippingFree: true});
  });
});
