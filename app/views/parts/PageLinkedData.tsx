import {createContext, useContext} from 'react';

/** The page's JSON-LD while the document is made on the worker; `''` in the browser, which has no use for it. */
export const LinkedDataContext = createContext('');

/**
 * Writes what search engines read of a page, into its document alone: it is not sent again for the browser to render.
 */
export function PageLinkedData() {
  const json = useContext(LinkedDataContext);
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{__html: json}} />;
}
