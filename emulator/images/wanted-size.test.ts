import {describe, expect, it} from 'vitest';
import {wantedSize} from './wanted-size';

const PORTRAIT = {width: 1600, height: 2000};
const whole = (width: number) => ({width, cut: null});

describe('the size of a picture of 1600 × 2000', () => {
  it.each([
    ['nothing asked', {}, whole(1600)],
    ['a width', {width: '400'}, whole(400)],
    ['a width beyond its own', {width: '4000'}, whole(1600)],
    ['a height', {height: '500'}, whole(400)],
    ['a height beyond its own', {height: '9000'}, whole(1600)],
    ['a height without a value', {width: '400', height: ''}, whole(400)],
    ['no value at all', {width: '', height: ''}, whole(1600)],
    ['a crop without both', {width: '400', crop: 'top'}, whole(400)],
    ['both, of its own shape', {width: '400', height: '500', crop: 'left'}, whole(400)],
    ['a square', {width: '400', height: '400'}, {width: 400, cut: {width: 400, height: 400, side: 'center'}}],
    ['taller', {width: '200', height: '500', crop: 'left'}, {width: 400, cut: {width: 200, height: 500, side: 'left'}}],
    ['wider', {width: '800', height: '200', crop: 'top'}, {width: 800, cut: {width: 800, height: 200, side: 'top'}}],
    [
      'a square beyond its own size: as large as it can be',
      {width: '4000', height: '4000', crop: 'bottom'},
      {width: 1600, cut: {width: 1600, height: 1600, side: 'bottom'}},
    ],
  ])('%s', (_what, asked, expected) => {
    expect(wantedSize(asked, PORTRAIT)).toEqual(expected);
  });

  it.each([
    [{width: '0'}, 'invalid_width'],
    [{width: '-1'}, 'invalid_width'],
    [{width: '1e3'}, 'invalid_width'],
    [{width: '12.5'}, 'invalid_width'],
    [{width: '999999'}, 'invalid_width'],
    [{width: '100', height: 'tall'}, 'invalid_height'],
    [{width: '100', height: '100', crop: 'corner'}, 'invalid_crop'],
  ])('refuses %j: %s', (asked, code) => {
    expect(wantedSize(asked, PORTRAIT)).toBe(code);
  });
});
