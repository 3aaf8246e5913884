import {fromBase64Url} from './base64-url.server';

const HMAC = {name: 'HMAC', hash: 'SHA-256'} as const;

/** Returns the HMAC-SHA256 of a text: 32 bytes. */
export async function hmac(text: string, secret: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), utf8(text)));
}

/** Tells whether `mac` is the HMAC-SHA256 of these bytes. The comparison takes the same time whatever is wrong. */
export async function isHmac(
  mac: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await keyOf(secret), mac, bytes);
}

/** Reads the 32 bytes of a MAC in Base64 or base64url, padded or not; `null` for any other text. */
export function readMac(text: string): Uint8Array<ArrayBuffer> | null {
  const [, digits] = /^([A-Za-z0-9+/_-]{43})=?$/.exec(text) ?? [];
  return digits === undefined ? null : fromBase64Url(digits);
}

/** Tells whether a text is the secret. It compares digests, so that the time it takes reveals nothing of the secret. */
export async function isSecret(given: string, secret: string): Promise<boolean> {
  const key = await crypto.subtle.generateKey({name: 'HMAC', hash: 'SHA-256'}, false, ['sign', 'verify']);
  return crypto.subtle.verify('HMAC', key, await crypto.subtle.sign('HMAC', key, utf8(secret)), utf8(given));
}

/** Returns the SHA-256 of a text as 64 hexadecimal digits. */
export async function hashHex(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))));
}

/** Returns so many random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Returns bytes as hexadecimal digits, two for each. */
export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the bytes of a text in UTF-8. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', utf8(secret), HMAC, false, ['sign', 'verify']);
}
