import {withPartner} from '../../config/languages';
import {expect, it} from 'vitest';

import {sitemap, sitemapIndex, type SitemapEntry} from './sitemap';

const ORIGIN = 'https://shop.example';
const page: SitemapEntry = {
  paths: withPartner('de', '/de/e/versand', '/en/e/shipping'),
  changedAt: withPartner('de', '2026-03-01T08:00:00Z', '2026-01-05T08:00:00Z'),
  pictures: ['/media/paket.webp'],
};

it('names each page with its alternates, x-default the German one, and its pictures', () => {
  expect(sitemap([page], 'en', ORIGIN)).toContain(
    '<url><loc>https://shop.example/en/e/shipping</loc><lastmod>2026-01-05T08:00:00Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="de-DE" href="https://shop.example/de/e/versand"/>' +
      '<xhtml:link rel="alternate" hreflang="en-GB" href="https://shop.example/en/e/shipping"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/de/e/versand"/>' +
      '<image:image><image:loc>https://shop.example/media/paket.webp?width=1280</image:loc></image:image></url>',
  );
});

it('is a document of the sitemap protocol', () => {
  expect(sitemap([], 'en', ORIGIN)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"/>\n',
  );
  expect(sitemapIndex(['/de/sitemaps/pages.xml'], ORIGIN)).toContain(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://shop.example/de/sitemaps/pages.xml</loc></sitemap>',
  );
});

it('has no x-default for a page without a German version', () => {
  const english = {
    ...page,
    paths: withPartner('de', null, '/en/e/shipping'),
    changedAt: withPartner('de', null, null),
    pictures: [],
  };
  expect(sitemap([english], 'en', ORIGIN)).toContain(
    '<url><loc>https://shop.example/en/e/shipping</loc>' +
      '<xhtml:link rel="alternate" hreflang="en-GB" href="https://shop.example/en/e/shipping"/></url>',
  );
});

it('leaves out pages that do not exist in its language', () => {
  const german = {
    ...page,
    paths: withPartner('de', '/de/e/tomorrow', null),
    changedAt: withPartner('de', null, null),
    pictures: [],
  };
  expect(sitemap([german], 'en', ORIGIN)).not.toContain('<url>');
  expect(sitemap([german], 'de', ORIGIN)).toContain(
    '<url><loc>https://shop.example/de/e/tomorrow</loc><xhtml:link rel="alternate" hreflang="de-DE"',
  );
});
