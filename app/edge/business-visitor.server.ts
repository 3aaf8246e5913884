import {readCookie} from '../config/cookies';
import {isPublicFile} from './public-pages.server';

/**
 * Whether this browser's visitor has logged in as a business and gets a page of their own at `pathname`, never stored. Files are
 * the same for everybody. What they may buy is for the session to say: the cookie alone shows nothing.
 */
export function isBusinessVisitor(request: Request, pathname: string): boolean {
  return readCookie(request.headers.get('Cookie'), 'business') !== null && !isPublicFile(pathname);
}
