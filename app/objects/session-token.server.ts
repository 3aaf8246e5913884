import {randomHex} from '../runtime/digest.server';

/** The content of the session cookie: the name of the object that holds the session, and its secret. */
export type SessionToken = {readonly name: string; readonly secret: string};

const TOKEN = /^([0-9a-f]{32})\.([0-9a-f]{64})$/;

/** Returns a name for a new session's object: 128 random bits. */
export function freshSessionName(): string {
  return randomHex(16);
}

/** Returns the cookie's value. */
export function formatSessionToken({name, secret}: SessionToken): string {
  return `${name}.${secret}`;
}

/** Reads the cookie's value; `null` for none and for everything that the shop cannot have written. */
export function parseSessionToken(value: string | null): SessionToken | null {
  const [, name, secret] = TOKEN.exec(value ?? '') ?? [];
  return name !== undefined && secret !== undefined ? {name, secret} : null;
}
