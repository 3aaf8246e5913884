import {withPartner} from '../../config/languages';
import {describe, expect, it} from 'vitest';

import {hreflang, pageSeo} from './page-seo';

const page = {
  origin: 'https://lichtung.example',
  title: 'Waldrand',
  description: 'Schokolade und Nuss',
};

describe('page seo', () => {
  it('names the page in both languages, German as x-default', () => {
    const alternates = withPartner('de', '/de/p/waldrand', '/en/p/waldrand');
    const seo = pageSeo({...page, language: 'en', alternates});
    expect(seo.canonical).toBe('https://lichtung.example/en/p/waldrand');
    expect(hreflang(seo)).toEqual([
      {lang: 'de-DE', href: 'https://lichtung.example/de/p/waldrand'},
      {lang: 'en-GB', href: 'https://lichtung.example/en/p/waldrand'},
      {lang: 'x-default', href: 'https://lichtung.example/de/p/waldrand'},
    ]);
  });

  it.each([
    ['the shop’s own', {}, {type: 'website', locale: 'en_GB', picture: 'https://lichtung.example/share.jpg'}],
    [
      'its own, as an article',
      {type: 'article', picture: '/media/a.webp'},
      {type: 'article', locale: 'en_GB', picture: 'https://lichtung.example/media/a.webp?width=1280'},
    ],
  ] as const)('is shared with a picture that is %s', (_, traits, share) => {
    const alternates = withPartner('de', null, '/en/p/waldrand');
    expect(pageSeo({...page, ...traits, language: 'en', alternates}).share).toEqual(share);
  });

  it.each([
    ['while the partner is not known', null, '/en/p/waldrand'],
    ['not beside a partner', '/en/p/forest-edge', undefined],
  ])('leads the language switch to the same handle %s, and search engines never', (_, partner, sameHandle) => {
    const alternates = withPartner('de', '/de/p/waldrand', partner);
    const seo = pageSeo({...page, language: 'de', alternates, sameHandle: '/en/p/waldrand'});
    expect(seo.sameHandle).toBe(sameHandle);
    expect(hreflang(seo).some(({href}) => href.endsWith('/en/p/waldrand'))).toBe(false);
  });

  it('exists in German alone', () => {
    const alternates = withPartner('de', '/de/p/waldrand', null);
    expect(hreflang(pageSeo({...page, language: 'de', alternates}))).toEqual([
      {lang: 'de-DE', href: 'https://lichtung.example/de/p/waldrand'},
      {lang: 'x-default', href: 'https://lichtung.example/de/p/waldrand'},
    ]);
  });

  it('leaves out a language in which the page does not exist', () => {
    const alternates = withPartner('de', null, '/en/p/waldrand');
    expect(hreflang(pageSeo({...page, language: 'en', alternates}))).toEqual([
      {lang: 'en-GB', href: 'https://lichtung.example/en/p/waldrand'},
    ]);
  });

  it.each([
    ['a page that is not to be indexed', withPartner('de', '/de/p/waldrand', '/en/p/waldrand'), true],
    ['a page without an address of its own', withPartner('de', null, null), false],
  ])('gives %s neither a canonical nor alternates', (_, alternates, noindex) => {
    const seo = pageSeo({...page, language: 'de', alternates, noindex});
    expect(seo.canonical).toBeNull();
    expect(hreflang(seo)).toEqual([]);
  });
});
