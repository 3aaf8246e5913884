import type {Language} from '../config/languages';
import {PAGES} from '../pages';
import type {Page, Pages, SitemapType} from './page';
import {HOME, patternIn} from './path-pattern';

/**
 * Returns the path prefixes that `robots.txt` keeps crawlers from. A section all of whose pages are disallowed is named
 * once. Pages with `noindex` are not among them, because a crawler has to fetch a page to read that.
 */
export function disallowedPaths(pages: Pages): readonly string[] {
  const rows = Object.values(pages).filter(({path}) => !path.endsWith('*'));
  const isWhole = (section: string) =>
    rows.filter(({path}) => path.startsWith(section)).every(({robots}) => robots === 'disallow');
  const prefixes = rows
    .filter(({robots}) => robots === 'disallow')
    .map(({path}) => {
      const section = /^\/:lang\/[^/]+\//.exec(path)?.[0];
      const prefix = section !== undefined && isWhole(section) ? section : path;
      return prefix.replace(HOME, '/*').replace(/:.*$/, '');
    });
  return [...new Set(prefixes)].filter((prefix) => !prefixes.some((other) => isBelow(prefix, other)));
}

function isBelow(prefix: string, other: string): boolean {
  return prefix !== other && prefix.startsWith(other);
}

/** Returns what a sitemap has: rows that are one page each, and whether others stand for pages that a service knows. */
export function sitemapRows(
  pages: Pages,
  type: SitemapType,
): {readonly own: readonly Page[]; readonly hasOthers: boolean} {
  const rows = Object.values(pages).filter(({sitemap}) => sitemap === type);
  const isOwn = ({path, slug}: Page) => !/:(?!lang\b)/.test(path) || slug !== undefined;
  return {own: rows.filter(isOwn), hasOthers: !rows.every(isOwn)};
}

/** Returns the sitemaps that the shop has, in the order of the table. */
export function sitemapTypes(pages: Pages): readonly SitemapType[] {
  return [...new Set(Object.values(pages).flatMap(({sitemap}) => sitemap ?? []))];
}

/** Returns the path of the sitemap of one type in a language. */
export function sitemapPath(language: Language, type: SitemapType): string {
  return patternIn(language, PAGES.sitemap).replace(':file', `${type}.xml`);
}

/** Where the platform's tools for assistants are: the profile that names them, and their endpoint. */
export const AGENT_PATHS = {profile: '/.well-known/ucp', tools: '/api/ucp/mcp'} as const;

/** Returns the query parameters of a public page with the values that its row lists, in Markdown. */
export function parameterList({cache}: Page): string {
  return Object.entries({...cache?.parameters, ...cache?.filters})
    .map(([name, values]) => (typeof values === 'string' ? `\`${name}\`` : `\`${name}\` (${values.join(', ')})`))
    .join(', ');
}

/** Returns the path of every product with price and availability, for comparison services. */
export function productFeedPath(language: Language): string {
  return patternIn(language, PAGES.productFeed);
}
