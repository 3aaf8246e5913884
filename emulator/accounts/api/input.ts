import * as z from 'zod';
import {findCountry} from '../../shared/countries';
import type {CustomerAddressText} from '../customer-object';

/** A user error of the customer and address mutations; codes are the platform's. */
export type AccountUserError = {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly message: string;
};

const text = z.string().nullish();

/** `CustomerUpdateInput`. */
export const nameInput = z.strictObject({firstName: text, lastName: text});

/** `CustomerAddressInput`. */
export const addressInput = z.strictObject({
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  zip: text,
  city: text,
  territoryCode: text,
  zoneCode: text,
  phoneNumber: text,
});

export type NameInput = z.output<typeof nameInput>;
export type CustomerAddressInput = z.output<typeof addressInput>;

const MAX_CHARACTERS = 255;
const TAG = /<[a-z/!]/i;
const URL_TEXT = /https?:\/\/|www\./i;
const PHONE = /^\+[1-9]\d{6,14}$/;
const TERRITORY = /^[A-Z]{2}$/;
const REGIONS = new Intl.DisplayNames('en', {type: 'region', fallback: 'none'});

/** Returns what speaks against a new name. */
export function nameProblems(input: NameInput): readonly AccountUserError[] {
  return Object.entries(input).flatMap(([name, value]) => [
    ...textProblems(['input', name], value),
    ...(URL_TEXT.test(value ?? '')
      ? [{code: 'CONTAINS_URL', field: ['input', name], message: `${name} contains a URL`}]
      : []),
  ]);
}

/** Returns an address with the given parts; absent ones stay out. */
export function addressText(input: CustomerAddressInput): Partial<CustomerAddressText> {
  const {territoryCode, phoneNumber, ...rest} = input;
  const given = Object.entries({...rest, countryCode: territoryCode, phone: phoneNumber}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, (value ?? '').trim()] as const],
  );
  return Object.fromEntries(given);
}

/** Returns what speaks against an address as a whole. `input` is what was sent, `address` what would be kept. */
export function addressProblems(
  input: CustomerAddressInput,
  address: CustomerAddressText,
): readonly AccountUserError[] {
  const texts = Object.entries(input).flatMap(([name, value]) => textProblems(['address', name], value));
  if (texts.length > 0) return texts;
  const missing = [
    ...(address.countryCode === '' ? [problem('TERRITORY_CODE_MISSING', 'territoryCode', "can't be blank")] : []),
    ...(address.address1 === '' ? [problem('ADDRESS1_MISSING', 'address1', "can't be blank")] : []),
    ...(['lastName', 'zip', 'city'] as const).flatMap((name) =>
      address[name] === '' ? [problem('REQUIRED', name, "can't be blank")] : [],
    ),
  ];
  return missing.length > 0 ? missing : formProblems(address);
}

function formProblems({countryCode, zip, zoneCode, phone}: CustomerAddressText): readonly AccountUserError[] {
  const isTerritory = TERRITORY.test(countryCode) && REGIONS.of(countryCode) !== undefined;
  const fitsCountry = findCountry(countryCode)?.zip.test(zip.toUpperCase()) ?? true;
  return [
    ...(isTerritory ? [] : [problem('INVALID_TERRITORY_CODE', 'territoryCode', 'is invalid')]),
    ...zoneProblems(countryCode, zoneCode),
    ...(fitsCountry ? [] : [problem('INVALID_FOR_COUNTRY', 'zip', 'is not valid for the country')]),
    ...(phone === '' || PHONE.test(phone)
      ? []
      : [{code: 'PHONE_NUMBER_NOT_VALID', field: null, message: 'phoneNumber is not valid'}]),
  ];
}

/** Where a country has zones one is needed, elsewhere there is none. */
function zoneProblems(countryCode: string, zoneCode: string): readonly AccountUserError[] {
  const form = findCountry(countryCode)?.zone;
  if (form !== undefined && zoneCode === '') return [problem('ZONE_CODE_MISSING', 'zoneCode', "can't be blank")];
  const fits = form?.test(zoneCode) ?? zoneCode === '';
  return fits ? [] : [problem('INVALID_FOR_COUNTRY', 'zoneCode', 'is not valid for the country')];
}

function textProblems(field: readonly string[], value: string | null | undefined): readonly AccountUserError[] {
  const name = field.at(-1) ?? '';
  if (value == null) return [];
  if (value.length > MAX_CHARACTERS) {
    return [{code: 'TOO_LONG', field, message: `${name} is too long (maximum is ${MAX_CHARACTERS} characters)`}];
  }
  return TAG.test(value) ? [{code: 'CONTAINS_HTML_TAGS', field, message: `${name} cannot contain HTML tags`}] : [];
}

function problem(code: string, name: string, what: string): AccountUserError {
  return {code, field: ['address', name], message: `${name} ${what}`};
}
