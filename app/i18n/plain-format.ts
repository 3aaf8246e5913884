import type {Language} from '../config/languages';
import german from '#locales/de/calendar.json' with {type: 'json'};
import english from '#locales/en/calendar.json' with {type: 'json'};

/** What pages write most: numbers, euros and days. */
export type PlainFormat = {
  /** At most three decimal places: '1.234,5' or '1,234.5'. */
  readonly number: (value: number) => string;
  /** Always one decimal place: '4,0' or '4.0'. */
  readonly oneDecimal: (value: number) => string;
  /** '12,90 €' or '€12.90'; a discount has a minus sign before it, '−7,93 €'. */
  readonly euros: (cents: number) => string;
  /** '21. November' or '21 November', never broken between the two, with the year behind it where it is wanted; `null` for what is no ISO date by itself. */
  readonly day: (date: string, style?: {readonly year: boolean}) => string | null;
};

const MARKS = {
  de: {decimal: ',', group: '.', euro: ['', '\u00a0€'], day: '.\u00a0', months: german.months},
  en: {decimal: '.', group: ',', euro: ['€', ''], day: '\u00a0', months: english.months},
} as const satisfies Record<Language, object>;

const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Keeps the number of a day and its month on one line, of a date as `Intl` writes it. */
export function unbrokenDay(date: string): string {
  return date.replace(/^(\d+\.?) /, '$1\u00a0');
}

/**
 * Formats as `Intl` does, except for the space behind a day's number and the minus sign, which is a hyphen. Reason: a
 * browser's first `Intl` formatter takes 25 to 60 ms on a desktop, and four times as long on a slow phone, during
 * hydration.
 */
export function plainFormat(language: Language): PlainFormat {
  const {decimal, group, euro, day, months} = MARKS[language];
  const written = (sign: boolean, digits: string): string => {
    const [whole = '', fraction] = digits.split('.');
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
    return (sign ? '-' : '') + grouped + (fraction === undefined ? '' : decimal + fraction);
  };
  const rounded = (value: number, places: number): number => Math.round(Math.abs(value) * 10 ** places) / 10 ** places;
  return {
    number: (value) => written(value < 0, String(rounded(value, 3))),
    oneDecimal: (value) => written(value < 0, rounded(value, 1).toFixed(1)),
    euros: (cents) => {
      const digits = String(Math.abs(cents)).padStart(3, '0');
      const amount = written(false, `${digits.slice(0, -2)}.${digits.slice(-2)}`);
      return (cents < 0 ? '−' : '') + euro.join(amount);
    },
    day: (date, {year: withYear} = {year: false}) => {
      const [, year = '', month = '', dayOfMonth = ''] = ISO_DATE.exec(date) ?? [];
      const name = months[Number(month) - 1];
      if (name === undefined) return null;
      return `${Number(dayOfMonth)}${day}${name}${withYear ? ` ${year}` : ''}`;
    },
  };
}
