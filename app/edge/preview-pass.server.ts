import {COOKIES} from '../config/cookies.server';
import {toBase64Url} from '../runtime/base64-url.server';
import {hmac, isHmac, readMac, utf8} from '../runtime/digest.server';

/** How long a pass is valid: as long as its cookie. Then an editor enters the key again. */
const LIFETIME_MS = COOKIES.preview.maxAge * 1000;

const PASS = /^(\d{1,16})\.([\w-]{43})$/;

/**
 * Issues a pass to read drafts until its cookie ends, counted from `now` (milliseconds since 1970), signed so that nobody can write
 * one.
 */
export async function issuePass(secret: string, now: number): Promise<string> {
  const until = String(now + LIFETIME_MS);
  return `${until}.${toBase64Url(await hmac(until, secret))}`;
}

/**
 * Tells whether a pass is the shop's own and still good at `now`. The comparison takes the same time whatever is wrong.
 */
export async function isPassGood(pass: string | null, secret: string, now: number): Promise<boolean> {
  const [, until = '', signature = ''] = PASS.exec(pass ?? '') ?? [];
  if (until === '' || Number(until) <= now || Number(until) > now + LIFETIME_MS) return false;
  const mac = readMac(signature);
  return mac !== null && isHmac(mac, utf8(until), secret);
}
