/** Purges all stored documents with one of the tags, once for each `message`, however often it comes. */
export type Purge = (tags: readonly string[], message: string) => Promise<unknown>;

/** Names a message by its sender and its MAC: by what was signed, in one spelling. */
export function messageName(sender: 'cms' | 'platform', mac: Uint8Array): string {
  return `${sender} ${[...mac].join('.')}`;
}

/** Reads the 32 bytes of a MAC in Base64, plain or for addresses, padded or not; `null` for any other text. */
export function readMac(text: string): Uint8Array<ArrayBuffer> | null {
  const [, digits] = /^([A-Za-z0-9+/_-]{43})=?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const base64 = digits.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(`${base64}=`), (character) => character.charCodeAt(0));
}
