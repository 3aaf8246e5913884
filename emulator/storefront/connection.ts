import * as z from 'zod';
import {invalid, withArguments} from './field';
import type {Source} from './field';

const MAX_PAGE = 250;

/** The paging arguments of every connection. */
export const pageArguments = {
  first: z.number().nullable().default(null),
  last: z.number().nullable().default(null),
  after: z.string().nullable().default(null),
  before: z.string().nullable().default(null),
  reverse: z.boolean().nullable().default(null),
};

/** The same, for fields that have these arguments alone. */
export const paging = z.strictObject(pageArguments);

/** The paging arguments of a connection as a client gave them. */
export type PageArguments = {readonly [Name in keyof typeof pageArguments]: z.output<(typeof pageArguments)[Name]>};

/**
 * Returns one page of a list, forwards (`first`, `after`) or backwards (`last`, `before`), with opaque cursors.
 *
 * @param keyOf what stays the same for an item while the list changes
 * @throws {GraphQLError} for page sizes and cursors that the platform refuses
 */
export function connection<T>(
  items: readonly T[],
  args: PageArguments,
  keyOf: (item: T) => string | number,
  build: (item: T) => unknown,
): Source {
  const size = pageSize(args);
  const all = args.reverse === true ? [...items].reverse() : items;
  const from = args.after === null ? 0 : position(all, args.after, keyOf) + 1;
  const to = args.before === null ? all.length : position(all, args.before, keyOf);
  const backwards = args.first === null;
  const start = backwards ? Math.max(from, to - size) : from;
  const end = backwards ? Math.max(to, start) : Math.min(Math.max(to, from), from + size);
  const page = all.slice(start, end);
  const edges = page.map((item) => ({cursor: cursorOf(keyOf(item)), node: build(item)}));
  return {
    edges,
    nodes: edges.map(({node}) => node),
    pageInfo: {
      hasNextPage: end < all.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** A connection that the platform has and this shop has nothing for. */
export const emptyConnection = withArguments(paging, (args) => connection([], args, String, String));

function pageSize({first, last}: PageArguments): number {
  if (first !== null && last !== null) throw invalid('providing both first and last is not supported');
  const size = first ?? last;
  if (size === null) throw invalid('you must provide one of first or last');
  if (size < 0) throw invalid(`${first === null ? 'last' : 'first'} cannot be negative`);
  if (size > MAX_PAGE) throw invalid(`Page size of ${size} exceeds the maximum of ${MAX_PAGE}`);
  return size;
}

function cursorOf(key: string | number): string {
  return btoa(JSON.stringify({last: key}));
}

function position<T>(items: readonly T[], cursor: string, keyOf: (item: T) => string | number): number {
  const index = items.findIndex((item) => cursorOf(keyOf(item)) === cursor);
  if (index < 0) throw invalid(`"${cursor}" is not a valid cursor.`);
  return index;
}
