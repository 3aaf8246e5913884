import * as z from 'zod';

import {jsonOf} from '../runtime/json.server';
import type {CacheLookup} from './cache-lookup.server';
import {cutAtSlots, withSlots} from './slots.server';
import type {StoredDocument} from './stored-document.server';

/** Documents in the data centre's cache (Cache API), which all isolates there share. Changes go on after the answer. */
export type EdgeTier = {
  /** Returns the document under `key`; `null` where there is none, or none that can be read. */
  readonly read: (key: string) => Promise<StoredDocument | null>;
  /** Stores a document under `key` until it is of no use even while the services are down. */
  readonly write: (lookup: CacheLookup, key: string, document: StoredDocument) => void;
  readonly delete: (lookup: CacheLookup, key: string) => void;
};

/** Creates the access of one isolate to the cache of that name. */
export function createEdgeTier(cacheName: string): EdgeTier {
  function change(lookup: CacheLookup, work: (cache: Cache) => Promise<unknown>): void {
    const changed = caches.open(cacheName).then(work);
    lookup.waitUntil(changed.catch(() => undefined));
  }

  return {
    read: async (key) => readDocument(await caches.open(cacheName), key).catch(() => null),
    write(lookup, key, document) {
      change(lookup, (cache) => cache.put(key, responseOf(document)));
    },
    delete(lookup, key) {
      change(lookup, (cache) => cache.delete(key));
    },
  };
}

const META_HEADER = 'X-Stored-Document';

const meta = z.object({
  status: z.number().int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  nonce: z.string(),
  storedAt: z.number(),
  sequence: z.number(),
  policy: z.object({
    maxAge: z.number(),
    staleWhileRevalidate: z.number(),
    staleIfError: z.number(),
    isPartial: z.boolean(),
    tags: z.array(z.string()),
  }),
});

async function readDocument(cache: Cache, key: string): Promise<StoredDocument | null> {
  const response = await cache.match(key);
  if (response === undefined) return null;
  const known = meta.safeParse(jsonOf(decodeURIComponent(response.headers.get(META_HEADER) ?? '')));
  const body = await response.text();
  return known.success ? {...known.data, body: cutAtSlots(body, known.data.nonce)} : null;
}

function responseOf({body, ...rest}: StoredDocument): Response {
  const {maxAge, staleWhileRevalidate, staleIfError} = rest.policy;
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': `public, max-age=${maxAge + Math.max(staleWhileRevalidate, staleIfError)}`,
    [META_HEADER]: encodeURIComponent(JSON.stringify(rest)),
  };
  return new Response(withSlots(body, rest.nonce), {headers});
}
