import * as z from 'zod';

import {isDelivered} from '#contracts/delivered-place';
import {hasProvince, lacksProvince} from '#contracts/province';

import {ADDRESS_FIELDS} from '../address';
import {addressFields, NOT_DELIVERED, PROVINCE_REQUIRED} from '../form/address-fields.server';
import {defineForm, type FormDefinition} from '../form/define-form.server';
import {line} from '../form/fields.server';
import {internationalPhone} from '../phone';
import {ID_NUMBER} from '../product/platform-names';
import {withOwnProvince} from '../province';
import {zoneCode} from '../zone.server';
import type {ProfileCommand, ProfileField, ProfileRefusal} from './profile';

type ProfileForm = FormDefinition<ProfileCommand, ProfileField, ProfileRefusal>;

/** All others are a conflict with the address book as it is. */
const REFUSALS = {
  gone: 404,
  duplicate: 409,
  'default-stays': 409,
  'not-changed': 409,
} as const satisfies Record<ProfileRefusal, number>;

function form(fields: readonly ProfileField[], schema: z.ZodType<ProfileCommand>): ProfileForm {
  return defineForm({fields, schema, limit: () => ({name: 'profile'}), refusals: REFUSALS});
}

/** The form of a customer's name. */
export const nameForm = form(
  ['firstName', 'lastName'],
  z.object({firstName: line(100), lastName: line(100)}).transform((name) => ({name: 'rename' as const, ...name})),
);

const place = z.object({countryCode: z.string(), province: z.string()});
const delivered = z.object({countryCode: z.string(), zip: z.string()});
const reached = z.object({countryCode: z.string(), phone: z.string()});

const hasOwnZone = ({countryCode, province}: z.output<typeof place>) =>
  !hasProvince(countryCode) || province === '' || zoneCode(countryCode, province) !== null;

/** Checks fields together also where others are wrong, so that everything wrong is told at once. */
const known =
  (fields: z.ZodType) =>
  ({value}: {readonly value: unknown}) =>
    fields.safeParse(value).success;

/**
 * An address of the address book (Specification, section 5, Address form), which may be anywhere the shop delivers. The
 * platform knows provinces by code and phone numbers with their calling code alone.
 */
const address = z
  .object({...addressFields(() => true), isDefault: z.literal('on').optional()})
  .refine((fields) => !lacksProvince(fields), {...PROVINCE_REQUIRED, when: known(place)})
  .refine(isDelivered, {...NOT_DELIVERED, when: known(delivered)})
  .refine(hasOwnZone, {path: ['province'], error: 'invalid', when: known(place)})
  .refine(({phone, countryCode}) => internationalPhone(phone, countryCode) !== null, {
    path: ['phone'],
    error: 'invalid',
    when: known(reached),
  })
  .transform(({isDefault, ...fields}) => ({
    isDefault: isDefault === 'on',
    address: {...withOwnProvince(fields), phone: internationalPhone(fields.phone, fields.countryCode) ?? fields.phone},
  }));

const FIELDS = [...ADDRESS_FIELDS, 'isDefault'] as const;

/** The form of an address that is new. */
export const newAddressForm = form(
  FIELDS,
  address.transform((fields) => ({name: 'add' as const, ...fields})),
);

/** Returns the form of a command to the address with a number; `null` for a name or number that is none. */
export function addressForm(name: string, id: string): ProfileForm | null {
  if (!ID_NUMBER.test(id)) return null;
  switch (name) {
    case 'edit':
      return form(
        FIELDS,
        address.transform((fields) => ({name, id, ...fields})),
      );
    case 'make-default':
    case 'delete':
      return form(
        [],
        z.object({}).transform(() => ({name, id})),
      );
    default:
      return null;
  }
}
