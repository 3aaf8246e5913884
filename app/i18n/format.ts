import {DEFAULT_CURRENCY} from '../config/commerce';
import {LOCALES, type Language} from '../config/languages';
import type {DayRange} from '../domain/delivery';
import type {Money} from '../domain/money';
import type {PiecePrice, UnitPrice} from '../domain/product/unit-price';
import {plainFormat, unbrokenDay} from './plain-format';

export type Format = {
  /** '12,90 €' or '€12.90'. */
  readonly money: (money: Money) => string;
  /** '39 €', '4,90 €': an amount in a sentence, a whole one without cents. */
  readonly amount: (money: Money) => string;
  /** '35,60 €/kg' or '3,56 €/100 g': the price with '/{unit in lower case}' (Specification, section 9, Prices). */
  readonly unitPrice: (unitPrice: UnitPrice) => string;
  /** '8,90 € (35,60 €/kg)', or the price alone. */
  readonly piecePrice: (piece: PiecePrice) => string;
  /** '21. November 2026' or '21 November 2026'; `date` is an ISO date or instant, told in the shop's time zone. */
  readonly date: (date: string) => string;
  /** '10:30': the time of day in the shop's time zone. */
  readonly time: (date: string) => string;
  /** '21. November' or '21 November', for days that are near. */
  readonly dayMonth: (date: string) => string;
  /** '2.' and '4. December', or '30 November' and '2 December': the ends of a range of near days, which name a month once. */
  readonly dayRange: (days: DayRange) => {readonly from: string; readonly to: string};
  readonly number: (value: number) => string;
  /** One decimal place, for ratings. */
  readonly rating: (value: number) => string;
};

/** Where the roastery stands: one time zone for every reader, so that worker and browser write the same day. */
const TIME_ZONE = 'Europe/Berlin';

const formats = new Map<Language, Format>();

/** Makes a thing with its first use: a formatter takes milliseconds to make, the first one many more, and most pages need none. */
function whenUsed<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function buildFormat(language: Language): Format {
  const {locale} = LOCALES[language];
  const plain = plainFormat(language);
  const currencies = new Map<string, Intl.NumberFormat>();
  const currencyFormat = (currency: string): Intl.NumberFormat => {
    const known = currencies.get(currency);
    if (known) return known;
    const made = new Intl.NumberFormat(locale, {style: 'currency', currency});
    currencies.set(currency, made);
    return made;
  };
  const dates = whenUsed(() => new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: TIME_ZONE}));
  const times = whenUsed(
    () => new Intl.DateTimeFormat(locale, {hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE}),
  );
  const dayMonths = whenUsed(
    () => new Intl.DateTimeFormat(locale, {day: 'numeric', month: 'long', timeZone: TIME_ZONE}),
  );
  const money = ({cents, currency}: Money): string =>
    currency === DEFAULT_CURRENCY ? plain.euros(cents) : currencyFormat(currency).format(cents / 100);
  const unitPrice = ({price, quantity, unit}: UnitPrice): string =>
    `${money(price)}/${quantity === 1 ? '' : `${plain.number(quantity)}\u00a0`}${unit}`;
  const dayMonth = (date: string): string => plain.day(date) ?? unbrokenDay(dayMonths().format(new Date(date)));
  return {
    money,
    amount: (sum) => (sum.cents % 100 === 0 ? money(sum).replace(/[.,]00(?!\d)/, '') : money(sum)),
    unitPrice,
    piecePrice: ({price, unitPrice: unit}) => money(price) + (unit === null ? '' : ` (${unitPrice(unit)})`),
    date: (date) => plain.day(date, {year: true}) ?? unbrokenDay(dates().format(new Date(date))),
    time: (date) => times().format(new Date(date)),
    dayMonth,
    dayRange: ({from, to}) => {
      const first = dayMonth(from);
      const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
      return {from: isOneMonth ? first.replace(/\u00a0.*/, '') : first, to: dayMonth(to)};
    },
    number: plain.number,
    rating: plain.oneDecimal,
  };
}

/** Returns the formatters of a language, made once. */
export function createFormat(language: Language): Format {
  const known = formats.get(language);
  if (known) return known;
  const made = buildFormat(language);
  formats.set(language, made);
  return made;
}
