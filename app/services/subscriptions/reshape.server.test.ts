import {describe, expect, it} from 'vitest';

import {
  associatedAddressSchema,
  chargeSchema,
  GIFT_SOURCE_PROPERTY,
  subscriptionSchema,
  type WireCharge,
} from '#contracts/subscriptions';

import {money} from '../../domain/money';
import type {Goods} from '../../domain/subscription/subscription';
import {
  paymentOf,
  reshapeAddress,
  reshapeDelivery,
  reshapePayment,
  reshapeProduct,
  reshapeWeeks,
  wireAddress,
  type Records,
} from './reshape.server';
import {
  WIRE_POSTAL,
  wireAddressOf,
  wireCharge,
  wireChargeLine,
  wireOnetime,
  wirePayment,
  wireSubscription,
} from './wire.fixture';

const picture = {path: '/media/a.webp', alt: '', width: 1, height: 1};
const goods: Goods = {
  title: 'Morgentau (neu)',
  variantTitle: '250 g, Bohne',
  handle: 'morgentau',
  picture,
  isCoffee: true,
  donates: true,
  isForBusinesses: false,
  available: null,
  isPreOrder: false,
  filters: ['filter'],
};
const VOUCHER = {name: GIFT_SOURCE_PROPERTY, value: 'voucher-ABO-1-filter'};
const payment = reshapePayment(wirePayment());
const address = {
  firstName: 'Lena',
  lastName: 'Hoffmann',
  company: '',
  address1: 'Am Mühlgraben 8',
  address2: '',
  city: 'Weimar',
  province: '',
  zip: '99423',
  countryCode: 'DE',
  phone: '',
};

const records = (over: Partial<Records> = {}): Records => ({
  goods: new Map([['40001', goods]]),
  weeks: new Map([[1000003, 4]]),
  giftCounts: new Map(),
  payments: new Map([[5, payment]]),
  addresses: new Map([[1000002, wireAddressOf()]]),
  ...over,
});

describe('an address', () => {
  it('is empty where the service leaves something open', () => {
    expect(reshapeAddress(WIRE_POSTAL)).toEqual(address);
  });

  it('goes there and back', () => {
    const full = {...address, company: 'Moos KG', address2: 'Hof', province: 'TH', phone: '+49 1'};
    expect(wireAddress(full)).toEqual({
      ...WIRE_POSTAL,
      company: 'Moos KG',
      address2: 'Hof',
      province: 'TH',
      phone: '+49 1',
    });
    expect(reshapeAddress(wireAddress(full))).toEqual(full);
  });
});

describe('a payment method', () => {
  it('says what kind it is, who takes the money, and its last figures', () => {
    expect(payment).toEqual({id: 5, type: 'method_visa', lastFour: '4242', gateway: 'platform', isValid: true});
  });

  it('may say nothing of itself', () => {
    expect(reshapePayment(wirePayment({payment_details: null}))).toMatchObject({lastFour: null});
  });

  it.each([
    ['valid', true],
    ['not_validated', true],
    ['invalid', false],
  ] as const)('that is %s can be used: %s', (status, isValid) => {
    expect(reshapePayment(wirePayment({status})).isValid).toBe(isValid);
  });

  it('is that of the address, where both are known', () => {
    expect(paymentOf(wireAddressOf(), records())).toEqual(payment);
    expect(paymentOf(wireAddressOf({payment_method_id: null}), records())).toBeNull();
    expect(paymentOf(wireAddressOf({payment_method_id: 6}), records())).toBeNull();
    expect(paymentOf(undefined, records())).toBeNull();
  });
});

it.each([
  ['week', 4, 4],
  ['month', 1, 4],
  ['month', 2, 9],
  ['day', 14, 2],
  ['day', 11, 2],
  ['day', 3, 1],
] as const)('every %s × %i is every %i weeks', (unit, count, weeks) => {
  expect(reshapeWeeks({order_interval_unit: unit, order_interval_frequency: count})).toBe(weeks);
});

