import * as z from 'zod';

import {purgeTags} from '../domain/content/purge-tags';
import type {Exemption} from './gate.server';
import {isHmac, readMac} from './hmac.server';
import {refuse} from './refusal.server';
import {readJson, type Purge} from './webhook.server';

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
 * HMAC-SHA256 over time, dot and the bytes of the body) has to be right and fresh, else 403; it also names the message.
 * `null` for every other path.
 */
export async function receiveCmsWebhook(
  request: Request,
  {CMS_WEBHOOK_SECRET: secret, CLOCK_OFFSET_MS: offset}: Settings,
  purge: Purge,
): Promise<Response | null> {
  if (new URL(request.url).pathname !== PATH) return null;
  if (request.method !== 'POST') return refuse(405, {Allow: 'POST'});
  const body = await request.arrayBuffer();
  const signature = request.headers.get('sanity-webhook-signature');
  if (!(await isGenuine(signature, body, secret, Date.now() + offset))) return refuse(403);
  const change = changeSchema.safeParse(readJson(body));
  if (!change.success) return refuse(400);
  const {_type: type, ...rest} = change.data;
  const tags = purgeTags({type, ...rest});
  if (tags.length > 0) await purge(tags, `cms ${signature ?? ''}`);
  return new Response(null, {status: 204, headers: {'Cache-Control': 'no-store'}});
}

async function isGenuine(header: string | null, body: ArrayBuffer, secret: string, now: number): Promise<boolean> {
  const [, time = '', claimed = ''] = SIGNATURE.exec(header ?? '') ?? [];
  const mac = readMac(claimed);
  if (mac === null || Math.abs(now - Number(time)) > TOLERANCE_MS) return false;
  const prefix = new TextEncoder().encode(`${time}.`);
  const signed = new Uint8Array(prefix.byteLength + body.byteLength);
  signed.set(prefix);
  signed.set(new Uint8Array(body), prefix.byteLength);
  return isHmac(mac, signed, secret);
}
