import {createContext, useContext} from 'react';

/**
 * The styles of the document that is being rendered; empty in the browser, whose document has them already.
 *
 * Reason: Remix links style sheets and never inlines them (docs/decisions/020-inline-css.md).
 * Successor in React Router 7: none; it links them, too.
 */
export const InlineStylesContext = createContext('');

/** Returns the styles that the document is rendered with; empty in the browser. */
export function useInlineStyles(): string {
  return useContext(InlineStylesContext);
}
