import {withTimeout} from '../runtime/with-timeout.server';
import type {CacheLookup, PublicTarget} from './cache-lookup.server';
import {cutAtSlots, freshNonce} from './slots.server';
import {documentHeaders, storagePolicy, type StoredDocument} from './stored-document.server';
import type {TwoTierCache} from './two-tier-cache.server';

/** A public page just rendered, and whether it was kept for the next visitor. */
export type Rendered = {readonly document: StoredDocument; readonly stored: boolean};

/** Renders a public page for nobody and keeps it where it may be kept. Throws what `render` of the lookup throws. */
export type PageRenderer = (lookup: CacheLookup, target: PublicTarget) => Promise<Rendered>;

const FLIGHT_TIMEOUT = {milliseconds: 5_000, onTimeout: () => null} as const;

/** Makes the renderer of one isolate. Requests for one page that come together share one rendering. */
export function createPageRenderer(cache: TwoTierCache, clock: () => number): PageRenderer {
  const flights = new Map<string, Promise<Rendered & {readonly shareable: boolean}>>();

  async function renderAlone(lookup: CacheLookup, {key, anonymous, storable}: PublicTarget) {
    const sequence = await cache.sequence(lookup);
    const nonce = freshNonce();
    const response = await lookup.render(anonymous, nonce);
    const policy = storagePolicy(response);
    const document: StoredDocument = {
      status: response.status,
      headers: documentHeaders(response.headers),
      body: cutAtSlots(await response.text(), nonce),
      nonce,
      storedAt: clock(),
      sequence,
      policy: policy ?? {maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0, tags: []},
    };
    const stored = policy !== null && storable;
    if (stored) cache.keep(lookup, key, document);
    return {document, stored, shareable: !response.headers.has('Set-Cookie')};
  }

  return async (lookup, target) => {
    if (!target.storable) return renderAlone(lookup, target);
    const running = flights.get(target.key);
    if (running !== undefined) {
      // The other request may be cut off by the platform, and then its rendering never ends.
      const shared = await withTimeout(
        FLIGHT_TIMEOUT,
        running.catch(() => null),
      );
      if (shared === null && flights.get(target.key) === running) flights.delete(target.key);
      return shared?.shareable ? shared : renderAlone(lookup, target);
    }
    const flight = renderAlone(lookup, target).finally(() => {
      flights.delete(target.key);
    });
    flights.set(target.key, flight);
    // The others depend on it also when this visitor leaves.
    lookup.waitUntil(flight.catch(() => undefined));
    return flight;
  };
}
