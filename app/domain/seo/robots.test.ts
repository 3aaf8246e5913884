import {expect, it} from 'vitest';

import {robotsText, securityText} from './robots';

it('keeps crawlers from what is a visitor’s own, and shows them the sitemap', () => {
  const text = robotsText('https://shop.example');
  expect(text.startsWith('User-agent: *\nDisallow: /*/checkout/\n')).toBe(true);
  expect(text).toContain('Disallow: /*/checkout/\n');
  expect(text.endsWith('\n\nSitemap: https://shop.example/sitemap.xml\n')).toBe(true);
  expect(text).not.toContain('Disallow: /\n');
});

it('says whom to tell of a flaw, for a year', () => {
  const contact = {
    origin: 'https://shop.example',
    email: 'a@shop.example',
    policy: 'https://shop.example/de/e/impressum',
  };
  expect(securityText(contact, Date.parse('2026-11-21T09:30:00Z'))).toBe(
    'Contact: mailto:a@shop.example\nExpires: 2027-11-21T00:00:00.000Z\nPreferred-Languages: de, en\n' +
      'Canonical: https://shop.example/.well-known/security.txt\nPolicy: https://shop.example/de/e/impressum\n',
  );
});
