import {describe, expect, it} from 'vitest';

import {SHIPPING} from '../../config/commerce';
import {money} from '../money';
import {expectedRestart} from './restart';
import {delivery, product} from './subscription.fixture';

const TODAY = '2026-11-21';
const coffee = product({state: 'cancelled', nextDay: null, price: money(891), quantity: 2});

describe('a product that is reactivated', () => {
  it('comes with the next planned delivery to its address', () => {
    const deliveries = [
      delivery({day: '2026-12-15'}),
      delivery({day: '2026-12-01'}),
      delivery({day: '2026-11-25', addressId: 7}),
      delivery({day: '2026-11-24', state: 'skipped'}),
      delivery({day: TODAY}),
    ];
    expect(expectedRestart({deliveries}, coffee, TODAY)).toEqual({
      day: '2026-12-01',
      isPlanned: true,
      amount: money(1782),
    });
  });

  it.each([
    ['with shipping', SHIPPING.freeFromCents - 1, SHIPPING.feeCents],
    ['without shipping from the threshold on', SHIPPING.freeFromCents, 0],
  ])('comes with a new one tomorrow, %s', (_, cents, shipping) => {
    const large = {...coffee, price: money(cents), quantity: 1};
    expect(expectedRestart({deliveries: []}, large, TODAY)).toEqual({
      day: '2026-11-22',
      isPlanned: false,
      amount: money(cents + shipping),
    });
  });

  it('costs nothing where it is a paid gift, shipping included', () => {
    const gift = {...coffee, price: money(0), isPrepaid: true};
    expect(expectedRestart({deliveries: []}, gift, TODAY)).toMatchObject({isPlanned: false, amount: money(0)});
  });
});
