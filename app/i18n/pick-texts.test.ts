import {expect, it} from 'vitest';

import {pickTexts} from './pick-texts';

const texts = {
  product: {cart: {add: 'Add', adding: 'Adding'}, gift: {legend: 'For whom?'}},
  details: {reviews: {count_one: 'One', count_other: 'Many', none: 'None'}, recent: 'Seen'},
};

it.each([
  [['product:cart'], {product: {cart: {add: 'Add', adding: 'Adding'}}}],
  [['product:cart.add', 'product:cart.adding'], {product: {cart: {add: 'Add', adding: 'Adding'}}}],
  [
    ['details:reviews.count_one', 'details:recent', 'product:gift'],
    {details: {reviews: {count_one: 'One'}, recent: 'Seen'}, product: {gift: {legend: 'For whom?'}}},
  ],
  [['details:reviews.nowhere', 'details:recent.deeper', 'shell:header'], {details: {reviews: {}}, shell: {}}],
  [[], {}],
])('picks %j', (keys, picked) => {
  expect(pickTexts(texts, keys)).toEqual(picked);
});
