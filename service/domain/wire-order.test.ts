import {expect, it} from 'vitest';
import type {OrderLine} from './order';
import {lineWith, orderWith} from './order.fixture';
import {wireOrder} from './wire-order';

it.each<readonly [string, Partial<OrderLine>, string | null, string | null]>([
  ['nothing beside goods with the usual time', {}, null, null],
  ['nothing where editors wrote the usual time', {deliveryTime: '1–3 Werktage'}, null, null],
  ['nothing where they wrote it with a hyphen', {deliveryTime: '1-3 Werktage'}, null, null],
  [
    'another time, be it longer or shorter',
    {deliveryTime: '1–2 Werktage'},
    'Lieferzeit: 1–2 Werktage',
    'Delivery time: as stated on its page',
  ],
  [
    'the day of a pre-order',
    {preOrderDay: '2026-12-01', deliveryTime: '4–6 Wochen'},
    'Versand ab 1. Dezember 2026',
    'Ships from 1 December 2026',
  ],
  ['nothing of the day on which it was ordered', {preOrderDay: '2026-10-12'}, null, null],
])('an order says %s', (_, over, de, en) => {
  const lines = [lineWith(over)];
  const noteOf = (language: 'de' | 'en') => wireOrder(orderWith({lines, language})).lines[0]?.deliveryNote;
  expect([noteOf('de'), noteOf('en')]).toEqual([de, en]);
});

it('an order says of its lines at which positions they are at the platform', () => {
  const lines = [lineWith(), lineWith({line: 2})];
  expect(wireOrder(orderWith({lines})).lines.map(({line}) => line)).toEqual([0, 2]);
});
