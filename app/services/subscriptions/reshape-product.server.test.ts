import {describe, expect, it} from 'vitest';

import {subscriptionSchema} from '#contracts/subscriptions';

import {money} from '../../domain/money';
import type {Goods} from '../../domain/subscription/subscription';
import {goods, picture, records, VOUCHER} from './reshape.fixture';
import {reshapeProduct} from './reshape.server';
import {wireOnetime, wireSubscription} from './wire.fixture';

describe('a product of a subscription', () => {
  it('that recurs has its interval and the product data of the catalogue', () => {
    expect(reshapeProduct(wireSubscription(), records())).toEqual({
      itemId: 1000003,
      kind: 'recurring',
      state: 'active',
      title: 'Morgentau (neu)',
      variantTitle: '250 g, Bohne',
      variantNumber: '40001',
      handle: 'morgentau',
      picture,
      quantity: 1,
      price: money(891),
      project: 'SP023',
      weeks: 4,
      nextDay: '2026-12-01',
      addressId: 1000002,
      inStock: true,
      filters: ['filter'],
      isPrepaid: false,
      giftCount: null,
      otherProperties: [],
      canReactivate: false,
    });
  });

  it('that comes once is neither prepaid nor ever over', () => {
    expect(reshapeProduct(wireOnetime(), records())).toMatchObject({
      kind: 'one-time',
      state: 'one-time',
      weeks: null,
      isPrepaid: false,
      giftCount: null,
      canReactivate: false,
    });
  });

  it('that was paid beforehand says so', () => {
    expect(reshapeProduct(wireSubscription({is_prepaid: true}), records()).isPrepaid).toBe(true);
  });

  it('that a gift paid for is told by its voucher, which is kept beside the project', () => {
    const properties = [{name: '_D', value: 'SP023'}, VOUCHER];
    const gift = reshapeProduct(wireSubscription({is_prepaid: false, properties}), records());
    expect(gift).toMatchObject({isPrepaid: true, project: 'SP023', otherProperties: [VOUCHER]});
  });

  const gone = new Map<string, Goods>();
  it.each([
    ['active', records().goods, 'active', false],
    ['active', gone, 'no-longer-available', false],
    ['active', null, 'active', false],
    ['cancelled', records().goods, 'cancelled', true],
    ['cancelled', gone, 'cancelled', false],
    ['cancelled', null, 'cancelled', true],
    ['expired', records().goods, 'ended', false],
    ['expired', gone, 'ended', false],
  ] as const)('that is %s, of the catalogue %o, is %s', (status, known, state, canReactivate) => {
    const product = reshapeProduct(wireSubscription({status}), records({goods: known}));
    expect(product).toMatchObject({state, canReactivate});
  });

  it.each([
    ['in stock', new Map([['40001', goods]]), true],
    ['sold out', new Map([['40001', {...goods, available: 0}]]), false],
    ['gone', gone, false],
    ['of a catalogue that cannot be had', null, true],
  ])('that is %s', (_, known, inStock) => {
    expect(reshapeProduct(wireSubscription(), records({goods: known})).inStock).toBe(inStock);
  });

  it('has the service’s words where the catalogue has none', () => {
    const wire = wireSubscription({external_variant_id: {ecommerce: null}, variant_title: null});
    expect(reshapeProduct(wire, records())).toMatchObject({
      title: 'Morgentau',
      variantTitle: null,
      variantNumber: '',
      handle: null,
      picture: null,
      filters: ['other'],
      state: 'no-longer-available',
    });
  });

  it('what comes once may stand among the subscriptions, without an interval', () => {
    const once = {order_interval_unit: null, order_interval_frequency: null, charge_interval_frequency: null};
    const wire = subscriptionSchema.parse({...wireSubscription({status: 'onetime'}), ...once});
    expect(reshapeProduct(wire, records())).toMatchObject({kind: 'one-time', weeks: null, state: 'one-time'});
  });
});
