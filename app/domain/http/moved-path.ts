const MOVED: readonly (readonly [from: RegExp, to: string])[] = [
  [/^\/de$/, '/'],
  [/^\/discount\/([^/]+)$/, '/de/discount/$1'],
  [/^\/cart\/([^/]+)$/, '/de/cart/$1'],
  [/^\/cart$/, '/de/checkout/cart'],
];

/** The platform's usual forms: a merchant's list of redirects may say something else of one of them. */
const PLATFORM: readonly (readonly [from: RegExp, to: string])[] = [
  [/^\/collections\/[^/]+\/products\/([^/]+)$/, '/de/p/$1'],
  [/^\/collections\/([^/]+)$/, '/de/c/$1'],
  [/^\/products\/([^/]+)$/, '/de/p/$1'],
  [/^\/pages\/([^/]+)$/, '/de/e/$1'],
];

/** A path of `/`, or one without slashes at its end. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/**
 * Where a path that the shop does not use has its page, or `null` where it has not moved, or where only the hosted services
 * know (`platformPath`). Takes and gives a pathname that starts with exactly one slash, still percent-encoded, without a query.
 * Source: the decisions on `/de` and the platform's paths.
 */
export function movedPath(pathname: string): string | null {
  const path = withoutTrailingSlash(pathname);
  const target = firstMatch(MOVED, path);
  if (target !== null) return target;
  return path === pathname || platformPath(path) !== null ? null : path;
}

/**
 * Where the platform's usual form of an address leads in this shop; `null` for any other path. Which prefix a collection
 * has its own page under is only known to the platform: here it is `/de/c/`.
 * Source: Specification, section 2, legacy path form `/collections/{slug}`; the decisions on the platform's paths.
 */
export function platformPath(pathname: string): string | null {
  return firstMatch(PLATFORM, withoutTrailingSlash(pathname));
}

function firstMatch(rules: typeof MOVED, path: string): string | null {
  for (const [from, to] of rules) {
    if (from.test(path)) return path.replace(from, to);
  }
  return null;
}
