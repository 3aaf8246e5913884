const ALGORITHM = {name: 'HMAC', hash: 'SHA-256'} as const;

/** The HMAC-SHA-256 of a text as 64 hexadecimal digits. */
export async function signature(text: string, secret: string): Promise<string> {
  const signed = await crypto.subtle.sign(ALGORITHM, await keyOf(secret), new TextEncoder().encode(text));
  return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether `claimed` is the signature of a text; takes the same time for every wrong one. */
export async function isSignature(claimed: string, text: string, secret: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(claimed)) return false;
  const bytes = Uint8Array.from(claimed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify(ALGORITHM, await keyOf(secret), bytes, new TextEncoder().encode(text));
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), ALGORITHM, false, ['sign', 'verify']);
}
