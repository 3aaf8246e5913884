import {PrefetchPageLinks, useNavigate} from '@remix-run/react';
import {useId, useRef, useState, useEffect, type ReactNode, type RefObject} from 'react';

import {useFragment} from './fragment-cache';
import {isRouted, mayPrefetch} from './page-address';
import type {IslandData} from './static-island';

type Props<T> = {
  readonly data: IslandData<T>;
  /** Identifies the part, with everything besides the data that its HTML depends on: `useFragment` caches it under both. */
  readonly name: string;
  readonly as?: 'div' | 'ul';
  readonly className?: string;
  /** Renders the part. Nothing in it may need a script: only links and forms work. */
  readonly children: (value: T) => ReactNode;
};

/**
 * Renders a part of a page that has no behaviour of its own. HTML from the document stays as it is: it is neither sent a second
 * time as data nor hydrated. Data from a client-side navigation is rendered (docs/decisions/070-static-islands.md).
 *
 * Reason: React 18 hydrates all of a page and needs the data of all of it. `suppressHydrationWarning` with
 * `dangerouslySetInnerHTML` keeps the HTML that is there, which React does not promise.
 * Successor in React Router 7: server components (`unstable_reactRouterRSC`); until they are stable this file works as it is.
 */
export function StaticIsland<T>({data: {value}, as = 'div', className, ...rest}: Props<T>) {
  const id = useId();
  if (value === undefined) return <Written key="written" id={id} as={as} className={className} />;
  return <Rendered key="rendered" id={id} as={as} className={className} value={value} {...rest} />;
}

type RenderedProps<T> = WrittenProps & Pick<Props<T>, 'name' | 'children'> & {readonly value: T};

function Rendered<T>({as: Element, id, className, value, name, children}: RenderedProps<T>) {
  const content = useFragment(
    () => `${name} ${JSON.stringify(value)}`,
    () => children(value),
  );
  return <Element id={id} className={className} {...content} />;
}

type WrittenProps = {
  readonly id: string;
  readonly as: 'div' | 'ul';
  readonly className?: string | undefined;
};

/** Keeps the HTML that the document has at an id. Reads it once, for the case that React makes the element anew. */
export function Written({as, className, id}: WrittenProps) {
  const [html] = useState(() => ({__html: document.getElementById(id)?.innerHTML ?? ''}));
  const place = useRef<HTMLDivElement & HTMLUListElement>(null);
  const prefetched = useIslandLinks(place);
  const Element = as;
  return (
    <>
      <Element id={id} className={className} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={html} />
      {prefetched !== null && <PrefetchPageLinks page={prefetched} />}
    </>
  );
}

/** Milliseconds after which a resting pointer counts as the intention to follow a link. */
const INTENT = 100;

/**
 * Lets the router open the links of a static island, as it does with its own. Returns the address that the visitor is about to
 * follow, so that it can be prefetched.
 *
 * Reason: React has not hydrated these links, so that `Link` does not handle them.
 * Successor in React Router 7: none before server components; the hooks have the same names.
 */
function useIslandLinks(place: RefObject<HTMLElement>): string | null {
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
      if (href === null || event.defaultPrevented || !isRouted(href) || opensElsewhere(event)) return;
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

/** Events that come before a link is followed. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

function addressAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('a:not([target])')?.getAttribute('href') ?? null) : null;
}

/** Whether the browser is asked for a new tab or window, or for a file. */
function opensElsewhere({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
