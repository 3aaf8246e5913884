import {describe, expect, it} from 'vitest';
import type {Order, Parcel} from './order';
import {lineWith, orderWith} from './order.fixture';
import {goneLines, trackOrder} from './track-order';
import type {EarlierReturn, ReturnItem} from './track-order';

const at = (text: string) => Date.parse(text);
const NOW = at('2026-10-20T10:00:00Z');

function parcel(shippedAt: string, deliveredAt: string | null, trackingNumber: string | null = '1'): Parcel {
  const arrival = deliveredAt === null ? null : at(deliveredAt);
  return {shippedAt: at(shippedAt), deliveredAt: arrival, expectedAt: null, carrier: 'DHL', trackingNumber};
}

function estimated(sent: Parcel, day: string): Parcel {
  return {...sent, expectedAt: at(`${day}T12:00:00Z`)};
}

const ARRIVED = parcel('2026-10-13T08:00:00Z', '2026-10-15T08:00:00Z');

/** So many pieces of the first line. */
const pieces = (quantity: number): readonly ReturnItem[] => (quantity === 0 ? [] : [{line: 0, quantity}]);

const SENT = parcel('2026-10-13T08:00:00Z', null);
const LATER = parcel('2026-10-16T08:00:00Z', null);
const PRE_ORDER = {preOrderDay: '2026-11-02'};
const SLOW = {deliveryTime: '4–6 Wochen'};

describe('an order', () => {
  it.each<readonly [string, Partial<Order>, string]>([
    ['that is not paid waits for its payment', {paymentStatus: 'pending'}, 'awaiting_payment'],
    ['that is paid is received', {}, 'received'],
    ['with a parcel on its way is shipped', {parcels: [parcel('2026-10-13T08:00:00Z', null)]}, 'shipped'],
    ['whose parcel arrived is delivered', {parcels: [ARRIVED]}, 'delivered'],
    [
      'of two parcels has not arrived with the first',
      {parcels: [ARRIVED, parcel('2026-10-16T08:00:00Z', null)]},
      'shipped',
    ],
    ['whose other goods wait has not arrived with the first parcel', {parcels: [ARRIVED], isShipped: false}, 'shipped'],
    ['of which nothing is shipped is delivered', {shippingCents: null}, 'delivered'],
    ['that was cancelled is cancelled', {cancelledAt: NOW, parcels: [ARRIVED]}, 'cancelled'],
    ['that was cancelled unpaid is cancelled', {cancelledAt: NOW, paymentStatus: 'pending'}, 'cancelled'],
  ])('%s', (_, over, status) => {
    expect(trackOrder(orderWith(over), NOW).status).toBe(status);
  });

  it('of a Monday is expected on Friday: shipped on Tuesday, 3 working days on its way', () => {
    expect(trackOrder(orderWith({}), NOW).expectedBy).toBe('2026-10-16');
  });

  it.each<readonly [string, Partial<Order>, string | null]>([
    ['all of which has left counts from the last parcel', {parcels: [ARRIVED, LATER]}, '2026-10-21'],
    ['a part of which has left from the order', {parcels: [LATER], isShipped: false}, '2026-10-16'],
    ['with a pre-order has none', {lines: [lineWith(), lineWith(PRE_ORDER)], isShipped: false}, null],
    ['whose pre-order has left counts from then', {lines: [lineWith(PRE_ORDER)], parcels: [LATER]}, '2026-10-21'],
    [
      'whose pre-order was refunded has one',
      {lines: [lineWith(), lineWith({...PRE_ORDER, keptQuantity: 0})]},
      '2026-10-16',
    ],
    ['whose day of pre-order was there already', {lines: [lineWith({preOrderDay: '2026-10-12'})]}, '2026-10-16'],
    ['with a delivery time of its own has none', {lines: [lineWith(), lineWith(SLOW)]}, null],
    ['nor once that has left', {lines: [lineWith(SLOW)], parcels: [LATER]}, null],
    ['with the usual time in words has one', {lines: [lineWith({deliveryTime: '1-3 Werktage'})]}, '2026-10-16'],
    ['all of which was refunded has none', {lines: [lineWith({keptQuantity: 0})]}, null],
    ['abroad takes longer', {countryCode: 'AT', parcels: [LATER]}, '2026-10-22'],
    ['whose carrier names a later day', {parcels: [estimated(LATER, '2026-10-23')]}, '2026-10-23'],
    ['whose carrier names an earlier day', {parcels: [estimated(LATER, '2026-10-19')]}, '2026-10-21'],
    ['whose earlier parcel is late', {parcels: [estimated(SENT, '2026-10-22'), LATER]}, '2026-10-22'],
    ['whose late parcel arrived', {parcels: [estimated(ARRIVED, '2026-10-22'), LATER]}, '2026-10-21'],
    ['that is late', {parcels: [SENT]}, '2026-10-16'],
    ['that has arrived has none', {parcels: [ARRIVED]}, null],
  ])('has a day by which it is expected; one %s', (_, over, day) => {
    expect(trackOrder(orderWith(over), NOW).expectedBy).toBe(day);
  });

  it('that was cancelled is not expected and not sent back', () => {
    const cancelled = trackOrder(orderWith({cancelledAt: NOW, parcels: [ARRIVED]}), NOW);
    expect(cancelled).toMatchObject({expectedBy: null, returnableUntil: null, returnable: []});
  });

  it('has the numbers of its parcels; a letter has none', () => {
    const parcels = [
      ARRIVED,
      parcel('2026-10-14T08:00:00Z', null, null),
      {...ARRIVED, carrier: null, trackingNumber: '2'},
    ];
    expect(trackOrder(orderWith({parcels}), NOW).parcels).toEqual([
      {carrier: 'DHL', trackingNumber: '1'},
      {carrier: null, trackingNumber: '2'},
    ]);
  });
});

