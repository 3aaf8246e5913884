import {percentDecoded} from '../config/percent-decoding';

/** Whether a request's path may enter the shop, has to be asked for in its plain form, or is refused. */
export type PathVerdict =
  | {readonly kind: 'pass'}
  | {readonly kind: 'refused'}
  | {readonly kind: 'moved'; readonly pathname: string};

/**
 * No address of the shop has a backslash, a control character, a line or paragraph separator, or a character that is not
 * seen, such as those that turn the direction of text. The router's patterns do not match line separators at all.
 */
const REFUSED = /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*([^?#]*)/i;

/** Returns the path of an absolute address as it was written, before a URL parser repairs it. */
export function rawPath(address: string): string {
  return ADDRESS.exec(address)?.[1] ?? '';
}

/**
 * Judges a path as it was written. Backslashes, control characters, separators of lines and invisible characters (plain or
 * encoded), broken percent codes and bytes that are not UTF-8 are refused; doubled slashes and dot segments (plain or
 * encoded) collapse to `pathname`, which starts with exactly one slash.
 */
export function validatePath(path: string): PathVerdict {
  if (path === '') return {kind: 'pass'};
  if (!path.startsWith('/') || REFUSED.test(percentDecoded(path) ?? '\\')) return {kind: 'refused'};
  const collapsed = collapse(path);
  return collapsed === path ? {kind: 'pass'} : {kind: 'moved', pathname: collapsed};
}

function collapse(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  for (const [index, segment] of segments.entries()) {
    const dots = segment.toLowerCase().replaceAll('%2e', '.');
    const last = index === segments.length - 1;
    if (dots === '..') kept.pop();
    else if (dots !== '.' && segment !== '') kept.push(segment);
    if (last && kept.length > 0 && (dots === '' || dots === '.' || dots === '..')) kept.push('');
  }
  return `/${kept.join('/')}`;
}
