import {publicPage} from './public-pages.server';

/** A segment that is a name of the shop's own: lower case, short, and without digits that could be a number. */
const NAME = /^[a-z][a-z-]{0,40}(\.(json|xml|txt|data))?$/;
/** Segments of public pages. Any other segment may be a visitor's input. */
const PLAIN = /^(?:\/[a-z0-9-]{1,120})*$/;

/**
 * Returns a path for the log. Paths of public pages stay as they are. In all others a segment that is no plain word of the shop's
 * is left out, because it may be a code, a token or an id. Parameters are never logged.
 */
export function loggedPath(pathname: string, isPublic = (page: string) => publicPage(page) !== null): string {
  const page = pathname.replace(/\.data$/, '');
  if (PLAIN.test(page) && isPublic(page)) return pathname;
  return pathname
    .split('/')
    .map((part) => (part === '' || NAME.test(part) ? part : ':x'))
    .join('/')
    .slice(0, 200);
}
