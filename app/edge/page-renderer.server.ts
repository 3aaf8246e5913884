import type {DocumentShelf} from './document-shelf.server';
import type {DocumentVisit, PublicTarget} from './document-visit.server';
import {cutAtSlots, freshNonce} from './slots.server';
import {documentHeaders, storagePolicy, type StoredDocument} from './stored-document.server';
import {within} from './within.server';

/** A public page just rendered, and whether it was kept for the next visitor. */
export type Rendered = {readonly document: StoredDocument; readonly stored: boolean};

/** Renders a public page for nobody and keeps it where it may be kept. Throws what the visit's `render` throws. */
export type PageRenderer = (visit: DocumentVisit, target: PublicTarget) => Promise<Rendered>;

const FLIGHT_TIMEOUT_MS = 5_000;

/** Makes the renderer of one isolate. Requests for one page that come together share one rendering. */
export function createPageRenderer(shelf: DocumentShelf, clock: () => number): PageRenderer {
  const flights = new Map<string, Promise<Rendered & {readonly shareable: boolean}>>();

  async function renderAlone(visit: DocumentVisit, {key, anonymous, storable}: PublicTarget) {
    const sequence = await shelf.sequence(visit);
    const nonce = freshNonce();
    const response = await visit.render(anonymous, nonce);
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
    if (stored) shelf.keep(visit, key, document);
    return {document, stored, shareable: !response.headers.has('Set-Cookie')};
  }

  return async (visit, target) => {
    if (!target.storable) return renderAlone(visit, target);
    const running = flights.get(target.key);
    if (running !== undefined) {
      // The other request may be cut off by the platform, and then its rendering never ends.
      const shared = await within(FLIGHT_TIMEOUT_MS, running);
      if (shared === null && flights.get(target.key) === running) flights.delete(target.key);
      return shared?.shareable ? shared : renderAlone(visit, target);
    }
    const flight = renderAlone(visit, target).finally(() => {
      flights.delete(target.key);
    });
    flights.set(target.key, flight);
    // The others depend on it also when this visitor leaves.
    visit.waitUntil(flight.catch(() => undefined));
    return flight;
  };
}
