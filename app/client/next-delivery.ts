import type {Language} from '../config/languages';
import {nextDeliveryDayPath} from '../pages/paths';
import type {Day} from '../domain/delivery';

let asked: Promise<Day | null> | null = null;

/**
 * Returns the day of this visitor's next delivery, fetched once per document; `null` for visitors without a
 * subscription or a login.
 */
export function nextDeliveryDay(language: Language): Promise<Day | null> {
  return (asked ??= ask(language).catch(() => null));
}

async function ask(language: Language): Promise<Day | null> {
  const answer = await fetch(nextDeliveryDayPath(language), {
    headers: {Accept: 'application/json'},
    redirect: 'manual',
  });
  const body: unknown = answer.ok ? await answer.json() : null;
  return typeof body === 'object' && body !== null && 'day' in body && typeof body.day === 'string' ? body.day : null;
}
