import {expect, it} from 'vitest';

import {cardForms} from './card-forms';

const selling = (donates: boolean) => ({
  offer: {variantId: '1', title: null, isPreOrder: false, ...(donates && {donates})},
});

it.each([
  ['cards that sell nothing', [{}, {}], []],
  ['gear', [selling(false), selling(false), {}], ['plain']],
  ['coffee', [selling(true)], ['donating']],
  ['both', [selling(true), selling(false), selling(true)], ['donating', 'plain']],
])('%s', (_, cards, forms) => {
  expect(cardForms(cards)).toEqual(forms);
});
