import {cmsWebhookSchema} from '#contracts/cms';

import {purgeTags} from '../domain/content/purge-tags';
import {isHmac, readMac, utf8} from '../runtime/digest.server';
import {jsonOf} from '../runtime/json.server';
import {ENDPOINTS} from './accepted-requests.server';
import type {Exemption} from './request-guard.server';
import {refuse} from './refusal.server';
import {messageName, purgeTwice, type WebhookWork} from './webhook.server';

const {pathname: PATH} = ENDPOINTS.cmsWebhook;
/** An older message is refused, so that a recorded one cannot be sent again. */
const TOLERANCE_MS = 5 * 60 * 1000;
const SIGNATURE = /^t=(\d{1,16}),v1=([\w-]{43})$/;

/** The request guard lets any message to the webhook through: `receiveCmsWebhook` itself checks who signed it. */
export const cmsWebhook: Exemption = {pathname: PATH, admits: () => true};

type Settings = {
  /** Shared with the CMS. */
  readonly CMS_WEBHOOK_SECRET: string;
  readonly CLOCK_OFFSET_MS: number;
};

const changeSchema = cmsWebhookSchema.pick({_type: true, slug: true, previousSlug: true});

/**
 * Answers `POST /webhooks/cms`: what an editor changed is purged, twice, and nothing else. The signature
 * (`sanity-webhook-signature`, HMAC-SHA256 over time, dot and the bytes of the body) has to be right and fresh, else
 * 403. Messages are deduplicated by the bytes of the signature, because Base64 has several spellings of them. `null`
 * for every other path.
 */
export async function receiveCmsWebhook(
  request: Request,
  {CMS_WEBHOOK_SECRET: secret, CLOCK_OFFSET_MS: offset}: Settings,
  work: WebhookWork,
): Promise<Response | null> {
  if (new URL(request.url).pathname !== PATH) return null;
  const body = await request.arrayBuffer();
  const mac = await genuineMac(request.headers.get('sanity-webhook-signature'), body, secret, Date.now() + offset);
  if (mac === null) return refuse(403);
  const change = changeSchema.safeParse(jsonOf(new TextDecoder().decode(body)));
  if (!change.success) return refuse(400);
  const {_type: type, ...rest} = change.data;
  await purgeTwice(purgeTags({type, ...rest}), messageName('cms', mac), work);
  return new Response(null, {status: 204, headers: {'Cache-Control': 'no-store'}});
}

/** The MAC of a signature that is right and fresh, else `null`. */
async function genuineMac(
  header: string | null,
  body: ArrayBuffer,
  secret: string,
  now: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [, time = '', claimed = ''] = SIGNATURE.exec(header ?? '') ?? [];
  const mac = readMac(claimed);
  if (mac === null || Math.abs(now - Number(time)) > TOLERANCE_MS) return null;
  const prefix = utf8(`${time}.`);
  const signed = new Uint8Array(prefix.byteLength + body.byteLength);
  signed.set(prefix);
  signed.set(new Uint8Array(body), prefix.byteLength);
  return (await isHmac(mac, signed, secret)) ? mac : null;
}
