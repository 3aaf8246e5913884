import type {Language} from './language';

/** A country that the shop delivers to, as the platform knows it. */
export type Country = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly subscription: boolean;
  /** Coffee may enter, accessories may not. */
  readonly coffeeOnly: boolean;
  /** Outside the customs and VAT area of the Union: the invoice holds no VAT (§ 4 no. 1a, § 6 UStG), and the customer pays import duties. */
  readonly isExport: boolean;
  /** The form of a postal code, after trimming and in upper case. */
  readonly zip: RegExp;
  /**
   * The form of the code of a province or county, where addresses have to name one.
   * Source: https://github.com/Shopify/worldwide at 2514b31c, `data/regions`
   */
  readonly zone?: RegExp;
  /** Postal codes without a rate for shipping, as the merchant's shipping zone leaves their provinces out. */
  readonly notShippedTo?: RegExp;
  /** Working days from dispatch to door. */
  readonly deliveryDays: {readonly min: number; readonly max: number};
};

const NEAR = {min: 2, max: 4};
const FAR = {min: 3, max: 7};
const digits = (count: number) => new RegExp(`^\\d{${count}}$`);

function country(code: string, zip: RegExp, rest: Partial<Omit<Country, 'code' | 'zip'>> = {}): Country {
  return {code, zip, subscription: true, coffeeOnly: false, isExport: false, deliveryDays: FAR, ...rest};
}

const WITHOUT_SUBSCRIPTION = {subscription: false};
const EXPORT = {...WITHOUT_SUBSCRIPTION, isExport: true};
const COFFEE_ONLY = {...EXPORT, coffeeOnly: true};

/**
 * Every country of delivery: the union of both readings in section 9 of the specification, "Shipping countries".
 * Croatia, the Isle of Man and Monaco come from the second reading alone and go without subscription.
 */
export const COUNTRIES: readonly Country[] = [
  country('DE', digits(5), {deliveryDays: {min: 1, max: 3}}),
  country('AT', digits(4), {deliveryDays: NEAR}),
  country('BE', digits(4), {deliveryDays: NEAR}),
  country('BG', digits(4)),
  country('CY', digits(4)),
  country('CZ', /^\d{3} ?\d{2}$/, {deliveryDays: NEAR}),
  country('DK', digits(4), {deliveryDays: NEAR}),
  country('EE', digits(5)),
  country('FI', digits(5)),
  country('FR', digits(5), {deliveryDays: NEAR}),
  country('GR', /^\d{3} ?\d{2}$/),
  country('HU', digits(4)),
  country('IE', /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, {zone: /^[A-Z]{1,2}$/}),
  country('IT', digits(5), {zone: /^[A-Z]{2}$/}),
  country('LV', /^(LV-)?\d{4}$/),
  country('LT', /^(LT-)?\d{5}$/),
  country('LU', /^(L-)?\d{4}$/, {deliveryDays: NEAR}),
  country('MT', /^[A-Z]{3} ?\d{4}$/),
  country('NL', /^\d{4} ?[A-Z]{2}$/, {deliveryDays: NEAR}),
  country('PL', /^\d{2}-\d{3}$/, {deliveryDays: NEAR}),
  country('PT', /^\d{4}-\d{3}$/, {zone: /^PT-\d{2}$/}),
  country('RO', digits(6), {zone: /^[A-Z]{1,2}$/}),
  country('SK', /^\d{3} ?\d{2}$/),
  country('SI', /^(SI-)?\d{4}$/),
  // Las Palmas, Santa Cruz de Tenerife, Ceuta and Melilla.
  country('ES', digits(5), {zone: /^[A-Z]{1,2}$/, notShippedTo: /^(35|38|51|52)/}),
  country('SE', /^\d{3} ?\d{2}$/),
  country('GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, COFFEE_ONLY),
  country('LI', /^94(8[5-9]|9[0-8])$/, EXPORT),
  country('NO', digits(4), COFFEE_ONLY),
  country('CH', digits(4), COFFEE_ONLY),
  country('HR', digits(5), WITHOUT_SUBSCRIPTION),
  country('IM', /^IM\d{1,2} ?\d[A-Z]{2}$/, EXPORT),
  country('MC', /^980\d{2}$/, WITHOUT_SUBSCRIPTION),
];

const BY_CODE = new Map(COUNTRIES.map((entry) => [entry.code, entry]));

/** Finds the country of a two-letter code in upper case, `undefined` where the shop does not deliver. */
export function findCountry(code: string): Country | undefined {
  return BY_CODE.get(code);
}

const NAMES = {
  de: new Intl.DisplayNames('de', {type: 'region'}),
  en: new Intl.DisplayNames('en', {type: 'region'}),
} as const;

/** Returns a country's name in a language. */
export function countryName(code: string, language: Language | Uppercase<Language>): string {
  const names = language === 'de' || language === 'DE' ? NAMES.de : NAMES.en;
  return names.of(code) ?? code;
}

/** Returns all countries with their names, in the alphabetical order of the language. */
export function countryChoices(language: Language): readonly {readonly code: string; readonly name: string}[] {
  return COUNTRIES.map(({code}) => ({code, name: countryName(code, language)})).sort((a, b) =>
    a.name.localeCompare(b.name, language),
  );
}
