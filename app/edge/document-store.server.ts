import * as z from 'zod';
import {cutAtSlots, withSlots} from './slots.server';
import type {StoredDocument} from './stored-document.server';

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
    tags: z.array(z.string()),
  }),
});

/** The document under `key` in a cache of the platform; `null` where there is none, or none that can be read. */
export async function readDocument(cache: Cache, key: string): Promise<StoredDocument | null> {
  const response = await cache.match(key);
  if (response === undefined) return null;
  const known = meta.safeParse(parseJson(decodeURIComponent(response.headers.get(META_HEADER) ?? '')));
  const body = await response.text();
  return known.success ? {...known.data, body: cutAtSlots(body, known.data.nonce)} : null;
}

/** Keeps a document under `key` until it is of no use even while the services are down. */
export async function writeDocument(cache: Cache, key: string, document: StoredDocument): Promise<void> {
  const {body, ...rest} = document;
  const {maxAge, staleWhileRevalidate, staleIfError} = document.policy;
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': `public, max-age=${maxAge + Math.max(staleWhileRevalidate, staleIfError)}`,
    [META_HEADER]: encodeURIComponent(JSON.stringify(rest)),
  };
  await cache.put(key, new Response(withSlots(body, document.nonce), {headers}));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
