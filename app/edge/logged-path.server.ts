import {maskedPath} from '../domain/masked-path';
import {publicPage} from './public-pages.server';

/** Segments of public pages. Any other segment may be a visitor's input. */
const PLAIN = /^(?:\/[a-z0-9-]{1,120})*$/;

/**
 * Returns a path for the log. Paths of public pages stay as they are, all others are masked: a segment may be a visitor's input.
 * Parameters are never logged.
 */
export function loggedPath(pathname: string, isPublic = (page: string) => publicPage(page) !== null): string {
  const page = pathname.replace(/\.data$/, '');
  return PLAIN.test(page) && isPublic(page) ? pathname : maskedPath(pathname);
}
