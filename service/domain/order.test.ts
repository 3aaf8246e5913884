import {expect, it} from 'vitest';
import {lineAt, namedOrderNumber} from './order';
import {lineWith, orderWith} from './order.fixture';

it.each([
  ['L10001', '10001'],
  ['10001', '10001'],
  [' #L10001 ', '10001'],
  ['# 10001', '10001'],
  ['l 10001', '10001'],
  ['L7', '7'],
  ['2026', '2026'],
  ['Bestellung L10001', '10001'],
  ['Bestellnr.10001', '10001'],
  ['Bestellnummer10001', '10001'],
  ['Bestellung Nr. 10001 vom 3.11.2026', '10001'],
  ['order from 2026-11-03, #1001', '1001'],
  ['Kunde 47110, Bestellung L10001', '10001'],
  ['RE-2026-10001', '10001'],
  ['Bestellung L2026', '2026'],
  ['L10001, L10002', '10001'],
  ['L10001-A', '10001'],
  ['Bestellung vom 3. November 2026', null],
  ['03.11.2026', null],
  ['Abo Waldgold, 250 g', null],
  ['W-7F3K-Q2ZM-91XD', null],
  ['', null],
])('%j names the order %j', (text, digits) => {
  expect(namedOrderNumber(text)).toBe(digits);
});

it.each([
  [0, 'A'],
  [1, undefined],
  [2, 'B'],
  [3, 'C'],
])('the line at position %i of an order that leaves one out is %s', (position, title) => {
  const [a, b, c] = [lineWith({title: 'A'}), lineWith({line: 2, title: 'B'}), lineWith({line: 3, title: 'C'})];
  expect(lineAt(orderWith({lines: [a, b, c]}), position)?.title).toBe(title);
});
