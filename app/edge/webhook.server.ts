/** Ends all stored documents that have one of the tags, once for each `message`, however often it comes. */
export type Purge = (tags: readonly string[], message: string) => Promise<unknown>;

/** Reads what a message says; `null` where it is no JSON. */
export function readJson(body: ArrayBuffer | Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

/** Names a message by its sender and its MAC: by what was signed, in one spelling. */
export function messageName(sender: 'cms' | 'platform', mac: Uint8Array): string {
  return `${sender} ${[...mac].join('.')}`;
}

/** Tells whether `mac` is the HMAC-SHA256 of these bytes. The comparison takes the same time whatever is wrong. */
export async function isHmac(mac: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>, secret: string) {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, mac, bytes);
}

/** Reads the 32 bytes of a MAC in Base64, plain or for addresses, padded or not; `null` for any other text. */
export function readMac(text: string): Uint8Array<ArrayBuffer> | null {
  const [, digits] = /^([A-Za-z0-9+/_-]{43})=?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const base64 = digits.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(`${base64}=`), (character) => character.charCodeAt(0));
}
