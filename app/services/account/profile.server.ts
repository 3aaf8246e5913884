import * as z from 'zod';

import type {IdempotencyRecord} from '../../commands/idempotency-record.server';
import {fingerprint, type RunOnce} from '../../commands/run-once.server';
import {
  PROFILE_REFUSALS,
  type Profile,
  type ProfileCommand,
  type ProfileField,
  type ProfileRefusal,
} from '../../domain/account/profile';
import type {PostalAddress} from '../../domain/address';
import {zoneCode} from '../../domain/zone.server';
import {toItsEnd} from '../../runtime/to-its-end.server';
import {changeByCustomerApi, type CustomerApiOptions} from './customer-api.server';
import {readProfile} from './read-profile.server';

const outcome = z.discriminatedUnion('state', [
  z.object({state: z.literal('done')}),
  z.object({state: z.literal('refused'), code: z.enum(PROFILE_REFUSALS)}),
  z.object({state: z.literal('invalid'), fields: z.array(z.string())}),
]);

/** The outcome of a command to a profile. */
type ProfileOutcome = z.output<typeof outcome>;

/** The pending record of a command whose answer was lost: it was sent. */
const record: IdempotencyRecord<ProfileOutcome, 'sent'> = {result: outcome, pending: z.literal('sent')};

/** A customer's name and address book. Calls throw `ServiceError` when the account host does not answer. */
export type CustomerProfile = {
  readonly read: () => Promise<Profile>;
  /** Carries out a command once, however often it is sent with its idempotency key. */
  readonly perform: (command: ProfileCommand, idempotencyKey: string) => Promise<ProfileOutcome>;
};

