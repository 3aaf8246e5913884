/** No honest list leads on more often than this. */
const MOST_STEPS = 5;

/**
 * Tells where a path leads in the end: `next` gives the path that one path was moved to, `null` where it was not. So a
 * visitor is led on once, however often a page was renamed. A circle, and a way that never ends, lead nowhere: `null`,
 * as for a path that was not moved. A step's query and fragment are kept if it is the last one.
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
