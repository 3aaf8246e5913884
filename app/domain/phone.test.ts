import {expect, it} from 'vitest';

import {internationalPhone} from './phone';

it.each([
  ['0221 123 456', 'DE', '+49221123456'],
  ['+49 (0)221 / 123-456', 'DE', '+49221123456'],
  ['0049 221 123456', 'DE', '+49221123456'],
  ['+43 1 234567', 'DE', '+431234567'],
  ['06 1 234 5678', 'HU', '+3612345678'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['612 345 678', 'ES', '+34612345678'],
  ['221123456', 'DE', '+49221123456'],
  ['+123456', 'DE', null],
  ['+4912345678901234', 'DE', null],
  ['0', 'DE', null],
  ['anrufen', 'DE', null],
  ['0221 x 12', 'DE', null],
  ['', 'DE', null],
  ['0221 123456', 'US', null],
])('%j of %s is %s', (typed, country, number) => {
  expect(internationalPhone(typed, country)).toBe(number);
});
