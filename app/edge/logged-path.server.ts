import {publicPage} from './public-pages.server';

/** A part of an address that is a name of ours: lower case, not long, and with no digits that could count somebody. */
const NAME = /^[a-z][a-z-]{0,40}(\.(json|xml|txt|data))?$/;
/** Segments of public pages. Any other segment may be a visitor's input. */
const PLAIN = /^(?:\/[a-z0-9-]{1,120})*$/;

/**
 * Returns a path as logs may hold it. Pages that are the same for everybody stay as they are; in all others what is not a
 * plain word of ours is left out, for it may be a code, a token or an id. Parameters are never logged.
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
