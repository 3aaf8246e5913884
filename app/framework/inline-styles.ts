import {createContext, useContext} from 'react';

/**
 * The styles that a document is rendered with; nothing in the browser, where they stand in the document already.
 *
 * Reason: Remix links style sheets and never inlines them (docs/decisions/020-inline-css.md).
 * Successor in React Router 7: none; it links them, too.
 */
export const InlineStylesContext = createContext('');

/** Returns the styles that the document is rendered with; empty in the browser. */
export function useInlineStyles(): string {
  return useContext(InlineStylesContext);
}
