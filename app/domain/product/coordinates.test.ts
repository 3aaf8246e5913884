import {describe, expect, it} from 'vitest';

import {parseCoordinates} from './coordinates';

describe('the coordinates of a coffee', () => {
  it.each([
    ['2.9° S, 29.8° E', {latitude: -2.9, longitude: 29.8}],
    ['22.1° N, 97.4° W', {latitude: 22.1, longitude: -97.4}],
    ['7° N, 38° E', {latitude: 7, longitude: 38}],
    ['90° S, 180° W', {latitude: -90, longitude: -180}],
    ['90° N, 180° E', {latitude: 90, longitude: 180}],
    [' 0.5° N, 101° E ', {latitude: 0.5, longitude: 101}],
  ] as const)('%s', (text, coordinates) => {
    expect(parseCoordinates(text)).toEqual(coordinates);
  });

  it.each([null, '', 'Äthiopien', '95° N, 10° E', '10° N, 200° E', '10 N 20 E'])('%s are none', (text) => {
    expect(parseCoordinates(text)).toBeNull();
  });
});
