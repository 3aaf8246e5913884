import type {Language} from './languages';

export type ShippingCountry<Code extends string = string> = {
  /** ISO 3166-1 alpha-2. */
  readonly code: Code;
  readonly name: Readonly<Record<Language, string>>;
  readonly availableForSubscription: boolean;
  /** No accessories are sent there (Specification, section 5, Countries). */
  readonly coffeeOnly?: boolean;
  /** It is outside the customs and VAT area of the Union: invoices there hold no VAT, and its customers pay import duties. */
  readonly hasImportDuties?: boolean;
};

/** One row of the table: code, German name, English name, and how the country differs from most. */
function country<const Code extends string>(
  code: Code,
  de: string,
  en: string,
  differences: Partial<Omit<ShippingCountry, 'code' | 'name'>> = {},
): ShippingCountry<Code> {
  return {
    code,
    name: {de, en},
    availableForSubscription: true,
    ...differences,
  };
}

const NO_SUBSCRIPTION = {availableForSubscription: false};
/** Liechtenstein belongs to the customs area of Switzerland, the Isle of Man to that of the United Kingdom. */
const IMPORTED = {...NO_SUBSCRIPTION, hasImportDuties: true};
const COFFEE_ONLY = {...IMPORTED, coffeeOnly: true};

/** Where the shop ships: the union of both readings of the specification's section 9, Germany first, then by code. */
export const SHIPPING_COUNTRIES = [
  country('DE', 'Deutschland', 'Germany'),
  country('AT', 'Österreich', 'Austria'),
  country('BE', 'Belgien', 'Belgium'),
  country('BG', 'Bulgarien', 'Bulgaria'),
  country('CH', 'Schweiz', 'Switzerland', COFFEE_ONLY),
  country('CY', 'Zypern', 'Cyprus'),
  country('CZ', 'Tschechien', 'Czech Republic'),
  country('DK', 'Dänemark', 'Denmark'),
  country('EE', 'Estland', 'Estonia'),
  country('ES', 'Spanien', 'Spain'),
  country('FI', 'Finnland', 'Finland'),
  country('FR', 'Frankreich', 'France'),
  country('GB', 'Vereinigtes Königreich', 'United Kingdom', COFFEE_ONLY),
  country('GR', 'Griechenland', 'Greece'),
  country('HR', 'Kroatien', 'Croatia', NO_SUBSCRIPTION),
  country('HU', 'Ungarn', 'Hungary'),
  country('IE', 'Irland', 'Ireland'),
  country('IM', 'Isle of Man', 'Isle of Man', IMPORTED),
  country('IT', 'Italien', 'Italy'),
  country('LI', 'Liechtenstein', 'Liechtenstein', IMPORTED),
  country('LT', 'Litauen', 'Lithuania'),
  country('LU', 'Luxemburg', 'Luxembourg'),
  country('LV', 'Lettland', 'Latvia'),
  country('MC', 'Monaco', 'Monaco', NO_SUBSCRIPTION),
  country('MT', 'Malta', 'Malta'),
  country('NL', 'Niederlande', 'Netherlands'),
  country('NO', 'Norwegen', 'Norway', COFFEE_ONLY),
  country('PL', 'Polen', 'Poland'),
  country('PT', 'Portugal', 'Portugal'),
  country('RO', 'Rumänien', 'Romania'),
  country('SE', 'Schweden', 'Sweden'),
  country('SI', 'Slowenien', 'Slovenia'),
  country('SK', 'Slowakei', 'Slovakia'),
] as const;

export type ShippingCountryCode = (typeof SHIPPING_COUNTRIES)[number]['code'];

/** Returns the country of a two-letter code, upper case; `null` where the shop does not ship. */
export function shippingCountry(code: string): ShippingCountry<ShippingCountryCode> | null {
  return SHIPPING_COUNTRIES.find((candidate) => candidate.code === code) ?? null;
}
