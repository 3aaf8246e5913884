const DAYS_OF_WEEK = 7;
const INTERVAL = /(?:(\d+)\.?|\b(?:jede[nr]?|every|each))[\s-]*(tag|day|woche|week)/i;
const WEEKLY = /\b(?:wöchentlich|weekly)\b/i;

/**
 * Returns the interval that a selling plan's name tells, in weeks, such as 2 for "Alle 14 Tage"; `null` if it tells none. The platform gives
 * the plan of an ordered line by its name alone, which the merchant words. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04/objects/LineItemSellingPlan
 */
export function weeksIn(name: string): number | null {
  const [, count = '1', unit = ''] = INTERVAL.exec(name) ?? [];
  if (unit === '') return WEEKLY.test(name) ? 1 : null;
  const weeks = /^(?:woche|week)/i.test(unit) ? Number(count) : Number(count) / DAYS_OF_WEEK;
  return Number.isInteger(weeks) && weeks > 0 ? weeks : null;
}
