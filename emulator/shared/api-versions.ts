/** The versions of the platform's APIs that are served, oldest first. Each one ends about a year after its first day. */
export const SERVED_VERSIONS = ['2026-01', '2026-04', '2026-07', '2026-10'] as const;

export type ServedVersion = (typeof SERVED_VERSIONS)[number];

const [OLDEST, , , NEWEST] = SERVED_VERSIONS;

/** The newest version, which the services name of themselves. */
export const NEWEST_VERSION = NEWEST;

/**
 * Returns the version that answers a request for `asked`: an ended one is answered by the oldest that is served, `unstable` by
 * the newest. `null` where there is none of that name: versions begin with a quarter, and none is served ahead of its time.
 */
export function servedVersion(asked: string): ServedVersion | null {
  if (asked === 'unstable') return NEWEST_VERSION;
  if (!/^20(?:19|2\d)-(?:01|04|07|10)$/.test(asked) || asked > NEWEST_VERSION) return null;
  return SERVED_VERSIONS.find((version) => version === asked) ?? OLDEST;
}
