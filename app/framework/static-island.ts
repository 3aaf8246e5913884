import type {ReactNode} from 'react';

/**
 * The data of a page's static islands (`StaticIsland.tsx`). Those of a document have no HTML: it stands in the document. Those of a
 * client-side navigation have it, by their names.
 */
export type IslandData = {readonly html?: Readonly<Record<string, string>>};

/** What an island is rendered from on the worker. */
export type IslandPart = {
  /** Names the island and all that its HTML depends on, but for the language and its texts: `useFragment` caches it under that. */
  readonly key: () => string;
  readonly content: ReactNode;
};

const known = new WeakMap<IslandData, Readonly<Record<string, IslandPart>>>();

/** Returns the data of islands that are rendered with their document. What they are rendered from is not sent. */
export function islandsOfDocument(parts: Readonly<Record<string, IslandPart>>): IslandData {
  const data = {};
  known.set(data, parts);
  return data;
}

/**
 * Returns what an island of a document is rendered from.
 *
 * Reason: Remix sends all loader data to the browser. It hands the same objects to the document's components, which a test holds.
 * Successor in React Router 7: the same; with server components this file is not needed.
 */
export function partOf(data: IslandData, name: string): IslandPart | undefined {
  return known.get(data)?.[name];
}
