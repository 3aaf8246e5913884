import {ScrollRestoration, type Location} from '@remix-run/react';
import {useEffect, useState} from 'react';

/**
 * Remembers how far each page was scrolled and returns there when the router opens it again. A document that is loaded is the
 * browser's to scroll: the router leaves that to it (`pagehide`).
 *
 * Reason: `ScrollRestoration` writes a script into every document that does the same as the browser, before the first paint.
 * Rendered in the browser alone, that script is inert.
 * Successor in React Router 7: `ScrollRestoration` again has this script; this file works as it is.
 */
export function ScrollPositions() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake && <ScrollRestoration getKey={scrollKey} />;
}

/** The key of a scroll position. Jumps within a page have none: all of them would return to one position. */
function scrollKey({key, pathname, search, hash}: Location): string {
  return key === 'default' && hash !== '' ? pathname + search + hash : key;
}