describe('Returns: free, within 14 days of delivery', () => {
  it.each([
    ['the day of the delivery counts', '2026-10-15T08:00:00Z', '2026-10-29'],
    ['in German time, over the end of summer time', '2026-10-19T22:30:00Z', '2026-11-03'],
    ['in German time, over the start of summer time', '2026-03-18T22:30:00Z', '2026-04-01'],
    ['not on a Sunday: on the next working day', '2026-10-18T08:00:00Z', '2026-11-02'],
    ['not at Easter, either', '2026-03-20T08:00:00Z', '2026-04-07'],
  ])('%s', (_, deliveredAt, until) => {
    const order = orderWith({parcels: [parcel('2026-03-01T08:00:00Z', deliveredAt)]});
    expect(trackOrder(order, at(deliveredAt)).returnableUntil).toBe(until);
  });

  it('the period begins with the last parcel', () => {
    const order = orderWith({parcels: [parcel('2026-10-13T08:00:00Z', '2026-10-18T08:00:00Z'), ARRIVED]});
    expect(trackOrder(order, NOW).returnableUntil).toBe('2026-11-02');
  });

  const TOLD = parcel('2026-10-13T08:00:00Z', null);
  const LATE = {...TOLD, expectedAt: at('2026-10-27T12:00:00Z')};
  const LETTER = parcel('2026-10-13T08:00:00Z', null, null);
  it.each<readonly [string, readonly Parcel[], string, string | null]>([
    ['a letter counts as arrived after three working days', [LETTER], '2026-10-16T08:00:00Z', '2026-10-30'],
    ['and not before', [LETTER], '2026-10-15T08:00:00Z', null],
    ['a parcel of which nobody tells five later', [TOLD], '2026-10-23T08:00:00Z', '2026-11-06'],
    ['and not before', [TOLD], '2026-10-22T08:00:00Z', null],
    ['a parcel that is late by its carrier', [LATE], '2026-10-27T08:00:00Z', '2026-11-10'],
    ['and not before', [LATE], '2026-10-26T08:00:00Z', null],
    ['also beside one that arrived', [ARRIVED, LETTER], '2026-10-16T08:00:00Z', '2026-10-30'],
  ])('%s', (_, parcels, moment, until) => {
    const tracked = trackOrder(orderWith({parcels}), at(moment));
    expect([tracked.returnableUntil, tracked.status]).toEqual([until, 'shipped']);
  });

  it.each([
    ['on the last day', '2026-10-29T22:59:59Z', 2],
    ['on the day after', '2026-10-29T23:00:00Z', 0],
  ])('%s', (_, moment, lines) => {
    expect(trackOrder(orderWith({parcels: [ARRIVED]}), at(moment)).returnable).toHaveLength(lines);
  });

  it.each<readonly [string, number, number, number, number]>([
    ['what was neither announced nor refunded comes back', 3, 3, 0, 3],
    ['what was refunded or removed does not', 3, 2, 0, 2],
    ['what was announced does not', 3, 3, 1, 2],
    ['what was announced and refunded counts once', 3, 2, 1, 2],
    ['nothing does once all was announced', 3, 3, 3, 0],
    ['nothing does once all was refunded', 3, 0, 1, 0],
  ])('%s', (_, quantity, keptQuantity, announced, left) => {
    const order = orderWith({parcels: [ARRIVED], lines: [lineWith({quantity, keptQuantity})]});
    const before = announced === 0 ? [] : [{items: pieces(announced), gone: []}];
    expect(trackOrder(order, NOW, before).returnable).toEqual(pieces(left));
  });

  it.each<readonly [string, number, readonly EarlierReturn[], number]>([
    ['all others were announced', 2, [{items: pieces(2), gone: pieces(1)}], 0],
    ['one of the others was announced and refunded', 1, [{items: pieces(1), gone: pieces(1)}], 1],
    [
      'the others were announced one after the other',
      2,
      [
        {items: pieces(1), gone: pieces(1)},
        {items: pieces(1), gone: pieces(2)},
      ],
      0,
    ],
  ])(
    'a piece of three that was removed before the dispatch does not come back: %s',
    (_, keptQuantity, before, left) => {
      const order = orderWith({parcels: [ARRIVED], lines: [lineWith({quantity: 3, keptQuantity})]});
      expect(trackOrder(order, NOW, before).returnable).toEqual(pieces(left));
    },
  );

  it('what was gone when a return was announced is what was not left of each line', () => {
    const lines = [lineWith({quantity: 3, keptQuantity: 2}), lineWith({line: 1, quantity: 1, keptQuantity: 1})];
    const order = orderWith({parcels: [ARRIVED], lines});
    const {returnable} = trackOrder(order, NOW, [{items: [{line: 1, quantity: 1}], gone: pieces(1)}]);
    expect(goneLines(order, returnable)).toEqual([
      {line: 0, quantity: 1},
      {line: 1, quantity: 1},
    ]);
  });

  const AFTER: readonly EarlierReturn[] = [{items: pieces(1), gone: pieces(1)}];
  it('a line that was added after a return comes back', () => {
    const lines = [lineWith({quantity: 2, keptQuantity: 1}), lineWith({line: 1, quantity: 2, keptQuantity: 2})];
    const {returnable} = trackOrder(orderWith({parcels: [ARRIVED], lines}), NOW, AFTER);
    expect(returnable).toEqual([{line: 1, quantity: 2}]);
  });

  it('a piece that was added to a line after a return comes back', () => {
    const order = orderWith({parcels: [ARRIVED], lines: [lineWith({quantity: 3, keptQuantity: 2})]});
    expect(trackOrder(order, NOW, AFTER).returnable).toEqual(pieces(1));
  });

  it('a return of an earlier version counts from what was ordered', () => {
    const order = orderWith({parcels: [ARRIVED], lines: [lineWith({quantity: 3, keptQuantity: 3})]});
    expect(trackOrder(order, NOW, [{items: pieces(1)}]).returnable).toEqual(pieces(2));
  });

  it('counts the lines of the platform: those that are left out do not move the ones behind them', () => {
    const lines = [lineWith(), lineWith({line: 2}), lineWith({line: 3})];
    const before = [{items: [{line: 2, quantity: 1}]}];
    expect(trackOrder(orderWith({lines, parcels: [ARRIVED]}), NOW, before).returnable).toEqual([
      {line: 0, quantity: 1},
      {line: 3, quantity: 1},
    ]);
  });
});