describe('a delivery', () => {
  it('is a charge, its items as the catalogue knows them now', () => {
    expect(reshapeDelivery(wireCharge(), records())).toEqual({
      id: 1000010,
      key: '1000002-2026-12-01',
      addressId: 1000002,
      day: '2026-12-01',
      plannedDay: null,
      state: 'upcoming',
      outcome: null,
      items: [
        {
          itemId: 1000003,
          kind: 'recurring',
          title: 'Morgentau (neu)',
          variantTitle: '250 g, Bohne',
          variantNumber: '40001',
          quantity: 1,
          unitPrice: money(891),
          regularPrice: money(990),
          total: money(891),
          project: 'SP023',
          isPrepaid: false,
          giftCount: null,
          weeks: 4,
          stock: 'in-stock',
          handle: 'morgentau',
          picture,
        },
      ],
      goods: money(891),
      discount: money(0),
      hasCodes: false,
      shipping: money(490),
      total: money(1381),
      address,
      payment,
      attempts: 0,
      retryDay: null,
      isSettling: false,
      isOrdered: false,
      isGift: false,
    });
  });

  it.each<readonly [WireCharge['status'], string | null, string, string | null]>([
    ['queued', null, 'upcoming', null],
    ['pending', null, 'processing', null],
    ['pending_manual_payment', null, 'processing', null],
    ['error', '2026-12-03', 'errored', null],
    ['error', null, 'completed', 'failed'],
    ['skipped', null, 'skipped', null],
    ['success', null, 'completed', 'delivered'],
    ['refunded', null, 'completed', 'refunded'],
    ['partially_refunded', null, 'completed', 'partly-refunded'],
  ])('that is %s, tried again on %j, is %s', (status, retryDay, state, outcome) => {
    const delivery = reshapeDelivery(wireCharge({status, retry_date: retryDay}), records());
    expect(delivery).toMatchObject({state, outcome, retryDay});
  });

  it.each([
    ['where it was', '2026-12-01', null],
    ['elsewhere', '2026-11-24', '2026-11-24'],
  ])('that was planned %s says so', (_, original, plannedDay) => {
    expect(reshapeDelivery(wireCharge({original_scheduled_at: original}), records()).plannedDay).toBe(plannedDay);
  });

  it('may ship for nothing, have an order, tries and changes on their way', () => {
    const wire = wireCharge({
      shipping_lines: [],
      external_order_id: {ecommerce: '1001'},
      charge_attempts: 2,
      has_uncommitted_changes: true,
      currency: 'CHF',
    });
    expect(reshapeDelivery(wire, records())).toMatchObject({
      shipping: money(0, 'CHF'),
      total: money(1381, 'CHF'),
      isOrdered: true,
      attempts: 2,
      isSettling: true,
    });
  });

  it.each([
    ['of a gift', new Map([[1000002, wireAddressOf({is_gift: true})]]), true],
    ['that is not known', new Map<number, ReturnType<typeof wireAddressOf>>(), false],
  ])('to an address %s', (_, addresses, isGift) => {
    const delivery = reshapeDelivery(wireCharge(), records({addresses}));
    expect(delivery.isGift).toBe(isGift);
    expect(delivery.payment).toEqual(addresses.size > 0 ? payment : null);
  });
});

describe('an item of a delivery', () => {
  const itemOf = (over: Parameters<typeof wireChargeLine>[0], known: Partial<Records> = {}) =>
    reshapeDelivery(wireCharge({line_items: [wireChargeLine(over)]}), records(known)).items[0];

  it('that comes once has no interval', () => {
    expect(itemOf({purchase_item_type: 'onetime'})).toMatchObject({kind: 'one-time', weeks: null});
    expect(itemOf({purchase_item_id: 7})).toMatchObject({kind: 'recurring', weeks: null});
  });

  it('that a gift paid for is told by its voucher', () => {
    expect(itemOf({properties: [VOUCHER]})).toMatchObject({isPrepaid: true, project: 'SP022'});
  });

  it.each([
    ['in the catalogue and in stock', new Map([['40001', goods]]), 'in-stock'],
    ['in the catalogue and sold out', new Map([['40001', {...goods, available: 0}]]), 'out-of-stock'],
    ['there in its quantity', new Map([['40001', {...goods, available: 1}]]), 'in-stock'],
    ['no longer in the catalogue', new Map<string, Goods>(), 'gone'],
    ['in a catalogue that cannot be had', null, 'in-stock'],
  ])('that is %s is %s', (_, known, stock) => {
    expect(itemOf({}, {goods: known})?.stock).toBe(stock);
  });

  it('of which there are fewer pieces than it has is out of stock', () => {
    expect(itemOf({quantity: 3}, {goods: new Map([['40001', {...goods, available: 2}]])})?.stock).toBe('out-of-stock');
  });

  it('has the service’s words where the catalogue has none', () => {
    expect(itemOf({variant_title: 'Default Title'}, {goods: null})).toMatchObject({
      title: 'Morgentau',
      variantTitle: null,
      handle: null,
      picture: null,
    });
  });

  it('may have no variant at the platform', () => {
    expect(itemOf({external_variant_id: {ecommerce: null}})).toMatchObject({variantNumber: '', stock: 'gone'});
  });

  it.each([
    [
      [
        {name: 'note', value: 'SP022'},
        {name: '_D', value: 'SP024'},
      ],
      'SP024',
    ],
    [[{name: '_D', value: 'SP999'}], 'SP022'],
    [[], 'SP022'],
  ])('with the properties %j donates to %j', (properties, project) => {
    expect(itemOf({properties})?.project).toBe(project);
  });

  it('that is no coffee donates nothing', () => {
    const known = new Map([['40001', {...goods, donates: false}]]);
    expect(itemOf({properties: []}, {goods: known})?.project).toBeNull();
  });
});

