import type {CartMetafield} from './cart-state';

/** The namespace that is the app's own: what a client means that names none. */
export const APP_NAMESPACE = 'app--1';

/** Why a metafield is refused: codes of the platform's `MetafieldsSetUserErrorCode`. */
export type MetafieldProblem = 'TOO_SHORT' | 'TOO_LONG' | 'BLANK' | 'INVALID_TYPE' | 'INVALID_VALUE';

const TEXT = () => true;

/** Which values the types of metafields take; those that name other things of the shop are not emulated. */
const TYPES: Readonly<Record<string, (value: string) => boolean>> = {
  single_line_text_field: (value) => !value.includes('\n'),
  multi_line_text_field: TEXT,
  boolean: (value) => value === 'true' || value === 'false',
  number_integer: (value) => /^-?\d{1,16}$/.test(value),
  number_decimal: (value) => /^-?\d+(?:\.\d+)?$/.test(value),
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  date_time: (value) => !Number.isNaN(Date.parse(value)),
  url: (value) => URL.canParse(value),
  json: isJson,
};

/** Says why a metafield cannot be stored; `null` where it can. Keys have 2 to 64 characters, namespaces 3 to 255. */
export function metafieldProblem({namespace, key, type, value}: CartMetafield): MetafieldProblem | null {
  if (key.length < 2 || namespace.length < 3) return 'TOO_SHORT';
  if (key.length > 64 || namespace.length > 255) return 'TOO_LONG';
  if (value === '') return 'BLANK';
  const takes = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (takes === undefined) return 'INVALID_TYPE';
  return takes(value) ? null : 'INVALID_VALUE';
}

/** Returns a metafield's name in its two parts: `custom.gift`. Without a dot it is in the app's own namespace. */
export function metafieldName(written: string): Pick<CartMetafield, 'namespace' | 'key'> {
  const dot = written.indexOf('.');
  if (dot < 0) return {namespace: APP_NAMESPACE, key: written};
  return {namespace: written.slice(0, dot), key: written.slice(dot + 1)};
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
