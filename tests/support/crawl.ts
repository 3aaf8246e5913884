import {PICTURE_WIDTHS} from '../../app/config/picture-widths';
import {lateScripts, tags, unescapeHtml} from './html';
import type {Answer, Visitor} from './visitor';

/** A page of the shop as a crawler sees it. */
export type CrawledPage = {
  readonly path: string;
  readonly answer: Answer;
  /** Paths of the shop that it links to, including canonical, alternate and feed links, without fragment. */
  readonly links: readonly string[];
  /** Fragments that it links to, with the path of their page. */
  readonly fragments: readonly (readonly [path: string, id: string])[];
  /** Paths of everything that it loads: pictures in each size, styles, scripts, icons. */
  readonly assets: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Whether it is indexable under its own URL. */
  readonly isIndexable: boolean;
  /** The canonical path; `null` if it is `noindex`. */
  readonly standsFor: string | null;
};

/** Personal pages, which `robots.txt` disallows: the crawl only checks that they respond. */
const PERSONAL = /^\/(login|discount|cart)|^\/(de|en)\/(checkout|account|cart|consent|newsletter|search|discount)/;

/** Whether a path is a personal page. */
export function isPersonal(path: string): boolean {
  return PERSONAL.test(path);
}

const PAGE_RELATIONS = /^(canonical|alternate)$/;
const ASSET_RELATIONS = /^(stylesheet|icon|preload|apple-touch-icon|manifest|mask-icon)$/;

const PICTURE = /^(\/media\/[^?]+)\?width=(\d+)$/;

/**
 * Returns the address of a picture in the smallest size, which costs a tenth of the others: what is there is there in every size that is
 * offered. All other addresses stay as they are, also that of a picture in a size that is not offered.
 */
export function inSmallestSize(address: string): string {
  const [, picture, width] = PICTURE.exec(address) ?? [];
  const isOffered = PICTURE_WIDTHS.some((offered) => String(offered) === width);
  return picture !== undefined && isOffered ? `${picture}?width=${Math.min(...PICTURE_WIDTHS)}` : address;
}

/** Reads one page as a crawler does. */
export async function readPage(visitor: Visitor, origin: string, path: string): Promise<CrawledPage> {
  const answer = await visitor.get(path);
  const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const html = isHtml ? answer.body : '';
  const links = tags(html, 'link');
  const targets = ownUrls(
    [...tags(html, 'a'), ...links.filter(({rel = ''}) => PAGE_RELATIONS.test(rel))].flatMap(({href}) => href ?? []),
    origin,
    path,
  );
  const metas = tags(html, 'meta');
  const canonical = links.find(({rel}) => rel === 'canonical')?.['href'] ?? null;
  const hidden = metas.some(({name, content = ''}) => name === 'robots' && content.includes('noindex'));
  return {
    path,
    answer,
    links: [...new Set(targets.map(({pathname, search}) => pathname + search))],
    fragments: targets.flatMap(({pathname, search, hash}) =>
      hash === '' ? [] : [[pathname + search, decodeURIComponent(hash.slice(1))] as const],
    ),
    assets: assetsOf(html, origin, path),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    isIndexable: isHtml && !hidden && canonical === origin + path,
    standsFor: isHtml && !hidden && canonical !== null ? canonical.replace(origin, '') : null,
  };
}

function assetsOf(html: string, origin: string, path: string): readonly string[] {
  const sources = ['img', 'source', 'video', 'script'].flatMap((name) => tags(html, name));
  const links = tags(html, 'link').filter(({rel = ''}) => ASSET_RELATIONS.test(rel));
  const shared = tags(html, 'meta').filter(({property}) => property === 'og:image');
  const named = [
    ...sources.flatMap(({src, poster, srcset = ''}) => [src, poster, ...candidates(srcset)]),
    ...links.flatMap(({href, imagesrcset = ''}) => [href, ...candidates(imagesrcset)]),
    ...shared.map(({content}) => content),
    ...lateScripts(html),
  ];
  const urls = ownUrls(
    named.flatMap((url) => (url === undefined || url === '' ? [] : [url])),
    origin,
    path,
  );
  return [...new Set(urls.map(({pathname, search}) => pathname + search))];
}

/** The addresses in a `srcset`. */
function candidates(srcset: string): readonly string[] {
  return srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

function ownUrls(addresses: readonly string[], origin: string, path: string): readonly URL[] {
  return addresses.map((address) => new URL(address, origin + path)).filter((url) => url.origin === origin);
}

/**
 * Returns the URLs in a sitemap, a feed or `agents.md`, as paths of the shop.
 *
 * @param element limits them to one XML element
 */
export function locations(text: string, origin: string, element?: string): readonly string[] {
  const own = element === undefined ? `${origin}(/[^\\s"<>)]*)` : `<${element}>${origin}(/[^<]*)<`;
  const found = [...text.matchAll(new RegExp(own, 'g'))].map(([, path = '']) => unescapeHtml(path));
  return [...new Set(found)];
}

/** The text of each sitemap that the index names, by its path. @throws where one cannot be read */
export async function readSitemaps(visitor: Visitor, origin: string): Promise<ReadonlyMap<string, string>> {
  const index = await visitor.get('/sitemap.xml');
  const found = new Map<string, string>();
  for (const path of locations(index.body, origin, 'loc')) {
    const {status, headers, body} = await visitor.get(path);
    const type = headers.get('Content-Type');
    if (status !== 200 || type !== 'application/xml; charset=utf-8') throw new Error(`${path}: ${status}, ${type}`);
    found.set(path, body);
  }
  return found;
}
