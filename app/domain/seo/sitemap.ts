import {DEFAULT_LANGUAGE, LANGUAGES, LOCALES, type Language} from '../../config/languages';
import {xml, xmlDocument, type Xml} from '../xml/xml';
import {sharedPicture} from './page-seo';

/** A page that search engines shall find. */
export type SitemapEntry = {
  /** Its path in each language; `null` where it does not exist. */
  readonly paths: Readonly<Record<Language, string | null>>;
  /** A moment in UTC in each language; `null` if unknown. */
  readonly changedAt: Readonly<Record<Language, string | null>>;
  /** Paths of its pictures. */
  readonly pictures: readonly string[];
};

/** Returns the sitemap of one language: each page with its pictures and its alternates, x-default the German one. */
export function sitemap(entries: readonly SitemapEntry[], language: Language, origin: string): string {
  const urls = entries.flatMap((entry) => {
    const own = entry.paths[language];
    return own === null ? [] : [xml('url', urlContent(entry, own, entry.changedAt[language], origin))];
  });
  return xmlDocument(
    xml('urlset', urls, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  );
}

function urlContent(
  {paths, pictures}: SitemapEntry,
  own: string,
  changedAt: string | null,
  origin: string,
): readonly Xml[] {
  const alternates = LANGUAGES.flatMap((language) => {
    const path = paths[language];
    return path === null ? [] : [[LOCALES[language].locale, path] as const];
  });
  const standard = paths[DEFAULT_LANGUAGE];
  const fallback = standard === null ? [] : [['x-default', standard] as const];
  return [
    xml('loc', origin + own),
    ...(changedAt === null ? [] : [xml('lastmod', changedAt)]),
    ...[...alternates, ...fallback].map(([hreflang, path]) =>
      xml('xhtml:link', [], {rel: 'alternate', hreflang, href: origin + path}),
    ),
    ...pictures.map((picture) => xml('image:image', [xml('image:loc', origin + sharedPicture(picture))])),
  ];
}

/** Returns the index of all sitemaps, by their paths. */
export function sitemapIndex(paths: readonly string[], origin: string): string {
  return xmlDocument(
    xml(
      'sitemapindex',
      paths.map((path) => xml('sitemap', [xml('loc', origin + path)])),
      {xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9'},
    ),
  );
}
