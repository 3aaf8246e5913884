import type {Language} from '../config/languages';
import {nextDeliveryDayPath} from '../pages/paths';
import type {Day} from '../domain/delivery';
import {fetchOwn} from './fetch-own';

let asked: Promise<Day | null> | null = null;

/**
 * Returns the day of this visitor's next delivery, fetched once per document; `null` for visitors without a
 * subscription or a login.
 */
export function nextDeliveryDay(language: Language): Promise<Day | null> {
  return (asked ??= ask(language).catch(() => null));
}

async function ask(language: Language): Promise<Day | null> {
  return (await fetchOwn(nextDeliveryDayPath(language), isAnswer, {redirect: 'manual'})).day;
}

function isAnswer(value: unknown): value is {readonly day: Day | null} {
  return typeof value === 'object' && value !== null && 'day' in value;
}
