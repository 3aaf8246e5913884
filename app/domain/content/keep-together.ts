/** A figure and the space before its unit. */
const FIGURE = /(\d) (?=(?:€|%|°C|k?g|ml|[cmk]?m)(?!\w))/g;

/**
 * Returns editors' words, in whatever shape they come, with figures that no line break parts from their unit: `39 €`
 * stays in one line. Addresses and names hold no such figures.
 */
export function keepTogether(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(FIGURE, '$1\u00a0');
  if (Array.isArray(value)) return value.map((each: unknown) => keepTogether(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]: [string, unknown]) => [name, keepTogether(each)]));
}
