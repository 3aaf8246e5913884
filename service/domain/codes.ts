import {hmac} from './hmac';

/** Crockford's alphabet: without I, L, O and U, which people misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Computes bytes that only the holder of the secret can compute, the same for the same parts. */
async function seal(secret: string, parts: readonly (string | number)[]): Promise<Uint8Array> {
  return hmac(JSON.stringify(parts), secret);
}

/**
 * Returns a code that cannot be guessed, such as `TAU-7F3K-Q2ZM-91XD`: 60 bits, the same for the same occasion, so that
 * issuing it twice changes nothing.
 *
 * @param parts names the occasion: an order, its line and the piece
 */
export async function secretCode(prefix: string, secret: string, parts: readonly (string | number)[]): Promise<string> {
  const bytes = (await seal(secret, [prefix, ...parts])).slice(0, 12);
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length] ?? '').join('');
  return [prefix, letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}

/** Returns a token for a link, 32 hexadecimal digits, the same for the same occasion. */
export async function secretToken(secret: string, parts: readonly (string | number)[]): Promise<string> {
  return hex((await seal(secret, parts)).slice(0, 16));
}

/** Returns fourteen digits, as carriers number parcels; the same for the same occasion. */
export async function digitCode(secret: string, parts: readonly (string | number)[]): Promise<string> {
  return (await seal(secret, parts))
    .slice(0, 14)
    .map((byte) => byte % 10)
    .join('');
}

/** Returns the stored form of a code: in capitals, without spaces and dashes. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

/** Returns the SHA-256 of a text in hexadecimal digits. */
export async function digest(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
