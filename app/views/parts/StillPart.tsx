import {PrefetchPageLinks} from '@remix-run/react';
import {useId, useRef, useState, type ReactNode} from 'react';

import type {Still} from './still';
import {useWrittenLinks} from './use-written-links';

type Props<T> = {
  readonly part: Still<T>;
  readonly as?: 'div' | 'ul';
  readonly className?: string;
  /** Shows the part. Nothing in it may need a script: links and forms are all it can do. */
  readonly children: (value: T) => ReactNode;
};

/**
 * A part of a page that only stands there. What came as HTML stays as it is, and is neither sent as data nor gone through
 * when the page comes alive; what came as data is rendered (docs/decisions/070-said-once.md).
 */
export function StillPart<T>({part, ...rest}: Props<T>) {
  const id = useId();
  const {value} = part;
  if (value === undefined) return <Written key="written" id={id} {...rest} />;
  const {as: Element = 'div', className, children} = rest;
  return (
    <Element key="rendered" id={id} className={className}>
      {children(value)}
    </Element>
  );
}

type WrittenProps = Pick<Props<unknown>, 'as' | 'className'> & {readonly id: string};

/** What the document says in this place. It is read there once, for the case that React has to make the whole page anew. */
function Written({as = 'div', className, id}: WrittenProps) {
  const [html] = useState(() => ({__html: document.getElementById(id)?.innerHTML ?? ''}));
  const place = useRef<HTMLDivElement & HTMLUListElement>(null);
  const prefetched = useWrittenLinks(place);
  const Element = as;
  return (
    <>
      <Element id={id} className={className} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={html} />
      {prefetched !== null && <PrefetchPageLinks page={prefetched} />}
    </>
  );
}
