import {expireCookie, readCookie, serializeCookie} from '../config/cookies';
import type {Jar} from '../services/account/browser-session.server';

/**
 * Creates a jar of the request's cookies (`received`) that writes its changes to the answer's (`outgoing`), and reads them from then on.
 */
export function createCookieJar(received: string | null, outgoing: Map<string, string>): Jar {
  const written = new Map<string, string | null>();
  return {
    read: (key) => {
      const now = written.get(key);
      return now === undefined ? readCookie(received, key) : now;
    },
    write: (key, value) => {
      written.set(key, value);
      outgoing.set(key, serializeCookie(key, value));
    },
    remove: (key) => {
      written.set(key, null);
      outgoing.set(key, expireCookie(key));
    },
  };
}