describe('a product of a subscription', () => {
  it('that recurs says when, and what the catalogue says of it', () => {
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
});

describe('what the service may leave out', () => {
  const parsedCharge = (charge: object) => reshapeDelivery(chargeSchema.parse(charge), records());

  it.each([
    ['charge_attempts', {attempts: 0}],
    ['error', {state: 'upcoming'}],
    ['error_type', {state: 'upcoming'}],
    ['retry_date', {retryDay: null}],
    ['original_scheduled_at', {plannedDay: null}],
    ['processed_at', {state: 'upcoming'}],
    ['has_uncommitted_changes', {isSettling: false}],
    ['external_variant_id_not_found', {state: 'upcoming'}],
    ['payment_processor', {state: 'upcoming'}],
  ] as const)('%s costs a charge that field alone', (field, shown) => {
    const {[field]: _, ...rest} = wireCharge();
    expect(parsedCharge(rest)).toEqual({...parsedCharge(wireCharge()), ...shown});
    expect(parsedCharge({...rest, [field]: null})).toEqual({...parsedCharge(wireCharge()), ...shown});
  });

  it('a failed charge that does not say when it is tried again is not over', () => {
    const {retry_date: _, ...rest} = wireCharge({status: 'error', charge_attempts: 1});
    expect(parsedCharge(rest)).toMatchObject({state: 'errored', retryDay: null, attempts: 1});
  });

  it.each(['company', 'address2', 'province', 'zip', 'phone'] as const)(
    '%s costs an address that line alone',
    (field) => {
      const full = {...WIRE_POSTAL, company: 'Moos KG', address2: 'Hof', province: 'TH', phone: '+49 1'};
      const {[field]: _, ...rest} = full;
      const without = {...reshapeAddress(full), [field]: ''};
      expect(reshapeAddress(associatedAddressSchema.parse(rest))).toEqual(without);
      expect(reshapeAddress(associatedAddressSchema.parse({...rest, [field]: null}))).toEqual(without);
    },
  );

  it('a discount may have neither code nor value', () => {
    expect(parsedCharge({...wireCharge(), discounts: [{id: 1}]})).toEqual({
      ...parsedCharge(wireCharge()),
      hasCodes: true,
    });
  });

  it.each(['week', 'weeks', 'Weeks'])('an interval may be in %s', (unit) => {
    const wire = subscriptionSchema.parse({...wireSubscription(), order_interval_unit: unit});
    expect(reshapeWeeks(wire)).toBe(4);
  });

  it('what comes once may stand among the subscriptions, without an interval', () => {
    const once = {order_interval_unit: null, order_interval_frequency: null, charge_interval_frequency: null};
    const wire = subscriptionSchema.parse({...wireSubscription({status: 'onetime'}), ...once});
    expect(reshapeProduct(wire, records())).toMatchObject({kind: 'one-time', weeks: null, state: 'one-time'});
  });

  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01T04:00:00+00:00', '2026-12-01'],
  ])('a day may be written as %s', (written, day) => {
    expect(parsedCharge({...wireCharge(), scheduled_at: written})).toMatchObject({day});
  });
});
