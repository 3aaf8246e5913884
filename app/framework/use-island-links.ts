import {useNavigate} from '@remix-run/react';
import {useEffect, useState, type RefObject} from 'react';

import {isRouted, mayPrefetch} from './page-address';

/** Milliseconds that a pointer rests on a link which somebody means to follow. */
const INTENT = 100;

/**
 * Lets the router open the links of a static island, as it does with its own. Returns the address that the visitor is about to
 * follow, so that it can be prefetched.
 *
 * Reason: React has not hydrated these links, so that `Link` does not handle them.
 * Successor in React Router 7: none before server components; the hooks have the same names.
 */
export function useIslandLinks(place: RefObject<HTMLElement>): string | null {
  const navigate = useNavigate();
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let resting = 0;
    const mean = ({target}: Event) => {
      window.clearTimeout(resting);
      const href = addressAt(target);
      if (href !== null && mayPrefetch(href)) resting = window.setTimeout(() => setMeant(href), INTENT);
    };
    const follow = (event: MouseEvent) => {
      const href = addressAt(event.target);
      if (href === null || !isRouted(href) || opensElsewhere(event)) return;
      event.preventDefault();
      navigate(href);
    };
    element.addEventListener('click', follow);
    for (const sign of SIGNS) element.addEventListener(sign, mean, {passive: true});
    return () => {
      window.clearTimeout(resting);
      element.removeEventListener('click', follow);
      for (const sign of SIGNS) element.removeEventListener(sign, mean);
    };
  }, [place, navigate]);
  return meant;
}

/** What somebody does who may follow a link next. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

function addressAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('a:not([target])')?.getAttribute('href') ?? null) : null;
}

/** Whether the browser is asked for a new tab or window, or for a file. */
function opensElsewhere({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
