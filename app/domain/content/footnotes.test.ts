import {expect, it} from 'vitest';

import {footnotesOf} from './footnotes';

it.each([
  [true, 'Frei ab 39 €.', 'Frei ab 39 €.'],
  [false, 'Frei ab 39 €.', null],
  [true, '  ', null],
  [true, null, null],
])('active %s with %j shows %j', (active, text, expected) => {
  const settings = {
    footerFootnote: {footnoteActive: active, footnoteText: text},
    pdpBuyboxFootnote: {buyboxFootnoteActive: active, buyboxFootnoteText: text},
  };
  expect(footnotesOf(settings)).toEqual({footer: expected, buybox: expected});
});
