const REASONS = ['denied', 'ended', 'expired', 'refused', 'unavailable'] as const;

export type LoginFailureReason = (typeof REASONS)[number];

/** Why a login did not end well, as the page's address says it; `expired` for everything else. */
export function loginFailure(reason: string | null): LoginFailureReason {
  return REASONS.find((known) => known === reason) ?? 'expired';
}
