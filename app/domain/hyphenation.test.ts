import {expect, it} from 'vitest';

import {softHyphens} from './hyphenation';

it.each([
  ['Filterkaffeemaschinen', 'Filter|kaffee|maschinen'],
  ['Kaffeevollautomaten im Test', 'Kaffee|vollautomaten im Test'],
  ['Brühanleitungen', 'Brüh|anleitungen'],
  ['Landwirtschaft', 'Land|wirtschaft'],
  ['Datenschutzerklärung', 'Datenschutz|erklärung'],
  ['Allgemeine Geschäftsbedingungen', 'Allgemeine Geschäfts|bedingungen'],
  ['Widerrufsbelehrung', 'Widerrufs|belehrung'],
  ['Weihnachtsgeschenke für Espressofans', 'Weihnachts|geschenke für Espressofans'],
  ['Studierendenrabatt', 'Studierenden|rabatt'],
  ['Kaffeezubereitung', 'Kaffee|zubereitung'],
  ['Kaffeemühlen', 'Kaffeemühlen'],
  ['Maschinenbauingenieurin', 'Maschinenbauingenieurin'],
  ['Espresso machines', 'Espresso machines'],
])('%s breaks as %s', (title, broken) => {
  expect(softHyphens(title).replaceAll('\u00AD', '|')).toBe(broken);
});
