import {expect, it} from 'vitest';

import {softHyphens, withTileTitle} from './hyphenation';

it.each([
  ['Filterkaffeemaschinen', 'Filter|kaffee|maschinen'],
  ['Kaffeevollautomaten im Test', 'Kaffee|voll|automaten im Test'],
  ['Brühanleitungen', 'Brüh|anleitungen'],
  ['Landwirtschaft', 'Land|wirtschaft'],
  ['Datenschutzerklärung', 'Datenschutz|erklärung'],
  ['Allgemeine Geschäftsbedingungen', 'Allgemeine Geschäfts|bedingungen'],
  ['Widerrufsbelehrung', 'Widerrufs|belehrung'],
  ['Weihnachtsgeschenke für Espressofans', 'Weihnachts|geschenke für Espressofans'],
  ['Studierendenrabatt', 'Studierenden|rabatt'],
  ['Kaffeezubereitung', 'Kaffee|zubereitung'],
  ['Kaffee-Adventskalender', 'Kaffee-Advents|kalender'],
  ['Geschenkboxen', 'Geschenk|boxen'],
  ['Kaffeemühlen', 'Kaffeemühlen'],
  ['Maschinenbauingenieurin', 'Maschinenbauingenieurin'],
  ['Espresso machines', 'Espresso machines'],
])('%s breaks as %s', (title, broken) => {
  expect(softHyphens(title).replaceAll('\u00AD', '|')).toBe(broken);
});

it.each([
  ['Wasserkocher Schwanenhals', 'Wasser|kocher Schwanen|hals'],
  ['Reinigungstabletten, 50 Stück', 'Reinigungs|tabletten, 50 Stück'],
  ['Geschenkabo', 'Geschenk|abo'],
  ['Kaffeedose Vorrat', 'Kaffeedose Vorrat'],
])('in a tile, %s breaks as %s', (title, broken) => {
  expect(softHyphens(title, 'tile').replaceAll('\u00AD', '|')).toBe(broken);
});

it('a tile has a title of its own where one of its words is long', () => {
  expect(withTileTitle('Geschenkabo')).toEqual({tileTitle: 'Geschenk\u00ADabo'});
  expect(withTileTitle('Morgentau')).toEqual({});
});
