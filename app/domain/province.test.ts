import {expect, it} from 'vitest';

import {withOwnProvince} from './province';

it.each([
  ['IT', 'Toscana', 'Toscana'],
  ['ES', 'Girona', 'Girona'],
  ['DE', 'Toscana', ''],
  ['FR', 'Bretagne', ''],
])('an address in %s with the province "%s" keeps "%s"', (countryCode, province, kept) => {
  const address = {countryCode, province, city: 'Ort'};
  expect(withOwnProvince(address)).toEqual({countryCode, province: kept, city: 'Ort'});
});
