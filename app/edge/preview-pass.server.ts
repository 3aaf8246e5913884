/** How long an editor sees drafts before the key is asked for again. */
const LIFETIME_MS = 8 * 60 * 60 * 1000;

const PASS = /^(\d{1,16})\.([\w-]{43})$/;

/**
 * Issues a pass to read drafts until 8 hours after `now` (milliseconds since 1970), signed so that nobody can write
 * one.
 */
export async function issuePass(secret: string, now: number): Promise<string> {
  const until = String(now + LIFETIME_MS);
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret), bytes(until));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(mac)));
  return `${until}.${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * Tells whether a pass is the shop's own and still good at `now`. The comparison takes the same time whatever is wrong.
 */
export async function isPassGood(pass: string | null, secret: string, now: number): Promise<boolean> {
  const [, until = '', signature = ''] = PASS.exec(pass ?? '') ?? [];
  if (until === '' || Number(until) <= now || Number(until) > now + LIFETIME_MS) return false;
  const base64 = signature.replaceAll('-', '+').replaceAll('_', '/');
  const mac = Uint8Array.from(atob(`${base64}=`), (character) => character.charCodeAt(0));
  return crypto.subtle.verify('HMAC', await keyOf(secret), mac, bytes(until));
}

/**
 * Tells whether somebody knows the key. Digests are compared, so that time says nothing of how much of it was right.
 */
export async function isKey(given: string, secret: string): Promise<boolean> {
  const key = await crypto.subtle.generateKey({name: 'HMAC', hash: 'SHA-256'}, false, ['sign', 'verify']);
  return crypto.subtle.verify('HMAC', key, await crypto.subtle.sign('HMAC', key, bytes(secret)), bytes(given));
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes(secret), {name: 'HMAC', hash: 'SHA-256'}, false, ['sign', 'verify']);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
