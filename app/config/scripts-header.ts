/**
 * The header that names a build by what its scripts can show: the version of the route manifest, which changes with the scripts
 * alone (docs/decisions/205-pages-of-another-build.md). Answers with data have it, and so has a form that a script sends by the router.
 *
 * Reason: Remix compares builds only where it looks for routes, which are all known here.
 * Successor in React Router 7: the same header, for it compares them there alone, too.
 */
export const SCRIPTS_HEADER = 'X-Scripts';
