import {readCookie} from '../config/cookies';
import {COOKIES} from '../config/cookies.server';
import {isPublicFile} from './public-pages.server';

/**
 * Tells whether the visitor has the cookie of a business customer, so that the page at `pathname` is rendered for them
 * and never stored. Public files are the same for every visitor. The cookie grants nothing: the session decides what
 * the customer may buy.
 */
export function isBusinessVisitor(request: Request, pathname: string): boolean {
  return readCookie(request.headers.get('Cookie'), COOKIES.business) !== null && !isPublicFile(pathname);
}
