import {describe, expect, it} from 'vitest';

import {pageSeo} from './page-seo';

const page = {
  origin: 'https://lichtung.example',
  title: 'Waldrand',
  description: 'Schokolade und Nuss',
  locales: {de: 'de-DE', en: 'en-GB'},
};

describe('page seo', () => {
  it('names the page in both languages, German as x-default', () => {
    const alternates = {de: '/de/p/waldrand', en: '/en/p/waldrand'};
    expect(pageSeo({...page, language: 'en', alternates})).toMatchObject({
      canonical: 'https://lichtung.example/en/p/waldrand',
      hreflang: [
        {lang: 'de-DE', href: 'https://lichtung.example/de/p/waldrand'},
        {lang: 'en-GB', href: 'https://lichtung.example/en/p/waldrand'},
        {lang: 'x-default', href: 'https://lichtung.example/de/p/waldrand'},
      ],
    });
  });

  it.each([
    ['the shop’s own', {}, {type: 'website', locale: 'en_GB', picture: 'https://lichtung.example/share.jpg'}],
    [
      'its own, as an article',
      {type: 'article', picture: '/media/a.webp'},
      {type: 'article', locale: 'en_GB', picture: 'https://lichtung.example/media/a.webp?width=1280'},
    ],
  ] as const)('is shared with a picture that is %s', (_, traits, share) => {
    const alternates = {de: null, en: '/en/p/waldrand'};
    expect(pageSeo({...page, ...traits, language: 'en', alternates}).share).toEqual(share);
  });

  it('exists in German alone', () => {
    expect(pageSeo({...page, language: 'de', alternates: {de: '/de/p/waldrand', en: null}}).hreflang).toEqual([
      {lang: 'de-DE', href: 'https://lichtung.example/de/p/waldrand'},
      {lang: 'x-default', href: 'https://lichtung.example/de/p/waldrand'},
    ]);
  });

  it('leaves out a language in which the page does not exist', () => {
    const alternates = {de: null, en: '/en/p/waldrand'};
    expect(pageSeo({...page, language: 'en', alternates}).hreflang).toEqual([
      {lang: 'en-GB', href: 'https://lichtung.example/en/p/waldrand'},
    ]);
  });

  it.each([
    ['a page that is not to be indexed', {de: '/de/p/waldrand', en: '/en/p/waldrand'}, true],
    ['a page without an address of its own', {de: null, en: null}, false],
  ])('gives %s neither a canonical nor alternates', (_, alternates, noindex) => {
    const seo = pageSeo({...page, language: 'de', alternates, noindex});
    expect(seo.canonical).toBeNull();
    expect(seo.hreflang).toEqual([]);
  });
});
