import * as z from 'zod';
import {withArguments} from '../../storefront/field';
import type {Field, Source} from '../../storefront/field';
import {numberOfGid} from '../../storefront/gid';
import type {AddressChange, AddressRefusal, CustomerAddressText} from '../customer-object';
import {addressGid, addressSource} from './address-source';
import {customerSource} from './customer-source';
import {addressInput, addressProblems, addressText, nameInput, nameProblems} from './input';
import type {CustomerAddressInput, NameInput, AccountUserError} from './input';
import type {AccountScope} from './scope';

const EMPTY: CustomerAddressText = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  zip: '',
  city: '',
  countryCode: '',
  zoneCode: '',
  phone: '',
};

const REFUSALS: Readonly<Record<AddressRefusal, AccountUserError>> = {
  'not-found': {code: 'ADDRESS_ID_DOES_NOT_EXIST', field: ['addressId'], message: 'The address does not exist'},
  duplicate: {code: 'CUSTOMER_ADDRESS_ALREADY_EXISTS', field: ['address'], message: 'The address already exists'},
  'default-stays': {
    code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
    field: ['addressId'],
    message: 'The default address cannot be deleted',
  },
  'default-needed': {
    code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
    field: ['defaultAddress'],
    message: 'Make another address the default instead',
  },
};

const asDefault = z.boolean().nullable().default(null);

/** Returns the mutations, each under its name. */
export function mutations(scope: AccountScope): Readonly<Record<string, Field>> {
  return {
    customerUpdate: withArguments({input: nameInput}, ({input}) => updateCustomer(input, scope)),
    customerAddressCreate: withArguments({address: addressInput, defaultAddress: asDefault}, (args) =>
      createAddress(args.address, args.defaultAddress === true, scope),
    ),
    customerAddressUpdate: withArguments(
      {addressId: z.string(), address: addressInput.nullish(), defaultAddress: asDefault},
      ({addressId, address, defaultAddress}) => updateAddress(addressId, address ?? {}, defaultAddress, scope),
    ),
    customerAddressDelete: withArguments({addressId: z.string()}, ({addressId}) => deleteAddress(addressId, scope)),
  };
}

async function updateCustomer(input: NameInput, scope: AccountScope): Promise<Source> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const userErrors =
    given.length === 0
      ? [{code: 'CUSTOMER_INPUT_ARGUMENT_EMPTY', field: ['input'], message: 'input is empty'}]
      : nameProblems(input);
  if (userErrors.length > 0) return {customer: null, userErrors};
  const trimmed = given.map(([name, value]) => [name, emptyToNull(value)] as const);
  const customer = await scope.book.rename(Object.fromEntries(trimmed));
  return {customer: customerSource(customer, scope), userErrors: []};
}

async function createAddress(input: CustomerAddressInput, isDefault: boolean, scope: AccountScope): Promise<Source> {
  const address = {...EMPTY, ...addressText(input)};
  const userErrors = addressProblems(input, address);
  if (userErrors.length > 0) return {customerAddress: null, userErrors};
  return addressPayload(await scope.book.addAddress(address, isDefault), scope);
}

async function updateAddress(
  id: string,
  input: CustomerAddressInput,
  isDefault: boolean | null,
  scope: AccountScope,
): Promise<Source> {
  const number = numberOfGid(id, 'CustomerAddress');
  const before = (await scope.customer()).addresses.find((address) => address.number === number);
  if (before === undefined) return {customerAddress: null, userErrors: [REFUSALS['not-found']]};
  const text = addressText(input);
  const userErrors = addressProblems(input, {...before, ...text});
  if (userErrors.length > 0) return {customerAddress: null, userErrors};
  return addressPayload(await scope.book.changeAddress(before.number, text, isDefault), scope);
}

async function deleteAddress(id: string, scope: AccountScope): Promise<Source> {
  const change = await scope.book.removeAddress(numberOfGid(id, 'CustomerAddress') ?? -1);
  if (!change.ok) return {deletedAddressId: null, userErrors: [REFUSALS[change.reason]]};
  return {deletedAddressId: addressGid(change.address), userErrors: []};
}

function addressPayload(change: AddressChange, scope: AccountScope): Source {
  if (!change.ok) return {customerAddress: null, userErrors: [REFUSALS[change.reason]]};
  return {customerAddress: addressSource(change.address, addressGid(change.address), scope), userErrors: []};
}

function emptyToNull(value: string | null | undefined): string | null {
  const text = (value ?? '').trim();
  return text === '' ? null : text;
}
