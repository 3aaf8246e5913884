const MOVED: readonly (readonly [from: RegExp, to: string])[] = [
  [/^\/de$/, '/'],
  [/^\/collections\/[^/]+\/products\/([^/]+)$/, '/de/p/$1'],
  [/^\/collections\/([^/]+)$/, '/de/c/$1'],
  [/^\/products\/([^/]+)$/, '/de/p/$1'],
  [/^\/pages\/([^/]+)$/, '/de/e/$1'],
  [/^\/discount\/([^/]+)$/, '/de/discount/$1'],
  [/^\/cart\/([^/]+)$/, '/de/cart/$1'],
  [/^\/cart$/, '/de/checkout/cart'],
];

/**
 * Where a path that the shop does not use has its page, or `null` where it has not moved. Takes and gives a pathname that
 * starts with exactly one slash, still percent-encoded, without a query. The kind of a collection is only known to the
 * platform, so every collection goes to `/de/c/` and its route corrects the prefix.
 * Source: Specification, section 2, legacy path form `/collections/{slug}`; the decisions on `/de` and the platform's paths.
 */
export function movedPath(pathname: string): string | null {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  for (const [from, to] of MOVED) {
    if (from.test(path)) return path.replace(from, to);
  }
  return path === pathname ? null : path;
}
