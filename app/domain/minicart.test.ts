import {describe, expect, it} from 'vitest';
import {cartPopupReducer, CLOSED_POPUP, isMinicartVisible, type CartPopup, type CartPopupEvent} from './minicart';

describe('minicart visible', () => {
  it.each([
    ['hovered', {hovered: true}, true],
    ['flag set', {showMinicart: true}, true],
    ['neither', {}, false],
    ['no cart', {hovered: true, totalQuantity: null}, false],
    ['empty cart', {hovered: true, totalQuantity: 0}, false],
    ['in the checkout', {hovered: true, showMinicart: true, path: '/de/checkout/cart'}, false],
  ])('%s', (_, conditions, visible) => {
    const base = {hovered: false, showMinicart: false, totalQuantity: 1, path: '/de/c/coffee-shop'};
    expect(isMinicartVisible({...base, ...conditions})).toBe(visible);
  });
});

describe('the popup at the cart button', () => {
  const after = (...events: CartPopupEvent<string, number>[]) =>
    events.reduce<CartPopup<string, number>>((popup, event) => cartPopupReducer(popup, event), CLOSED_POPUP);
  const reach = {type: 'reach'} as const;
  const close = {type: 'close'} as const;
  const added = {type: 'added', added: 'Waldrand', cart: 3} as const;
  const to = (path: string) => ({type: 'navigated', path}) as const;

  it.each([
    ['nothing has happened', [], {open: false, hovered: false, added: null, revision: 0}],
    ['reached', [reach], {open: true, hovered: true, revision: 0}],
    ['closed again: it stays hovered at least once', [reach, close], {open: false, hovered: true}],
    [
      'something was added: the flag is set, what was read is out of date',
      [added],
      {open: true, added: 'Waldrand', revision: 1, cart: 3},
    ],
    ['closing takes the notice away', [added, close], {open: false, added: null, revision: 1}],
    ['a page later it is closed', [added, to('/de/c/x')], {open: false, added: null, revision: 1}],
    [
      'after the cart page, what was read is out of date',
      [added, to('/de/checkout/cart'), to('/')],
      {revision: 2, cart: null},
    ],
    ['between other pages it is not', [added, to('/de/c/x'), to('/')], {revision: 1, cart: 3}],
    ['a change from within', [reach, {type: 'changed', cart: 2}], {open: true, revision: 1, cart: 2}],
    ['a change that does not say to what', [added, {type: 'changed', cart: null}], {revision: 2, cart: null}],
  ] as const)('%s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});
