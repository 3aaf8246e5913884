import type {ShippingCountryCode} from '../config/countries';

/** Calling codes of the countries of delivery (ITU-T E.164), and the digit or digits before a number within the country. */
const NUMBERS: Readonly<Record<ShippingCountryCode, readonly [code: string, trunk: string]>> = {
  DE: ['49', '0'],
  AT: ['43', '0'],
  BE: ['32', '0'],
  BG: ['359', '0'],
  CH: ['41', '0'],
  CY: ['357', ''],
  CZ: ['420', ''],
  DK: ['45', ''],
  EE: ['372', ''],
  ES: ['34', ''],
  FI: ['358', '0'],
  FR: ['33', '0'],
  GB: ['44', '0'],
  GR: ['30', ''],
  HR: ['385', '0'],
  HU: ['36', '06'],
  IE: ['353', '0'],
  IM: ['44', '0'],
  // The zero of an Italian number is part of it.
  IT: ['39', ''],
  LI: ['423', ''],
  LT: ['370', '0'],
  LU: ['352', ''],
  LV: ['371', ''],
  MC: ['377', ''],
  MT: ['356', ''],
  NL: ['31', '0'],
  NO: ['47', ''],
  PL: ['48', ''],
  PT: ['351', ''],
  RO: ['40', '0'],
  SE: ['46', '0'],
  SI: ['386', '0'],
  SK: ['421', '0'],
};

const E164 = /^\+[1-9]\d{6,14}$/;

const isKnown = (countryCode: string): countryCode is ShippingCountryCode => countryCode in NUMBERS;

/**
 * Returns a phone number as the platform takes it (E.164): a number without a calling code is one of the address's country.
 * `null` for what is no phone number.
 */
export function internationalPhone(typed: string, countryCode: string): string | null {
  const dialled = typed.replace('(0)', '').replaceAll(/[\s()./–-]/g, '');
  if (!/^\+?\d+$/.test(dialled) || !isKnown(countryCode)) return null;
  const [code, trunk] = NUMBERS[countryCode];
  const number = dialled.startsWith('+')
    ? dialled
    : dialled.startsWith('00')
      ? `+${dialled.slice(2)}`
      : `+${code}${dialled.startsWith(trunk) ? dialled.slice(trunk.length) : dialled}`;
  return E164.test(number) ? number : null;
}
