/**
 * What can be switched off without a new build, by its name in the variable `SWITCHED_OFF`, for everybody or for a share of
 * visitors: pages then behave as while the service behind it is down. What the law asks for (withdrawal, cancellation, legal pages) has no switch.
 */
export const FEATURES = [
  'search',
  'reviews',
  'newsletter',
  'gift-redemption',
  'back-in-stock',
  'saved-carts',
  'tracking',
  'subscriptions',
  'measurement',
] as const;

export type Feature = (typeof FEATURES)[number];

/** What is switched off, each for how many of the 100 groups of visitors: 100 stands for everybody. */
export type Switches = ReadonlyMap<Feature, number>;

/** How many groups visitors are drawn into. */
export const GROUPS = 100;

/**
 * Returns the features that are off for a group (0 to 99); for `null`, a visitor without one, those that are off for
 * everybody. Shares are consecutive ranges: `a 25%, b 10%` are the groups 0 to 24 and 25 to 34; after 99 they continue
 * at 0. So no group misses two features, the effect of each can be measured alone, and the cache holds one document of
 * a page per feature and one for all other groups.
 */
export function switchedOffFor(switches: Switches, group: number | null): readonly Feature[] {
  const off: Feature[] = [];
  let first = 0;
  for (const [feature, share] of switches) {
    if (share >= GROUPS) {
      off.push(feature);
      continue;
    }
    if (group !== null && (group - first + GROUPS) % GROUPS < share) off.push(feature);
    first = (first + share) % GROUPS;
  }
  return off;
}

/** Tells whether any feature is switched off for some groups only. */
export function dependsOnGroup(switches: Switches): boolean {
  return [...switches.values()].some((share) => share < GROUPS);
}
