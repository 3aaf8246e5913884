/** A segment that is a name of the shop's own: lower case, short, and without digits that could be a number. */
const NAME = /^[a-z][a-z-]{0,40}(\.(json|xml|txt|data))?$/;

/** Returns a path in which every segment that is no plain word of the shop's is `:x`: it may be a code, a token or an id. */
export function maskedPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (part === '' || NAME.test(part) ? part : ':x'))
    .join('/')
    .slice(0, 200);
}
