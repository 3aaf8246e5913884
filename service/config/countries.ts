/** A country that the shop delivers to. */
export type Country = {
  readonly subscription: boolean;
  /** The pattern of its postal codes, trimmed and in upper case. */
  readonly zip: RegExp;
};

const digits = (count: number) => new RegExp(`^\\d{${count}}$`);

function country(zip: RegExp, rest: Partial<Omit<Country, 'zip'>> = {}): Country {
  return {zip, subscription: true, ...rest};
}

const WITHOUT_SUBSCRIPTION = {subscription: false};

/** Every country of delivery by its code, ISO 3166-1 alpha-2. Source: Specification, section 9, "Shipping countries". */
export const COUNTRIES: ReadonlyMap<string, Country> = new Map([
  ['DE', country(digits(5))],
  ['AT', country(digits(4))],
  ['BE', country(digits(4))],
  ['BG', country(digits(4))],
  ['CY', country(digits(4))],
  ['CZ', country(/^\d{3} ?\d{2}$/)],
  ['DK', country(digits(4))],
  ['EE', country(digits(5))],
  ['FI', country(digits(5))],
  ['FR', country(digits(5))],
  ['GR', country(/^\d{3} ?\d{2}$/)],
  ['HU', country(digits(4))],
  ['IE', country(/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/)],
  ['IT', country(digits(5))],
  ['LV', country(/^(LV-)?\d{4}$/)],
  ['LT', country(/^(LT-)?\d{5}$/)],
  ['LU', country(/^(L-)?\d{4}$/)],
  ['MT', country(/^[A-Z]{3} ?\d{4}$/)],
  ['NL', country(/^\d{4} ?[A-Z]{2}$/)],
  ['PL', country(/^\d{2}-\d{3}$/)],
  ['PT', country(/^\d{4}-\d{3}$/)],
  ['RO', country(digits(6))],
  ['SK', country(/^\d{3} ?\d{2}$/)],
  ['SI', country(/^(SI-)?\d{4}$/)],
  ['ES', country(digits(5))],
  ['SE', country(/^\d{3} ?\d{2}$/)],
  ['GB', country(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, WITHOUT_SUBSCRIPTION)],
  ['LI', country(/^94(8[5-9]|9[0-8])$/, WITHOUT_SUBSCRIPTION)],
  ['NO', country(digits(4), WITHOUT_SUBSCRIPTION)],
  ['CH', country(digits(4), WITHOUT_SUBSCRIPTION)],
  ['HR', country(digits(5), WITHOUT_SUBSCRIPTION)],
  ['IM', country(/^IM\d{1,2} ?\d[A-Z]{2}$/, WITHOUT_SUBSCRIPTION)],
  ['MC', country(/^980\d{2}$/, WITHOUT_SUBSCRIPTION)],
]);
