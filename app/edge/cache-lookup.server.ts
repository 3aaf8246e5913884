import type {NormalisedUrl} from '../framework/representation.server';

/**
 * Makes a page. `nonce` is for its inline scripts and styles. For a public page `request` is nobody's: everything that a
 * renderer knows of the visitor must come from this request, never from the one that reached the worker.
 */
export type Render = (request: Request, nonce: string) => Promise<Response>;

/** What the cache asks about purges: the newest of all, and the newest of these tags (0 for never). */
export type ReadTagVersions = (
  tags: readonly string[],
) => Promise<{readonly sequence: number; readonly newest: number}>;

/** One request for a page, with what belongs to it alone: the platform ties connections to the request that opened them. */
export type CacheLookup = {
  readonly request: Request;
  readonly url: NormalisedUrl;
  /** What is off for this visitor and not for everybody, which makes another document of the page; empty for nothing. */
  readonly variant: string;
  readonly render: Render;
  readonly readTagVersions: ReadTagVersions;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** A public page, or an address without a page, as it is rendered and kept. */
export type PublicTarget = {
  readonly key: string;
  /** The path in its one spelling; `null` where no page has it, so that no document of it is stored. */
  readonly path: string | null;
  /** What of the address's query the page is rendered with. */
  readonly query: string;
  /** The request that says nothing of who asks. */
  readonly anonymous: Request;
  readonly storable: boolean;
};
