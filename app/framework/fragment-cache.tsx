import {createContext, useContext, type ReactNode} from 'react';

/** What a document that is being rendered knows of its fragments: parts whose HTML is the same wherever they stand. */
export type Fragments = {
  /** Returns the HTML of a fragment; `undefined` where it has to be rendered. */
  readonly find: (key: string) => string | undefined;
  /** Returns the children of a fragment between marks, by which the finished document tells where its HTML stands. */
  readonly mark: (key: string, children: ReactNode) => ReactNode;
};

/** `null` in development and in the browser, where fragments are rendered like everything else. */
export const FragmentContext = /* @__PURE__ */ createContext<Fragments | null>(null);

/** The element's properties: its children, or their stored HTML. */
type FragmentProps = {readonly children: ReactNode} | {readonly dangerouslySetInnerHTML: {readonly __html: string}};

/**
 * Renders the children of an element once per key and isolate; later documents get their HTML
 * (docs/decisions/156-fragment-cache.md). Nothing in a fragment may call `useId`.
 *
 * @param key names the fragment and all that its HTML depends on, but for the language and its texts
 *
 * Reason: React renders a whole document anew, although menus, footer and most cards have not changed.
 * Successor in React Router 7: none; this file works as it is.
 */
export function useFragment(key: () => string, children: () => ReactNode): FragmentProps {
  if (!import.meta.env.SSR) return {children: children()};
  const fragments = useContext(FragmentContext);
  if (fragments === null) return {children: children()};
  const name = key();
  const html = fragments.find(name);
  return html === undefined ? {children: fragments.mark(name, children())} : {dangerouslySetInnerHTML: {__html: html}};
}
