/**
 * Returns the answer to a data request upon which the browser loads a document instead, as `redirectDocument` of a loader does.
 * `path` is that of the document, with its query.
 *
 * Reason: a data request can be refused before Remix runs, and its client takes any text that is no turbo-stream for a crash.
 * Successor in React Router 7: status 202 and the same turbo-stream of a `SingleFetchRedirect`.
 */
export function documentReload(path: string): string {
  const redirect = ['redirect', path, 'status', 302, 'revalidate', false, 'reload', true, 'replace'];
  // Numbers are places in the list; `replace` is the same `false` as `revalidate`.
  return `${JSON.stringify([['SingleFetchRedirect', 1], {_2: 3, _4: 5, _6: 7, _8: 9, _10: 7}, ...redirect])}\n`;
}
