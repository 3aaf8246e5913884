import {expect, it} from 'vitest';
import {lineNameAt} from './order';

const lines = [
  {line: 0, title: 'Morgentau', variantTitle: '250 g'},
  {line: 2, title: 'Waldgold', variantTitle: null},
  {line: 3, title: 'Nachtfalter', variantTitle: '1 kg'},
];

it.each([
  [0, 'Morgentau, 250 g'],
  [1, ''],
  [2, 'Waldgold'],
  [3, 'Nachtfalter, 1 kg'],
])('the line at position %i of an order that leaves one out is called "%s"', (position, name) => {
  expect(lineNameAt({lines}, position)).toBe(name);
});
