import {createContext, useContext} from 'react';

/** The styles that a document is rendered with; nothing in the browser, where they stand in the document already. */
export const InlineStylesContext = createContext('');

export function useInlineStyles(): string {
  return useContext(InlineStylesContext);
}
