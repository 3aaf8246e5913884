import {readCookie} from '../config/cookies';

/**
 * Whether this browser's visitor has logged in as a business, and gets public pages of their own, never stored. What they
 * may buy is for the session to say: the cookie alone shows nothing.
 */
export function isBusinessVisitor(request: Request): boolean {
  return readCookie(request.headers.get('Cookie'), 'business') !== null;
}
