import {expect, it} from 'vitest';

import {lacksProvince} from './province';

it.each([
  ['IT', 'Toscana', false],
  ['IT', '', true],
  ['ES', '', true],
  ['IE', '', true],
  ['PT', '', true],
  ['RO', '', true],
  ['DE', 'Toscana', false],
  ['DE', '', false],
])('an address in %s with the province "%s" lacks one: %s', (countryCode, province, lacks) => {
  expect(lacksProvince({countryCode, province})).toBe(lacks);
});
