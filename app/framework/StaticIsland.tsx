import {PrefetchPageLinks} from '@remix-run/react';
import {useId, useRef, useState, type ReactNode} from 'react';

import type {IslandData} from './static-island';
import {useIslandLinks} from './use-island-links';

type Props<T> = {
  readonly data: IslandData<T>;
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
export function StaticIsland<T>({data, ...rest}: Props<T>) {
  const id = useId();
  const {value} = data;
  if (value === undefined) return <Written key="written" id={id} {...rest} />;
  const {as: Element = 'div', className, children} = rest;
  return (
    <Element key="rendered" id={id} className={className}>
      {children(value)}
    </Element>
  );
}

type WrittenProps = Pick<Props<unknown>, 'as' | 'className'> & {readonly id: string};

/** Keeps the HTML of the document. Reads it once, for the case that React renders the whole page anew. */
function Written({as = 'div', className, id}: WrittenProps) {
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
