import type {PublicPage} from '../pages/page';
import type {NormalisedUrl} from '../framework/representation.server';

/** The query that a public page is rendered with, sorted, and whether its document may be stored. */
export type CanonicalQuery = {
  readonly query: string;
  readonly storable: boolean;
};

const MAX_VALUE_LENGTH = 100;

/** Reduces a query to what the page understands. A repeated parameter or an overlong value is rendered, never stored. */
export function canonicalQuery(search: URLSearchParams, page: PublicPage): CanonicalQuery {
  const known = new Set([...page.parameters, ...page.filters]);
  const kept = [...search].filter(([name]) => known.has(name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const names = kept.map(([name]) => name);
  const filters = names.filter((name) => page.filters.includes(name));
  return {
    query: new URLSearchParams(kept).toString(),
    storable:
      new Set(names).size === names.length &&
      filters.length <= 1 &&
      kept.every(([, value]) => value.length <= MAX_VALUE_LENGTH),
  };
}

/** The address under which a document is kept: build, representation, path and reduced query. */
export function documentKey(origin: string, buildId: string, url: NormalisedUrl, query: string): string {
  const {representation} = url;
  const form =
    representation.kind === 'document'
      ? 'document'
      : `data:${representation.routes === null ? '*' : encodeURIComponent(representation.routes.join(','))}`;
  return `${origin}/__stored/${encodeURIComponent(buildId)}/${form}${url.pathname}?${query}`;
}
