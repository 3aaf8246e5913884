import type {EntryContext} from '@remix-run/server-runtime';

/**
 * Returns the addresses of the style sheets of a page's routes, from the outermost route to the page's own, each once.
 *
 * Reason: the page's styles stand in its document (docs/decisions/020-inline-css.md), and Remix only links them.
 * Successor in React Router 7: the same fields of its `EntryContext`.
 */
export function styleSheetsOf({manifest, staticHandlerContext: {matches}}: EntryContext): readonly string[] {
  return [...new Set(matches.flatMap(({route}) => manifest.routes[route.id]?.css ?? []))];
}
