import {expect, it} from 'vitest';

import {xml, xmlDocument} from './xml';

it('writes elements, attributes and text, escaped', () => {
  const root = xml('urlset', [xml('loc', 'https://shop.example/?a=1&b=<2>'), xml('empty')], {
    xmlns: 'urn:"x"',
    left: undefined,
  });
  expect(xmlDocument(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="urn:&quot;x&quot;"><loc>https://shop.example/?a=1&amp;b=&lt;2&gt;</loc><empty/></urlset>\n',
  );
});

it.each([
  ['a\u0000b\u000Bc', 'abc'],
  ['a\uD800b', 'ab'],
  ['Grüße\n☕', 'Grüße\n☕'],
  ['per E-\u2060Mail', 'per E-Mail'],
])('keeps of %j what XML can hold', (text, kept) => {
  expect(xmlDocument(xml('t', text))).toContain(`<t>${kept}</t>`);
});
