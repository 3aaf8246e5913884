import {invalid} from './field';

/** The platform's global ids: `gid://shopify/{Type}/{key}` with optional parameters. */
export type Gid = {readonly type: string; readonly key: string; readonly parameters: URLSearchParams};

const PATTERN = /^gid:\/\/shopify\/([A-Za-z0-9]+)\/([^?/]+)(?:\?(.*))?$/;

/** Writes the global id of a thing, such as `gid://shopify/Product/12`. */
export function gid(type: string, key: string | number): string {
  return `gid://shopify/${type}/${key}`;
}

/** Reads a global id; `null` where the text is none. */
export function parseGid(text: string): Gid | null {
  const match = PATTERN.exec(text);
  const type = match?.[1];
  const key = match?.[2];
  if (type === undefined || key === undefined) return null;
  return {type, key, parameters: new URLSearchParams(match?.[3] ?? '')};
}

/** Returns the number in a global id of the wanted type; `null` for another type or no number. */
export function numberOfGid(text: string, type: string): number | null {
  const parsed = parseGid(text);
  if (parsed?.type !== type || !/^[0-9]{1,15}$/.test(parsed.key)) return null;
  return Number(parsed.key);
}

/**
 * Returns the number in an id that must be a global one; a number that nothing has where it is of another type.
 *
 * @throws {GraphQLError} for a text that is no global id
 */
export function numberOf(id: string, type: string): number {
  if (parseGid(id) === null) throw invalid(`Invalid global id '${id}'`, 'argumentLiteralsIncompatible');
  return numberOfGid(id, type) ?? -1;
}

/** Returns the id of a cart, with the secret that lets its holder change it. */
export function cartGid(token: string, secret: string | null): string {
  return secret === null ? gid('Cart', token) : `${gid('Cart', token)}?key=${secret}`;
}

/** Returns the id of a line, which names its cart as the platform's does. */
export function cartLineGid(lineId: string, token: string): string {
  return `${gid('CartLine', lineId)}?cart=${token}`;
}
