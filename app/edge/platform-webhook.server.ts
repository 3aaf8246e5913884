import * as z from 'zod';

import {platformNumberSchema} from '#contracts/fields';
import {rotatedSecrets} from '#contracts/rotated-secret';

import {platformPurgeTags} from '../domain/http/platform-change';
import {isHmac, readMac} from '../runtime/digest.server';
import {jsonOf} from '../runtime/json.server';
import {ENDPOINTS} from './accepted-requests.server';
import type {Exemption} from './request-guard.server';
import {refuse} from './refusal.server';
import {messageName, purgeTwice, type WebhookWork} from './webhook.server';

const {pathname: PATH} = ENDPOINTS.platformWebhook;
/** The platform tries again for hours; what is older than this is not news any more. */
const TOLERANCE_MS = 24 * 60 * 60 * 1000;
const WEBHOOK_ID = /^[\x21-\x7e]{1,200}$/;

/** The request guard lets any message to the webhook through: `receivePlatformWebhook` itself checks who signed it. */
export const platformWebhook: Exemption = {pathname: PATH, admits: () => true};

type Settings = {
  /** The platform signs its webhooks with it. `rotatedSecrets` reads it. */
  readonly PLATFORM_WEBHOOK_SECRET: string;
  readonly CLOCK_OFFSET_MS: number;
};

const messageSchema = z.object({
  id: platformNumberSchema,
  /** Missing where something was deleted. */
  updated_at: z.iso.datetime({offset: true}).nullish(),
});

/**
 * Answers `POST /webhooks/platform`: what a merchant changed is purged, twice, and nothing else. The signature
 * (`X-Shopify-Hmac-Sha256`, over the bytes of the body) has to be right, else 403. A message that says when the change was,
 * and was sent again after a day, is passed over. A message is known by its signature and the id of its delivery, which its retries repeat
 * (https://shopify.dev/docs/apps/build/webhooks/verify-deliveries): `updated_at` has whole seconds, so two changes within one sign the
 * same bytes, and one action of the merchant gives several messages the same event id. The id is not signed, but can only repeat a purge
 * that the signature allows. The topic makes no other message. `null` for every other path.
 */
export async function receivePlatformWebhook(
  request: Request,
  {PLATFORM_WEBHOOK_SECRET: setting, CLOCK_OFFSET_MS: offset}: Settings,
  work: WebhookWork,
): Promise<Response | null> {
  if (new URL(request.url).pathname !== PATH) return null;
  const body = new Uint8Array(await request.arrayBuffer());
  const mac = readMac(request.headers.get('X-Shopify-Hmac-Sha256') ?? '');
  if (mac === null || !(await isSigned(mac, body, setting))) return refuse(403);
  const message = messageSchema.safeParse(jsonOf(new TextDecoder().decode(body)));
  if (!message.success) return refuse(400);
  const {id, updated_at: updatedAt} = message.data;
  const delivery = WEBHOOK_ID.exec(request.headers.get('X-Shopify-Webhook-Id') ?? '')?.[0] ?? '';
  const topic = request.headers.get('X-Shopify-Topic') ?? '';
  const isLate = updatedAt != null && Date.now() + offset - Date.parse(updatedAt) > TOLERANCE_MS;
  const tags = isLate ? [] : platformPurgeTags({topic, id});
  await purgeTwice(tags, `${messageName('platform', mac)} ${delivery}`, work);
  return new Response(null, {status: 204, headers: {'Cache-Control': 'no-store'}});
}

async function isSigned(
  mac: Uint8Array<ArrayBuffer>,
  body: Uint8Array<ArrayBuffer>,
  setting: string,
): Promise<boolean> {
  for (const secret of rotatedSecrets(setting)) if (await isHmac(mac, body, secret)) return true;
  return false;
}
