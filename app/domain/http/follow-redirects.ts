/** The most redirects in a row; more count as a loop. */
const MOST_STEPS = 5;

/**
 * Returns the last target of a chain of redirects, so that a visitor is redirected once. `next` returns the path that a path was
 * moved to, `null` where it was not moved. `null` for a path that was not moved, a loop and a chain that is too long. Only the
 * query and fragment of the last step are kept.
 */
export async function followRedirects(
  pathname: string,
  next: (pathname: string) => Promise<string | null>,
): Promise<string | null> {
  const seen = new Set([pathname]);
  let target: string | null = null;
  for (let at = pathname, step = 0; step < MOST_STEPS; step += 1) {
    const following = await next(at);
    if (following === null) return target;
    target = following;
    at = following.replace(/[?#].*$/, '');
    if (seen.has(at)) return null;
    seen.add(at);
  }
  return null;
}

/**
 * Returns a target with the query of the address that led to it, unless it has one of its own; `search` begins with `?`
 * or is empty.
 */
export function withQuery(target: string, search: string): string {
  if (target.includes('?')) return target;
  const [path = '', fragment] = target.split('#');
  return fragment === undefined ? path + search : `${path}${search}#${fragment}`;
}
