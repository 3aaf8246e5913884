/** When the shop was filled: what of it has no date of its own was last changed then. */
export const SEEDED_AT = '2026-01-05T08:00:00Z';
