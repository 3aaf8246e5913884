const encoder = new TextEncoder();

/** Returns the HMAC-SHA256 of a text: 32 bytes. The secret is a text or the bytes of the key. */
export async function hmac(text: string, secret: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const bytes = typeof secret === 'string' ? encoder.encode(secret) : secret;
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** Encodes bytes as Base64, padded. */
export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
