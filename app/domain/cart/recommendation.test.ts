import {describe, expect, it} from 'vitest';

import {exampleCart, exampleLine} from './cart.fixture';
import {cartRecommendation, recommendable} from './recommendation';
import {summarizeCart} from './summary';

const coffee = exampleLine();
const dripper = exampleLine({id: 'dripper', kind: 'gear', title: 'Trichter 02'});
const machine = exampleLine({id: 'machine', kind: 'gear', title: 'Hebelmaschine', brewsEspresso: true});
const card = exampleLine({id: 'card', kind: 'gift-card'});

describe('what goes with a cart', () => {
  it.each([
    ['gear for filter coffee alone', [dripper], 'filterCoffee', 'Trichter 02'],
    ['gear for espresso alone', [machine], 'espressoCoffee', 'Hebelmaschine'],
    ['a gift card, and gear for espresso', [card, machine], 'espressoCoffee', 'Hebelmaschine'],
    ['gear and coffee', [dripper, coffee], 'mixed', null],
    ['coffee alone', [coffee], 'gear', null],
    ['neither', [card], 'mixed', null],
  ])('%s', (_kind, lines, collection, gearTitle) => {
    expect(cartRecommendation(summarizeCart(exampleCart(lines), '2026-11-23'))).toEqual({collection, gearTitle});
  });

  it('is filter coffee where the gear comes with a subscription', () => {
    expect(cartRecommendation({kind: 'gear-only', gearTitle: null, groups: {oneTime: [], subscription: []}})).toEqual({
      collection: 'filterCoffee',
      gearTitle: null,
    });
  });

  it('is four products at most, to be had and not in the cart yet', () => {
    const cards = ['a', 'sold-out', coffee.productId, 'b', 'c', 'd', 'e'].map((id) => ({
      id,
      availableForSale: id !== 'sold-out',
    }));
    expect(recommendable(cards, exampleCart([coffee])).map(({id}) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});
