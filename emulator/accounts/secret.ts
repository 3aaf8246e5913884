import {base64url} from 'jose';

const BYTES = 32;
const ID = /^[0-9a-f]{32}$/;

/** Makes a new random text of 256 bits. */
export function newSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** Returns the SHA-256 of a text, in base64url: what is kept of a secret, and PKCE's `S256`. */
export async function digest(text: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** Makes a new name for a login or a session. */
export function newId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** A secret that says which object knows it. */
export type Handle = {readonly id: string; readonly secret: string};

/** Writes a handle as one opaque text. */
export function handleText({id, secret}: Handle): string {
  return `${id}.${secret}`;
}

/** Reads what `handleText` wrote; `null` for any other text. */
export function readHandle(text: string | null | undefined): Handle | null {
  const [id = '', secret = '', ...rest] = (text ?? '').split('.');
  return ID.test(id) && secret !== '' && rest.length === 0 ? {id, secret} : null;
}

/** Tells whether a text may name a login or a session. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && ID.test(text);
}
