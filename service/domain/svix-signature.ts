import {timingSafeEqual} from 'hono/utils/buffer';
import {base64, hmac} from './hmac';

/** The maximum age of a message, as in the official libraries: an older one may be a replay. */
const TOLERANCE_S = 5 * 60;
const SECRET = /^whsec_([A-Za-z\d+/]+={0,2})$/;

/** The headers of a signed message: `svix-id`, `svix-timestamp` (seconds since 1970) and `svix-signature`. */
export type SvixHeaders = {readonly id: string; readonly timestamp: string; readonly signature: string};

/**
 * Tells whether a sender that uses Svix signed a message recently: HMAC-SHA256 of id, time and body. While the secret is rotated there is a
 * signature for each one. Source: https://docs.svix.com/receiving/verifying-payloads/how-manual
 *
 * @param secret as the sender shows it, `whsec_` and Base64
 * @param at milliseconds since 1970
 */
export async function isSvixSignature(
  {id, timestamp, signature}: SvixHeaders,
  body: string,
  secret: string,
  at: number,
): Promise<boolean> {
  const key = SECRET.exec(secret)?.[1];
  if (key === undefined || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(at / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  const expected = `v1,${base64(await hmac(`${id}.${timestamp}.${body}`, bytes))}`;
  for (const claimed of signature.split(' ')) if (await timingSafeEqual(claimed, expected)) return true;
  return false;
}
