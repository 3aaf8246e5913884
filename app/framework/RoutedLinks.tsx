import {PrefetchPageLinks, useLocation, useNavigate} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {isRouted, mayPrefetch} from './page-address';

/** Milliseconds after which an event counts as the intention to follow a link, if the pointer stays: a tap is shorter than a rest. */
const SIGNS: ReadonlyMap<string, number> = new Map([
  ['pointerover', 100],
  ['focusin', 100],
  ['touchstart', 40],
]);

/** A finger that moves scrolls. */
const ENDS = ['touchmove', 'touchcancel'] as const;

/**
 * Lets the router open the links of the document, wherever they stand, and fetches what a visitor is about to follow. A link is a
 * plain `<a>`; with `target="_self"` the browser opens it. `data-keep-scroll` keeps the page where it is scrolled to, `data-replace`
 * takes the place of the present address in the history.
 *
 * Reason: a component for each link makes hydration and every navigation slower, and static islands have none.
 * Successor in React Router 7: the hooks have the same names.
 */
export function RoutedLinks() {
  const navigate = useNavigate();
  const {key} = useLocation();
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => setMeant(null), [key]);
  useEffect(() => {
    let resting = 0;
    const stop = () => window.clearTimeout(resting);
    const mean = ({type, target}: Event) => {
      stop();
      const href = linkAt(target)?.getAttribute('href') ?? '';
      if (mayPrefetch(href)) resting = window.setTimeout(() => setMeant(href), SIGNS.get(type));
    };
    const follow = (event: MouseEvent) => {
      // What is fetched for the click is not to be fetched ahead as well.
      stop();
      const link = linkAt(event.target);
      const href = link?.getAttribute('href') ?? '';
      if (!link || event.defaultPrevented || !isRouted(href) || opensElsewhere(event)) return;
      event.preventDefault();
      const {pathname, search, hash} = location;
      navigate(href, {
        preventScrollReset: link.hasAttribute('data-keep-scroll'),
        replace: link.hasAttribute('data-replace') || href === pathname + search + hash,
      });
    };
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('click', follow, {signal});
    for (const sign of SIGNS.keys()) document.addEventListener(sign, mean, {passive: true, signal});
    for (const end of ENDS) document.addEventListener(end, stop, {passive: true, signal});
    return () => {
      stop();
      listening.abort();
    };
  }, [navigate]);
  return meant === null ? null : <PrefetchPageLinks page={meant} />;
}

function linkAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a:not([target],[download])') : null;
}

/** Whether the browser is asked for a new tab or window, or for a file. */
function opensElsewhere({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
