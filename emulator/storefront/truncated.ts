/**
 * Returns a text of at most so many characters, with three points where something was cut off; whole without a limit.
 */
export function truncated(text: string, limit: number | null): string {
  return limit === null || text.length <= limit ? text : `${text.slice(0, Math.max(0, limit - 3))}...`;
}
