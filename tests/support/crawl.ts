import {tags} from './html';
import type {Answer, Visitor} from './visitor';

/** A page of the shop as a crawler sees it. */
export type CrawledPage = {
  readonly path: string;
  readonly answer: Answer;
  /** Paths of the shop that it links to, without fragment. */
  readonly links: readonly string[];
  /** Fragments that it links to, with the path of their page. */
  readonly fragments: readonly (readonly [path: string, id: string])[];
  readonly ids: ReadonlySet<string>;
  readonly isIndexable: boolean;
  readonly canonical: string | null;
};

/** Pages that are a visitor's own: a crawler is told to stay away, and so does this one. */
const PERSONAL = /^\/(login|discount|cart)|^\/(de|en)\/(checkout|account|cart\.json|consent|newsletter|search)/;

/** Reads one page as a crawler does. */
export async function readPage(visitor: Visitor, origin: string, path: string): Promise<CrawledPage> {
  const answer = await visitor.get(path);
  const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const html = isHtml ? answer.body : '';
  const targets = tags(html, 'a').flatMap(({href = ''}) => {
    const url = new URL(href, origin + path);
    return url.origin === origin ? [url] : [];
  });
  const robots = tags(html, 'meta').find(({name}) => name === 'robots')?.['content'] ?? '';
  return {
    path,
    answer,
    links: [...new Set(targets.map(({pathname, search}) => pathname + search))].filter((link) => !PERSONAL.test(link)),
    fragments: targets.flatMap(({pathname, search, hash}) =>
      hash === '' ? [] : [[pathname + search, decodeURIComponent(hash.slice(1))] as const],
    ),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    isIndexable: isHtml && !robots.includes('noindex'),
    canonical: tags(html, 'link').find(({rel}) => rel === 'canonical')?.['href'] ?? null,
  };
}

/** The addresses in a sitemap or an index of sitemaps, as paths of the shop. */
export function locations(xml: string, origin: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replace(origin, '').replaceAll('&amp;', '&'),
  );
}
