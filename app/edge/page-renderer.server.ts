import {CACHE_POLICY_HEADER, isRecognised} from '../domain/http/cache-policy';
import {withTimeout} from '../runtime/with-timeout.server';
import type {CacheLookup, PublicTarget} from './cache-lookup.server';
import {cutAtSlots, freshNonce} from './slots.server';
import {documentHeaders, NO_POLICY, storagePolicy, type StoredDocument} from './stored-document.server';
import type {Found, TwoTierCache} from './two-tier-cache.server';

/** A public page that was just rendered, and whether it was stored. */
type Rendered = {readonly document: StoredDocument; readonly stored: boolean};

/**
 * Renders a public page from its anonymous request, and stores it if that is allowed; `found` is the document that is stored so
 * far. Throws what `render` of the lookup throws.
 */
export type PageRenderer = (lookup: CacheLookup, target: PublicTarget, found: Found | null) => Promise<Rendered>;

const FLIGHT_TIMEOUT = {milliseconds: 5_000, onTimeout: () => null} as const;

/** Makes the renderer of one isolate. Requests for one page that come together share one rendering. */
export function createPageRenderer(cache: TwoTierCache, clock: () => number): PageRenderer {
  const flights = new Map<string, Promise<Rendered & {readonly shareable: boolean}>>();

  async function renderAlone(lookup: CacheLookup, target: PublicTarget, found: Found | null) {
    const {anonymous, storable, query} = target;
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
      policy: policy ?? NO_POLICY,
    };
    const mayStore = policy !== null && storable;
    const isKnown = isRecognised(query, response.headers.get(CACHE_POLICY_HEADER));
    const stored = mayStore && isKnown && cache.keep(lookup, target, document, found);
    // The stored document is out of date, such as that of a variant that is not sold any more.
    if (mayStore && !stored) cache.drop(lookup, target.key);
    return {document, stored, shareable: !response.headers.has('Set-Cookie')};
  }

  return async (lookup, target, found) => {
    if (!target.storable) return renderAlone(lookup, target, found);
    const running = flights.get(target.key);
    if (running !== undefined) {
      // The platform may cancel the request that renders; then its promise never settles.
      const shared = await withTimeout(
        FLIGHT_TIMEOUT,
        running.catch(() => null),
      );
      if (shared === null && flights.get(target.key) === running) flights.delete(target.key);
      return shared?.shareable ? shared : renderAlone(lookup, target, found);
    }
    const flight = renderAlone(lookup, target, found).finally(() => {
      flights.delete(target.key);
    });
    flights.set(target.key, flight);
    // Other requests wait for this rendering, even if this visitor leaves.
    lookup.waitUntil(flight.catch(() => undefined));
    return flight;
  };
}
