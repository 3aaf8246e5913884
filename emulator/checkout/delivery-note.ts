import type {Language} from '../shared/language';
import type {Merchandise} from './quote';

const NOTES = {
  de: {
    locale: 'de-DE',
    preOrder: (day: string) => `Versand ab ${day}`,
    undated: 'Versand, sobald es eintrifft',
    time: (time: string) => `Lieferzeit: ${time}`,
  },
  en: {
    locale: 'en-GB',
    preOrder: (day: string) => `Ships from ${day}`,
    undated: 'Ships as soon as it is in stock',
    time: (time: string) => `Delivery time: ${time}`,
  },
} as const;

/**
 * Returns what is said beside goods that do not arrive as usual: when their shipping begins, or how long they take.
 * `null` for all others. An extension of the checkout shows the merchant's fields there (`docs/deploying.md`).
 */
export function deliveryNote(
  {preOrder, deliveryTime}: Pick<Merchandise, 'preOrder' | 'deliveryTime'>,
  language: Language,
): string | null {
  const t = NOTES[language];
  if (preOrder === undefined) return deliveryTime === undefined ? null : t.time(deliveryTime);
  return preOrder.from === null ? t.undated : t.preOrder(dayText(preOrder.from, t.locale));
}

function dayText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(Date.parse(day));
}
