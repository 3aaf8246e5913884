import {useId, useState} from 'react';

import {useFragment} from './fragment-cache';
import {type IslandData, type IslandPart, partOf} from './static-island';

type Props = {
  readonly data: IslandData;
  readonly name: string;
  readonly as?: 'div' | 'ul';
  readonly className?: string;
};

/**
 * Shows a part of a page that has no behaviour of its own: only links and forms work in it. Its HTML is made by the worker, for a
 * document as for a client-side navigation; the browser neither hydrates nor renders it (docs/decisions/070-static-islands.md).
 *
 * Reason: React 18 hydrates all of a page and needs the data of all of it. `suppressHydrationWarning` with
 * `dangerouslySetInnerHTML` keeps the HTML that is there, which React does not promise.
 * Successor in React Router 7: server components (`unstable_reactRouterRSC`); until they are stable this file works as it is.
 */
export function StaticIsland({data, name, as = 'div', className}: Props) {
  const id = useId();
  const part = import.meta.env.SSR ? partOf(data, name) : undefined;
  if (part) return <Rendered id={id} as={as} className={className} part={part} />;
  return <Written id={id} as={as} className={className} html={data.html?.[name]} />;
}

type ElementProps = {
  readonly id: string;
  readonly as: 'div' | 'ul';
  readonly className?: string | undefined;
};

function Rendered({as: Element, id, className, part}: ElementProps & {readonly part: IslandPart}) {
  const content = useFragment(part.key, () => part.content);
  return <Element id={id} className={className} {...content} />;
}

/**
 * Shows HTML: `html`, or where that is absent what the document has at an id. That is read once, for the case that React makes
 * the element anew.
 */
export function Written({as, className, id, html}: ElementProps & {readonly html?: string | undefined}) {
  const [ofDocument] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  const Element = as;
  return (
    <Element
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html ?? ofDocument}}
    />
  );
}
