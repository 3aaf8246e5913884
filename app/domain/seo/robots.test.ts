import {expect, it} from 'vitest';

import {robotsText, securityText} from './robots';

it('keeps crawlers from paths, and shows them the sitemap', () => {
  expect(robotsText('https://shop.example', '/sitemap.xml', ['/*/checkout/', '/login'])).toBe(
    'User-agent: *\nDisallow: /*/checkout/\nDisallow: /login\n\nSitemap: https://shop.example/sitemap.xml\n',
  );
});

it('names the contact for vulnerability reports, valid for a year', () => {
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
