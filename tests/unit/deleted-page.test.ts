import type {RouteConfigEntry} from '@remix-run/route-config';
import {describe, expect, it} from 'vitest';

import {LANGUAGES} from '../../app/config/languages';
import {loggedPath} from '../../app/edge/logged-path.server';
import {publicPages} from '../../app/edge/public-pages.server';
import {ALL_PAGES} from '../../app/pages';
import {disallowedPaths, sitemapRows, sitemapTypes} from '../../app/pages/crawlers';
import {addressesOpened, linkPatterns, pageNames, sharedPaths} from '../../app/pages/links';
import {pageMatcher} from '../../app/pages/match-page';
import {leads} from '../../app/pages/moved-path';
import type {Page, Pages} from '../../app/pages/page';
import {HOME, patternIn} from '../../app/pages/path-pattern';
import {prefetchPatterns} from '../../app/pages/prefetch';
import {routesOf} from '../../app/routes';

/** Every route as its whole path and its file. */
function routeLines(entries: readonly RouteConfigEntry[], above = ''): readonly string[] {
  return entries.flatMap(({path = '', file, children = []}) => {
    const whole = path === '' ? above : `${above}/${path}`;
    return [`${whole} ${file}`, ...routeLines(children, whole)];
  });
}

/** An address of the page in German. The log leaves out the words that stand for variables, unless the page is public. */
const addressOf = (page: Page) => patternIn('de', page).replaceAll(/:\w+/g, 'sample-1').replace('*', 'nowhere-1');

function routesOfRow(id: string, {path, slug, file}: Page): number {
  if (file === undefined) return 0;
  if (path === HOME) return LANGUAGES.length;
  // A part of another page has no route of its own.
  if (slug !== undefined) return Object.values(slug).filter((name) => !name.includes('#')).length;
  return 1 + Object.values(ALL_PAGES).filter(({parent}) => parent === id).length;
}

describe.each(Object.entries(ALL_PAGES))('without the row of %s', (id, page) => {
  const others: Pages = Object.fromEntries(Object.entries(ALL_PAGES).filter(([each]) => each !== id));
  const rows = Object.values(others);
  const address = addressOf(page);
  const successor = pageMatcher(others)(address);

  it('there is no route to it', () => {
    const left = routeLines(routesOf(others));
    const gone = routeLines(routesOf(ALL_PAGES)).filter((line) => !left.includes(line));
    expect(gone).toHaveLength(routesOfRow(id, page));
    if (page.file !== undefined) expect(gone.filter((line) => line.endsWith(` routes/${page.file}`))).not.toEqual([]);
  });

  it('links and the language switch do not know it', () => {
    expect({...linkPatterns(others), ...pageNames(others)}).not.toHaveProperty([id]);
    const isElsewhere = rows.some(({path, languageSwitch}) => path === page.path && languageSwitch === 'by-path');
    expect(new RegExp(`^/de/(${sharedPaths(others)})$`).test(address)).toBe(isElsewhere);
    const isOpened = (link: 'document' | 'on-click') => addressesOpened(others, link).test(`${address}?q=1`);
    expect(isOpened('document')).toBe(false);
    expect(isOpened('on-click')).toBe(false);
  });

  it('no foreign address leads to it', () => {
    for (const column of ['movedTo', 'platformFormOf'] as const) {
      if (page[column] !== undefined) expect(leads(others, column)(address)).toBeNull();
    }
    for (const [column, from] of rows.flatMap((row) => [
      ...(row.movedTo === id ? [['movedTo', addressOf(row)] as const] : []),
      ...(row.platformFormOf === id ? [['platformFormOf', addressOf(row)] as const] : []),
    ])) {
      expect(leads(ALL_PAGES, column)(from)).not.toBeNull();
      expect(leads(others, column)(from)).toBeNull();
    }
  });

  it('robots.txt and sitemaps name only pages that are left', () => {
    for (const prefix of disallowedPaths(others)) {
      expect(rows.filter((row) => addressOf(row).startsWith(prefix.replace('/*/', '/de/')))).not.toEqual([]);
    }
    for (const type of sitemapTypes(others)) {
      expect(rows.map(({sitemap}) => sitemap)).toContain(type);
      expect(sitemapRows(others, type).own).not.toContain(page);
    }
  });

  it('its address is neither stored nor fetched ahead nor logged whole, unless another page has it', () => {
    expect(successor).not.toBe(page);
    const publicPage = publicPages(others);
    expect(publicPage(address)).toBe(successor?.cache ?? null);
    // Pages with the same pattern are fetched ahead by one rule.
    if (successor !== null || rows.some(({path}) => path === page.path)) return;
    expect(new RegExp(`^(${prefetchPatterns(others).join('|')})$`, 'v').test(address)).toBe(false);
    expect(loggedPath(address, (each) => publicPage(each) !== null)).not.toContain('sample-1');
  });
});
