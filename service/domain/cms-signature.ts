import {timingSafeEqual} from 'hono/utils/buffer';
import {base64, hmac} from './hmac';

/** The maximum age of a message: an older one may be a replay. */
const TOLERANCE_MS = 5 * 60 * 1000;
const SIGNATURE = /^t=(\d{1,16}),v1=([\w-]{43})$/;

/**
 * Tells whether the CMS signed a message recently: HMAC-SHA256 of time, dot and body. Source:
 * https://www.sanity.io/docs/content-lake/webhook-best-practices
 *
 * @param header the value of `sanity-webhook-signature`
 * @param at milliseconds since 1970
 */
export async function isCmsSignature(header: string, body: string, secret: string, at: number): Promise<boolean> {
  const [, time = '', claimed = ''] = SIGNATURE.exec(header) ?? [];
  if (Math.abs(at - Number(time)) > TOLERANCE_MS) return false;
  const mac = base64(await hmac(`${time}.${body}`, secret));
  return timingSafeEqual(claimed, mac.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
}
