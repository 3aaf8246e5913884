import {expect, it} from 'vitest';
import {deliveryNote} from './delivery-note';

it.each([
  [{}, null, null],
  [{preOrder: {from: '2027-01-18'}}, 'Versand ab 18. Januar 2027', 'Ships from 18 January 2027'],
  [{preOrder: {from: null}}, 'Versand, sobald es eintrifft', 'Ships as soon as it is in stock'],
  [{deliveryTime: '4–6'}, 'Lieferzeit: 4–6', 'Delivery time: 4–6'],
])('beside %o stands %s, or %s', (goods, de, en) => {
  expect(deliveryNote(goods, 'de')).toBe(de);
  expect(deliveryNote(goods, 'en')).toBe(en);
});
