/**
 * Parses `Retry-After` (RFC 9110, 10.2.3) to whole seconds from `now` (milliseconds); `null` where it is missing or wrong.
 */
export function retryAfterSeconds(said: string | null, now: number): number | null {
  if (said === null) return null;
  if (/^\d{1,9}$/.test(said)) return Number(said);
  const date = /^[A-Z][a-z]{2}, .* GMT$/.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
