import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {exampleCart, exampleLine, FREE_ARTICLE} from './cart.fixture';
import {cartRecommendation, recommendable} from './recommendation';
import {summarizeCart} from './summary';

const coffee = exampleLine();
const dripper = exampleLine({id: 'dripper', kind: 'gear', title: 'Trichter 02'});
const machine = exampleLine({id: 'machine', kind: 'gear', title: 'Hebelmaschine', brewsEspresso: true});
const card = exampleLine({id: 'card', kind: 'gift-card'});
const given = exampleLine({id: 'given', kind: 'gear', title: 'Löffel', variantId: FREE_ARTICLE, total: money(0)});

describe('what goes with a cart', () => {
  it.each([
    ['gear for filter coffee alone', [dripper], 'filterCoffee', 'Trichter 02'],
    ['gear for espresso alone', [machine], 'espressoCoffee', 'Hebelmaschine'],
    ['a gift of the shop, and gear for espresso', [given, machine], 'espressoCoffee', 'Hebelmaschine'],
    ['a gift card, and gear for espresso', [card, machine], 'espressoCoffee', 'Hebelmaschine'],
    ['gear and coffee', [dripper, coffee], 'mixed', null],
    ['coffee alone', [coffee], 'gear', null],
    ['neither', [card], 'mixed', null],
  ])('%s', (_kind, lines, collection, gearTitle) => {
    expect(cartRecommendation(summarizeCart(exampleCart(lines), '2026-11-23'))).toEqual({collection, gearTitle});
  });

  it.each([
    ['coffee alone, where gear does not go', [coffee], 'CH', 'mixed'],
    ['coffee alone, where only subscriptions do not go', [coffee], 'LI', 'gear'],
    ['coffee alone, for nobody knows where', [coffee], null, 'gear'],
    ['gear, where it does not go', [dripper], 'CH', 'filterCoffee'],
  ])('%s', (_kind, lines, countryCode, collection) => {
    const summary = summarizeCart(exampleCart(lines, {countryCode}), '2026-11-23');
    expect(cartRecommendation(summary)).toMatchObject({collection});
  });

  it('is filter coffee where the gear comes with a subscription', () => {
    const {delivery} = summarizeCart(null, '2026-11-23');
    const groups = {oneTime: [], subscription: []};
    expect(cartRecommendation({kind: 'gear-only', gearTitle: null, groups, delivery})).toEqual({
      collection: 'filterCoffee',
      gearTitle: null,
    });
  });

  it('is four products at most, to be had and not in the cart yet', () => {
    const cards = ['a', 'sold-out', coffee.productId, 'b', 'c', 'd', 'e'].map((id) => ({
      id,
      kind: 'coffee' as const,
      availableForSale: id !== 'sold-out',
    }));
    expect(recommendable(cards, exampleCart([coffee])).map(({id}) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
  it.each([
    ['CH', ['coffee', 'gift-card']],
    ['LI', ['coffee', 'gear', 'bundle', 'gift-card']],
    ['DE', ['coffee', 'gear', 'bundle', 'gift-card']],
    [null, ['coffee', 'gear', 'bundle', 'gift-card']],
  ])('is what can go where the cart goes: %s', (countryCode, ids) => {
    const kinds = ['coffee', 'gear', 'bundle', 'gift-card'] as const;
    const cards = kinds.map((kind) => ({id: kind, kind, availableForSale: true}));
    expect(recommendable(cards, exampleCart([], {countryCode})).map(({id}) => id)).toEqual(ids);
  });
});
