import {describe, expect, it} from 'vitest';
import {isMinicartVisible} from './minicart';

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