type Options = {
  readonly api: CustomerApiOptions;
  /** Whose profile it is. @throws a redirect to the login for nobody. */
  readonly session: () => Promise<{readonly accessToken: string; readonly customerId: string}>;
  readonly runOnce: RunOnce;
  /** Lets a change that has begun end, also when the visitor has left. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** Reads and changes the profile of who is logged in. */
export function createCustomerProfile({api, session, runOnce, waitUntil}: Options): CustomerProfile {
  async function change(accessToken: string, command: ProfileCommand): Promise<ProfileOutcome> {
    const addressId = 'id' in command ? (await readProfile(api, accessToken)).ids.get(command.id) : undefined;
    if ('id' in command && addressId === undefined) return {state: 'refused', code: 'gone'};
    const mutation = mutationOf(command, addressId);
    const payload = z.object({[mutation.name]: z.object({userErrors: z.array(userErrorSchema)}).nullable()});
    const answer = await changeByCustomerApi(api, accessToken, mutation, payload);
    const {userErrors} = answer[mutation.name] ?? {userErrors: [NOTHING_DONE]};
    return outcomeOf(userErrors);
  }

  return {
    async read() {
      return (await readProfile(api, (await session()).accessToken)).profile;
    },
    async perform(command, idempotencyKey) {
      const {accessToken, customerId} = await session();
      const operation = {idempotencyKey, fingerprint: fingerprint(command)};
      const work = runOnce(
        `profile/${customerId}`,
        operation,
        record,
        async ({pending, note}): Promise<ProfileOutcome> => {
          note('sent');
          const done = await change(accessToken, command);
          return pending !== null && isOwnDoing(command, done) ? {state: 'done'} : done;
        },
      );
      return (await toItsEnd(waitUntil, work)).result;
    },
  };
}

/** Tells whether a refusal only means that the same command was carried out before, when its answer was lost. */
function isOwnDoing({name}: ProfileCommand, result: ProfileOutcome): boolean {
  const code = result.state === 'refused' ? result.code : null;
  return (name === 'add' && code === 'duplicate') || (name === 'delete' && code === 'gone');
}

const userErrorSchema = z.object({code: z.string().nullable(), field: z.array(z.string()).nullable()});

type UserError = z.output<typeof userErrorSchema>;

const NOTHING_DONE: UserError = {code: null, field: null};

const REFUSALS: Readonly<Partial<Record<string, ProfileRefusal>>> = {
  ADDRESS_ID_DOES_NOT_EXIST: 'gone',
  CUSTOMER_ADDRESS_ALREADY_EXISTS: 'duplicate',
  DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED: 'default-stays',
};

/** The fields that have other names in `CustomerAddressInput`. */
const FIELDS: Readonly<Partial<Record<string, ProfileField>>> = {
  territoryCode: 'countryCode',
  zoneCode: 'province',
  phoneNumber: 'phone',
  firstName: 'firstName',
  lastName: 'lastName',
  company: 'company',
  address1: 'address1',
  address2: 'address2',
  zip: 'zip',
  city: 'city',
};

/** The fields of errors that name none: `field` is `null` beside some codes. */
const FIELDS_OF_CODES: Readonly<Partial<Record<string, ProfileField>>> = {
  ADDRESS1_MISSING: 'address1',
  COUNTRY_NOT_EXIST: 'countryCode',
  INVALID_TERRITORY_CODE: 'countryCode',
  PHONE_NUMBER_NOT_VALID: 'phone',
  TERRITORY_CODE_MISSING: 'countryCode',
  ZONE_CODE_MISSING: 'province',
};

function outcomeOf(userErrors: readonly UserError[]): ProfileOutcome {
  if (userErrors.length === 0) return {state: 'done'};
  for (const {code} of userErrors) {
    const refusal = REFUSALS[code ?? ''];
    if (refusal !== undefined) return {state: 'refused', code: refusal};
  }
  const fields = userErrors.flatMap(
    ({code, field}) => FIELDS[field?.at(-1) ?? ''] ?? FIELDS_OF_CODES[code ?? ''] ?? [],
  );
  return fields.length === 0 ? {state: 'refused', code: 'not-changed'} : {state: 'invalid', fields};
}

/** A mutation of the Customer Account API (2026-04) as text, named by the field that carries its payload. */
type ProfileMutation = {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

function mutation(name: string, declared: string, given: string, variables: ProfileMutation['variables']) {
  const title = name.replace('c', 'C');
  return {name, query: `mutation ${title}(${declared}) { ${name}(${given}) { userErrors { code field } } }`, variables};
}

const ADDRESS = '$address: CustomerAddressInput!, $isDefault: Boolean';

function mutationOf(command: ProfileCommand, addressId: string | undefined): ProfileMutation {
  switch (command.name) {
    case 'rename': {
      const {firstName, lastName} = command;
      return mutation('customerUpdate', '$input: CustomerUpdateInput!', 'input: $input', {
        input: {firstName, lastName},
      });
    }
    case 'add':
      return mutation('customerAddressCreate', ADDRESS, 'address: $address, defaultAddress: $isDefault', {
        address: wireAddress(command.address),
        isDefault: command.isDefault,
      });
    case 'edit':
      return mutation(
        'customerAddressUpdate',
        `$id: ID!, ${ADDRESS}`,
        'addressId: $id, address: $address, defaultAddress: $isDefault',
        // The platform refuses `false` for the default address: only making another one the default takes it away.
        {id: addressId, address: wireAddress(command.address), isDefault: command.isDefault ? true : null},
      );
    case 'make-default':
      return mutation('customerAddressUpdate', '$id: ID!', 'addressId: $id, defaultAddress: true', {id: addressId});
    case 'delete':
      return mutation('customerAddressDelete', '$id: ID!', 'addressId: $id', {id: addressId});
  }
}

/** An address as `CustomerAddressInput`; `null` empties a field, and one that is left out stays. */
function wireAddress({countryCode, phone, province, ...address}: PostalAddress) {
  return {
    ...address,
    company: address.company === '' ? null : address.company,
    address2: address.address2 === '' ? null : address.address2,
    territoryCode: countryCode,
    zoneCode: zoneCode(countryCode, province),
    phoneNumber: phone,
  };
}
