/** So many redirects in a row count as a loop. */
const LOOP_STEPS = 5;

/** Where something has moved to: for good (301), or for now (302). */
export type Move = {readonly target: string; readonly isPermanent: boolean};

/**
 * Returns the last target of a chain of redirects, so that a visitor is redirected once. `next` returns where a path was
 * moved to, `null` where it was not moved. `null` for a path that was not moved, a loop and a chain that is too long. Only the
 * query and fragment of the last step are kept. A chain is permanent where all of its steps are.
 */
export async function followRedirects(
  pathname: string,
  next: (pathname: string) => Promise<Move | null>,
): Promise<Move | null> {
  const seen = new Set([pathname]);
  let target: string | null = null;
  let isPermanent = true;
  for (let at = pathname, step = 0; step < LOOP_STEPS; step += 1) {
    const following = await next(at);
    if (following === null) return target === null ? null : {target, isPermanent};
    target = following.target;
    isPermanent &&= following.isPermanent;
    at = target.replace(/[?#].*$/, '');
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
