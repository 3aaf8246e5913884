import type {Language} from './languages';

export type ShippingCountry<Code extends string = string> = {
  /** ISO 3166-1 alpha-2. */
  readonly code: Code;
  readonly name: Readonly<Record<Language, string>>;
  readonly availableForSubscription: boolean;
  /** No accessories are sent there (Specification, section 5, Countries). */
  readonly coffeeOnly: boolean;
  /** Its addresses name a province or county. */
  readonly hasProvince: boolean;
};

/** One row of the table: code, German name, English name, subscription, coffee only. */
function country<const Code extends string>(
  code: Code,
  de: string,
  en: string,
  rules: {readonly subscription: boolean; readonly coffeeOnly?: boolean; readonly province?: boolean},
): ShippingCountry<Code> {
  return {
    code,
    name: {de, en},
    availableForSubscription: rules.subscription,
    coffeeOnly: rules.coffeeOnly ?? false,
    hasProvince: rules.province ?? false,
  };
}

const WITH = {subscription: true};
const WITH_PROVINCE = {subscription: true, province: true};
const WITHOUT = {subscription: false};
const COFFEE_ONLY = {subscription: false, coffeeOnly: true};

/** Where the shop ships: the union of both readings of the specification's section 9, Germany first, then by code. */
export const SHIPPING_COUNTRIES = [
  country('DE', 'Deutschland', 'Germany', WITH),
  country('AT', 'Österreich', 'Austria', WITH),
  country('BE', 'Belgien', 'Belgium', WITH),
  country('BG', 'Bulgarien', 'Bulgaria', WITH),
  country('CH', 'Schweiz', 'Switzerland', COFFEE_ONLY),
  country('CY', 'Zypern', 'Cyprus', WITH),
  country('CZ', 'Tschechien', 'Czech Republic', WITH),
  country('DK', 'Dänemark', 'Denmark', WITH),
  country('EE', 'Estland', 'Estonia', WITH),
  country('ES', 'Spanien', 'Spain', WITH_PROVINCE),
  country('FI', 'Finnland', 'Finland', WITH),
  country('FR', 'Frankreich', 'France', WITH),
  country('GB', 'Vereinigtes Königreich', 'United Kingdom', COFFEE_ONLY),
  country('GR', 'Griechenland', 'Greece', WITH),
  country('HR', 'Kroatien', 'Croatia', WITHOUT),
  country('HU', 'Ungarn', 'Hungary', WITH),
  country('IE', 'Irland', 'Ireland', WITH_PROVINCE),
  country('IM', 'Isle of Man', 'Isle of Man', WITHOUT),
  country('IT', 'Italien', 'Italy', WITH_PROVINCE),
  country('LI', 'Liechtenstein', 'Liechtenstein', WITHOUT),
  country('LT', 'Litauen', 'Lithuania', WITH),
  country('LU', 'Luxemburg', 'Luxembourg', WITH),
  country('LV', 'Lettland', 'Latvia', WITH),
  country('MC', 'Monaco', 'Monaco', WITHOUT),
  country('MT', 'Malta', 'Malta', WITH),
  country('NL', 'Niederlande', 'Netherlands', WITH),
  country('NO', 'Norwegen', 'Norway', COFFEE_ONLY),
  country('PL', 'Polen', 'Poland', WITH),
  country('PT', 'Portugal', 'Portugal', WITH),
  country('RO', 'Rumänien', 'Romania', WITH_PROVINCE),
  country('SE', 'Schweden', 'Sweden', WITH),
  country('SI', 'Slowenien', 'Slovenia', WITH),
  country('SK', 'Slowakei', 'Slovakia', WITH),
] as const;

/** The countries whose addresses name a province or county. */
export const PROVINCE_COUNTRIES: readonly ShippingCountry[] = SHIPPING_COUNTRIES.filter((each) => each.hasProvince);

/** Names of the countries whose addresses name a province, in a language. */
export function provinceCountries(language: Language): string {
  return PROVINCE_COUNTRIES.map(({name}) => name[language]).join(', ');
}

export type ShippingCountryCode = (typeof SHIPPING_COUNTRIES)[number]['code'];

/** The country of a two-letter code, upper case; `null` where the shop does not ship. */
export function shippingCountry(code: string): ShippingCountry<ShippingCountryCode> | null {
  return SHIPPING_COUNTRIES.find((candidate) => candidate.code === code) ?? null;
}
