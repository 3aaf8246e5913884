import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {deliveryAmounts} from './amounts';
import {delivery, item} from './subscription.fixture';

describe('amounts of a delivery', () => {
  it('add up and show the savings', () => {
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

  it('do not count a prepaid item as a saving', () => {
    const gift = delivery({items: [item({unitPrice: money(0), total: money(0)})], shipping: money(0)});
    expect(deliveryAmounts(gift)).toMatchObject({savings: money(0), isShippingFree: true});
  });
});

describe('amounts of a delivery of which something is missing', () => {
  const there = item({itemId: 1, total: money(891)});
  const away = item({itemId: 2, total: money(1170), stock: 'out-of-stock'});
  const both = {items: [there, away], goods: money(2061), total: money(2551)};

  it('are those of the items in stock', () => {
    expect(deliveryAmounts(delivery(both))).toEqual({
      subtotal: money(891),
      discount: money(0),
      shipping: money(490),
      isShippingFree: false,
      total: money(1381),
      savings: money(99),
      waiting: [away],
      isMost: false,
      totalWithAll: money(2551),
    });
  });

  it('know no total with what is gone for good', () => {
    const gone = item({itemId: 2, stock: 'gone'});
    expect(deliveryAmounts(delivery({...both, items: [there, gone]}))).toMatchObject({
      waiting: [gone],
      totalWithAll: null,
    });
  });

  it.each(['processing', 'completed', 'skipped'] as const)('are what the service booked once it is %s', (state) => {
    expect(deliveryAmounts(delivery({...both, state}))).toMatchObject({total: money(2551), waiting: []});
  });

  it('are those of a delivery that is tried again, too', () => {
    expect(deliveryAmounts(delivery({...both, state: 'errored'}))).toMatchObject({total: money(1381)});
  });

  it('are those of the whole where nothing is there', () => {
    const items = [away, item({itemId: 3, stock: 'gone'})];
    expect(deliveryAmounts(delivery({...both, items}))).toMatchObject({total: money(2551), waiting: []});
  });

  it.each([
    ['below the threshold although the whole is above', 3000, 1000, 0, 0, 490],
    ['at the threshold', 3900, 1000, 0, 0, 0],
    ['below it by what a code takes off the whole', 3950, 1000, 100, 0, 490],
    ['at the fee that the whole has', 2000, 1000, 0, 690, 690],
    ['free, as the whole is below the threshold', 2000, 1000, 0, 0, 0],
    ['free where it was paid beforehand', 0, 4500, 0, 0, 0],
  ])('ship %s', (_, thereCents, awayCents, discountCents, shippingCents, expected) => {
    const items = [
      item({itemId: 1, total: money(thereCents)}),
      item({itemId: 2, total: money(awayCents), stock: 'out-of-stock'}),
    ];
    const sums = {goods: money(thereCents + awayCents), discount: money(discountCents), shipping: money(shippingCents)};
    expect(deliveryAmounts(delivery({items, ...sums})).shipping).toEqual(money(expected));
  });

  it('are the most that is charged where codes take something off', () => {
    const coded = delivery({...both, discount: money(200), hasCodes: true});
    expect(deliveryAmounts(coded)).toMatchObject({discount: money(0), total: money(1381), isMost: true});
  });
});
