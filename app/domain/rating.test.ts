import {describe, expect, it} from 'vitest';
import {footerStarDisplay, isVeryGood, starDisplay, type StarDisplay} from './rating';

const GLYPH = {full: '★', half: '½', outline: '☆'};

function drawn(display: StarDisplay): string {
  return display.stars.map((star) => GLYPH[star]).join('');
}

describe('star rating display', () => {
  it.each([
    [0, '☆☆☆☆☆', true, 0],
    [0.3, '½☆☆☆☆', true, 1],
    [0.49, '½☆☆☆☆', true, 1],
    [0.5, '½☆☆☆☆', false, 1],
    [1, '★☆☆☆☆', false, 1],
    [3.1, '★★★½☆', false, 4],
    [4, '★★★★☆', false, 4],
    [3.04, '★★★☆☆', false, 4],
    [4.93, '★★★★½', false, 5],
    [4.949, '★★★★½', false, 5],
    [4.95, '★★★★★', false, 5],
    [5, '★★★★★', false, 5],
    [7, '★★★★★', false, 5],
    [-1, '☆☆☆☆☆', true, 0],
    [Number.NaN, '☆☆☆☆☆', true, 0],
  ])('%d shows %s', (rating, stars, empty, count) => {
    const display = starDisplay(rating);
    expect([drawn(display), display.empty, display.count]).toEqual([stars, empty, count]);
  });

  it.each([
    [4.5, '★★★★½'],
    [4.51, '★★★★★'],
    [4.88, '★★★★★'],
    [3.2, '★★★½☆'],
  ])('the footer shows %d as %s', (rating, stars) => {
    expect(drawn(footerStarDisplay(rating))).toBe(stars);
  });
});

it.each([
  [4.5, false],
  [4.51, true],
])('a rating of %f is very good: %s', (rating, isSo) => {
  expect(isVeryGood(rating)).toBe(isSo);
});
