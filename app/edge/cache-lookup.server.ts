import type {NormalisedUrl} from '../framework/representation.server';
import type {Admit} from './admission.server';

/**
 * Renders a page. `nonce` is for its inline scripts and styles. For a public page `request` is anonymous: a renderer may use
 * nothing of the request that reached the worker.
 */
export type Render = (request: Request, nonce: string) => Promise<Response>;

/** Reads the versions of purges: the newest of all, and the newest of these tags (0 for never). */
export type ReadTagVersions = (
  tags: readonly string[],
) => Promise<{readonly sequence: number; readonly newest: number}>;

/** One request for a page, with what belongs to it alone: the platform ties connections to the request that opened them. */
export type CacheLookup = {
  readonly request: Request;
  readonly url: NormalisedUrl;
  /** The features that are off for this visitor, which make a document of its own; empty for none. */
  readonly variant: string;
  readonly render: Render;
  readonly readTagVersions: ReadTagVersions;
  /** Asked before a page is made anew, but where that renews a stored one behind an answer. */
  readonly admitRead: Admit;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** A public page, or an address without a page, as it is rendered and kept. */
export type PublicTarget = {
  readonly key: string;
  /** The canonical path; `null` for an address without a page, of which no document is stored. */
  readonly path: string | null;
  /** The part of the query that the page is rendered with. */
  readonly query: string;
  /** The request without anything that identifies the visitor. */
  readonly anonymous: Request;
  readonly storable: boolean;
};
