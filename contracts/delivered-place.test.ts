import {expect, it} from 'vitest';

import {isDelivered} from './delivered-place';

it.each([
  ['Las Palmas', 'ES', '35001', false],
  ['Santa Cruz de Tenerife, with a space', 'ES', '38 001', false],
  ['Ceuta', 'ES', 'E-51001', false],
  ['Melilla', 'ES', '52001', false],
  ['Madrid', 'ES', '28001', true],
  ['Mallorca', 'ES', '07001', true],
  ['Marburg', 'DE', '35037', true],
  ['Helgoland', 'DE', '27498', true],
  ['Büsingen', 'DE', '78266', true],
])('%s (%s %s): %s', (_, countryCode, zip, is) => {
  expect(isDelivered({countryCode, zip})).toBe(is);
});
