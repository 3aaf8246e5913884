import {expect, test} from 'vitest';

import {isFreshlyRoasted} from './freshness';
import {exampleCoffee} from './product.fixture';

test.each([
  ['a coffee with a day from which it is best', exampleCoffee({roastGuidance: 'Am besten ab Tag 10.'}), true],
  ['capsules, drip bags and drinks', exampleCoffee({roastGuidance: null}), false],
  ['gear', null, false],
])('%s', (_, coffee, is) => {
  expect(isFreshlyRoasted(coffee)).toBe(is);
});
