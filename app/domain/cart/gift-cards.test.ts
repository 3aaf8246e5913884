import {expect, it} from 'vitest';
import {money} from '../money';
import {payingGiftCards} from './gift-cards';

const card = (used: number, left: number) => ({
  id: `gid://shopify/AppliedGiftCard/${used}-${left}`,
  lastCharacters: 'moos',
  amountUsed: money(used),
  balance: money(left),
});

it.each([
  ['none', [], 2490, 490, []],
  ['less than the goods', [card(1500, 0)], 2490, 490, [1500]],
  ['the goods alone', [card(2000, 0)], 2490, 490, [2000]],
  ['more than goods and shipping', [card(2000, 3000)], 2490, 490, [2490]],
  ['the goods and a part of the shipping', [card(2000, 190)], 2490, 490, [2190]],
  ['goods that are shipped free', [card(2000, 3000)], 2000, 0, [2000]],
  ['the shipping from the second card', [card(1500, 0), card(500, 4500)], 2490, 490, [1500, 990]],
  ['the shipping from both cards', [card(2000, 190), card(0, 5000)], 2490, 490, [2190, 300]],
  ['shipping that the platform counts itself', [card(2490, 2510)], 2490, 490, [2490]],
  ['never more than the total', [card(2490, 2510)], 2000, 0, [2000]],
])('gift cards pay %s', (_what, cards, total, shipping, paid) => {
  const paying = payingGiftCards(cards, money(total), money(shipping));
  expect(paying.map(({amountUsed}) => amountUsed)).toEqual(paid.map((cents) => money(cents)));
});

it('pay of another currency what the platform lets them pay', () => {
  const cards = [{...card(2000, 0), balance: money(3000, 'CHF')}];
  expect(payingGiftCards(cards, money(2490), money(490)).map(({amountUsed}) => amountUsed)).toEqual([money(2000)]);
});

it('keep their names', () => {
  expect(payingGiftCards([card(100, 0)], money(500), money(0))).toEqual([
    {id: 'gid://shopify/AppliedGiftCard/100-0', lastCharacters: 'moos', amountUsed: money(100)},
  ]);
});
