const encoder = new TextEncoder();

/** Returns the HMAC-SHA256 of a text: 32 bytes. */
export async function hmac(text: string, secret: string): Promise<Uint8Array> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** Returns bytes as hexadecimal digits, two for each. */
export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Encodes bytes as Base64, padded. */
export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
