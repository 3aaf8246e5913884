/**
 * Returns the body of the answer to a data request upon which the browser loads a document instead, as `redirectDocument` of a
 * loader does. `path` is that of the document, with its query.
 *
 * Reason: a data request can be refused before Remix runs, and its client takes any text that is no turbo-stream for a crash.
 * Successor in React Router 7: status 202 and the same turbo-stream of a `SingleFetchRedirect`.
 */
export function documentReload(path: string): string {
  return encoded({_2: 3, _4: 5, _6: 7, _8: 9, _10: 7}, path, ['reload', true, 'replace']);
}

/** Returns the body of the answer to a data request that leads the browser to another path, as `redirect` of a loader does. */
export function dataRedirect(path: string): string {
  return encoded({_2: 3, _4: 5, _6: 7, _8: 7, _9: 7}, path, ['reload', 'replace']);
}

/** Numbers of `places` are places in the list, of a name and its value; one `false` does for all. */
function encoded(places: Readonly<Record<string, number>>, path: string, rest: readonly unknown[]): string {
  const redirect = ['redirect', path, 'status', 302, 'revalidate', false, ...rest];
  return `${JSON.stringify([['SingleFetchRedirect', 1], places, ...redirect])}\n`;
}
