import * as z from 'zod';

import {purgeTags} from '../domain/content/purge-tags';
import type {Exemption} from './gate.server';
import {refuse} from './refusal.server';

const PATH = '/webhooks/cms';
/** A message older than this is not taken for one that was just sent. */
const TOLERANCE_MS = 5 * 60 * 1000;
const SIGNATURE = /^t=(\d{1,16}),v1=([\w-]{43})$/;

/** The gate lets any message to the webhook through: `receiveCmsWebhook` itself checks who signed it. */
export const cmsWebhook: Exemption = {pathname: PATH, admits: () => true};

type Settings = {
  /** Shared with the CMS. */
  readonly CMS_WEBHOOK_SECRET: string;
  readonly CLOCK_OFFSET_MS: number;
};

const changeSchema = z.object({
  _type: z.string(),
  operation: z.enum(['create', 'update', 'delete']),
  slug: z.string().nullable(),
  previousSlug: z.string().nullable(),
});

/**
 * Answers `POST /webhooks/cms`: what an editor changed is purged, and nothing else. The signature (`sanity-webhook-signature`,
 * HMAC-SHA256 over time, dot and the bytes of the body) has to be right and fresh, else 403. `purge` ends all stored
 * documents that have one of the tags. `null` for every other path.
 */
export async function receiveCmsWebhook(
  request: Request,
  {CMS_WEBHOOK_SECRET: secret, CLOCK_OFFSET_MS: offset}: Settings,
  purge: (tags: readonly string[]) => Promise<unknown>,
): Promise<Response | null> {
  if (new URL(request.url).pathname !== PATH) return null;
  if (request.method !== 'POST') return refuse(405, {Allow: 'POST'});
  const body = await request.arrayBuffer();
  if (!(await isGenuine(request.headers.get('sanity-webhook-signature'), body, secret, Date.now() + offset)))
    return refuse(403);
  const change = changeSchema.safeParse(parseJson(body));
  if (!change.success) return refuse(400);
  const {_type: type, ...rest} = change.data;
  const tags = purgeTags({type, ...rest});
  if (tags.length > 0) await purge(tags);
  return new Response(null, {status: 204, headers: {'Cache-Control': 'no-store'}});
}

async function isGenuine(header: string | null, body: ArrayBuffer, secret: string, now: number): Promise<boolean> {
  const [, time = '', claimed = ''] = SIGNATURE.exec(header ?? '') ?? [];
  if (time === '' || Math.abs(now - Number(time)) > TOLERANCE_MS) return false;
  const encoder = new TextEncoder();
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  const prefix = encoder.encode(`${time}.`);
  const signed = new Uint8Array(prefix.byteLength + body.byteLength);
  signed.set(prefix);
  signed.set(new Uint8Array(body), prefix.byteLength);
  const base64 = claimed.replaceAll('-', '+').replaceAll('_', '/');
  const mac = Uint8Array.from(atob(`${base64}=`), (character) => character.charCodeAt(0));
  return crypto.subtle.verify('HMAC', key, mac, signed);
}

function parseJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
