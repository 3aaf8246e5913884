import {describe, expect, it} from 'vitest';

import {chargeSchema, type WireCharge} from '#contracts/subscriptions';

import {money} from '../../domain/money';
import type {Goods} from '../../domain/subscription/subscription';
import {address, goods, payment, picture, records, VOUCHER} from './reshape.fixture';
import {paymentOf, reshapeDelivery, type Records} from './reshape.server';
import {wireAddressOf, wireCharge, wireChargeLine} from './wire.fixture';

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

  it('that the service has closed is over, whatever day of a next attempt it still has', () => {
    const closed = {status: 'error', retry_date: '2026-12-03', error_type: 'CLOSED_MAX_RETRIES_REACHED'} as const;
    expect(reshapeDelivery(wireCharge(closed), records())).toMatchObject({state: 'completed', outcome: 'failed'});
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

describe('the payment method of a delivery', () => {
  it('is that of the address, where both are known', () => {
    expect(paymentOf(wireAddressOf(), records())).toEqual(payment);
    expect(paymentOf(wireAddressOf({payment_method_id: null}), records())).toBeNull();
    expect(paymentOf(wireAddressOf({payment_method_id: 6}), records())).toBeNull();
    expect(paymentOf(undefined, records())).toBeNull();
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

  it('a discount may have neither code nor value', () => {
    expect(parsedCharge({...wireCharge(), discounts: [{id: 1}]})).toEqual({
      ...parsedCharge(wireCharge()),
      hasCodes: true,
    });
  });

  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01T04:00:00+00:00', '2026-12-01'],
  ])('a day may be written as %s', (written, day) => {
    expect(parsedCharge({...wireCharge(), scheduled_at: written})).toMatchObject({day});
  });
});
