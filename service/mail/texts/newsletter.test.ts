import {describe, expect, it} from 'vitest';

import {lessonLetter} from './course';
import {welcomeLetter} from './newsletter';

const HREF = 'https://lichtung.example/de/newsletter/unsubscribe?token=1';
const links = {shop: 'https://lichtung.example/de/c/coffee-shop', unsubscribe: HREF};

it.each([
  ['de', 'Gilt bis zum 26. November 2026.'],
  ['en', 'Valid until 26 November 2026.'],
] as const)('a voucher in %s names its last day, not how many days are left', (language, expected) => {
  const voucher = {code: 'WALD', endsAt: Date.UTC(2026, 10, 26, 23)};
  const {blocks} = welcomeLetter(language, 'default', voucher, links);
  expect(JSON.stringify(blocks)).toContain(expected);
  expect(JSON.stringify(blocks)).not.toMatch(/sieben Tage|seven days/);
});

describe('the link that ends the newsletter says what it ends', () => {
  it.each([
    ['default', 'de', welcomeLetter('de', 'default', null, links), 'Vom Newsletter abmelden'],
    ['raffle', 'en', welcomeLetter('en', 'raffle', null, links), 'Unsubscribe from our newsletter'],
    ['espresso', 'de', welcomeLetter('de', 'espresso', null, links), 'Vom Espressokurs und Newsletter abmelden'],
    ['a lesson', 'de', lessonLetter('de', 1, HREF), 'Vom Espressokurs und Newsletter abmelden'],
    ['a lesson', 'en', lessonLetter('en', 8, HREF), 'Unsubscribe from the course and newsletter'],
  ] as const)('%s, %s', (_variant, _language, {footer}, link) => {
    expect(footer).toContainEqual({link, href: HREF});
  });
});
