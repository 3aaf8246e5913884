/** What the clock reads of the worker's configuration. */
export type ClockEnv = {
  /** Milliseconds by which the emulated world is ahead of the machine; a string where it comes from configuration. */
  readonly CLOCK_OFFSET_MS?: string | number;
};

/**
 * Returns the time in the emulated world, in milliseconds since 1970. Every emulated service asks here, so that one
 * offset moves them all.
 *
 * @throws {RangeError} when the configured offset is no number
 */
export function now(env: ClockEnv): number {
  const offset = Number(env.CLOCK_OFFSET_MS ?? 0);
  if (!Number.isFinite(offset)) throw new RangeError('CLOCK_OFFSET_MS is not a number');
  return Date.now() + offset;
}

/** Returns the day in Germany, `2026-11-21`, at a moment (milliseconds since 1970). */
export function dayInGermany(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/Berlin'}).format(at);
}
