import {findCountry} from '../shared/countries';
import type {Account, Address, PostalAddress} from './account';
import {replaced, takeId} from './account';
import {isLegacy, touched} from './item-rules';
import type {Outcome} from './refusal';
import {done, invalid, missing} from './refusal';
import type {World} from './world';

/** A command about an address. */
export type AddressCommand =
  | {
      readonly kind: 'create-address';
      readonly postal: PostalAddress;
      readonly paymentMethodId: number | null;
      /** What shipping there costs, in cents; missing where the shop's rate counts. */
      readonly shippingCents?: number | null | undefined;
    }
  | {
      readonly kind: 'update-address';
      readonly id: number;
      readonly postal: Partial<PostalAddress>;
      readonly paymentMethodId?: number | undefined;
      readonly discountCodes?: readonly string[] | undefined;
      readonly shippingCents?: number | null | undefined;
      readonly commit: boolean;
    }
  | {readonly kind: 'delete-address'; readonly id: number}
  | {readonly kind: 'merge-addresses'; readonly targetId: number; readonly sourceIds: readonly number[]};

/** Carries out a command about an address, or says why not. */
export function commandAddress(account: Account, command: AddressCommand, world: World, at: number): Outcome {
  switch (command.kind) {
    case 'create-address':
      return create(account, command, at);
    case 'update-address':
      return update(account, command, world, at);
    case 'delete-address':
      return remove(account, command.id);
    case 'merge-addresses':
      return merge(account, command, world, at);
  }
}

/**
 * Returns what keeps deliveries from an address; `null` where nothing does. Source: Specification, section 9, "Shipping
 * countries".
 */
export function wrongPostal(postal: PostalAddress): {readonly field: string; readonly message: string} | null {
  const required = [
    ['first_name', postal.firstName],
    ['last_name', postal.lastName],
    ['address1', postal.address1],
    ['city', postal.city],
    ['zip', postal.zip],
  ] as const;
  const empty = required.find(([, value]) => value.trim() === '');
  if (empty !== undefined) return {field: empty[0], message: 'Required field.'};
  const country = findCountry(postal.countryCode);
  if (country?.subscription !== true)
    return {field: 'country_code', message: 'There are no deliveries to this country.'};
  return country.zip.test(postal.zip.trim().toUpperCase())
    ? null
    : {field: 'zip', message: 'Not a postal code of this country.'};
}

function create(account: Account, command: Extract<AddressCommand, {kind: 'create-address'}>, at: number): Outcome {
  const wrong = wrongPostal(command.postal);
  if (wrong !== null) return invalid(account, wrong.field, wrong.message);
  const paymentMethodId =
    command.paymentMethodId ?? account.paymentMethods.find(({isDefault}) => isDefault)?.id ?? null;
  if (paymentMethodId !== null && !account.paymentMethods.some(({id}) => id === paymentMethodId)) {
    return invalid(account, 'payment_method_id', 'The payment method does not exist.');
  }
  const [id, counted] = takeId(account);
  const address: Address = {
    id,
    postal: command.postal,
    paymentMethodId,
    discountCodes: [],
    shippingCents: command.shippingCents ?? null,
    isGift: false,
    recipientEmail: null,
    createdAt: at,
    updatedAt: at,
  };
  return done({...counted, addresses: [...counted.addresses, address]}, [id]);
}

function update(
  account: Account,
  command: Extract<AddressCommand, {kind: 'update-address'}>,
  world: World,
  at: number,
): Outcome {
  const address = account.addresses.find(({id}) => id === command.id);
  if (address === undefined) return missing(account);
  const postal = {...address.postal, ...command.postal};
  const wrong = wrongPostal(postal);
  if (wrong !== null) return invalid(account, wrong.field, wrong.message);
  const paymentMethodId = command.paymentMethodId ?? address.paymentMethodId;
  if (paymentMethodId !== address.paymentMethodId) {
    if (isLegacy(account, address) || !account.paymentMethods.some(({id}) => id === paymentMethodId)) {
      return invalid(account, 'payment_method_id', 'The payment method cannot be changed to this one.');
    }
  }
  const unknown = command.discountCodes?.find((code) => world.discountCode(code) === null);
  if (unknown !== undefined) return invalid(account, 'discounts', 'The discount code cannot be applied.');
  const discountCodes = command.discountCodes ?? address.discountCodes;
  const shippingCents = command.shippingCents === undefined ? (address.shippingCents ?? null) : command.shippingCents;
  const changed = {...address, postal, paymentMethodId, discountCodes, shippingCents, updatedAt: at};
  const next = {...account, addresses: replaced(account.addresses, changed)};
  return done(touched(next, world, at, command.commit), [address.id]);
}

function remove(account: Account, id: number): Outcome {
  if (!account.addresses.some((address) => address.id === id)) return missing(account);
  const isUsed =
    account.subscriptions.some((item) => item.addressId === id && item.status === 'active') ||
    account.onetimes.some((item) => item.addressId === id && !item.isCancelled);
  if (isUsed) return invalid(account, 'address', 'The address has active purchase items.');
  return done({...account, addresses: account.addresses.filter((address) => address.id !== id)}, [id]);
}

function merge(
  account: Account,
  {targetId, sourceIds}: Extract<AddressCommand, {kind: 'merge-addresses'}>,
  world: World,
  at: number,
): Outcome {
  const known = new Set(account.addresses.map(({id}) => id));
  if (![targetId, ...sourceIds].every((id) => known.has(id))) return missing(account);
  const sources = new Set(sourceIds.filter((id) => id !== targetId));
  const atTarget = <T extends {readonly addressId: number; readonly updatedAt: number}>(item: T): T =>
    sources.has(item.addressId) ? {...item, addressId: targetId, updatedAt: at} : item;
  const next: Account = {
    ...account,
    subscriptions: account.subscriptions.map(atTarget),
    onetimes: account.onetimes.map(atTarget),
    addresses: account.addresses.filter(({id}) => !sources.has(id)),
  };
  return done(touched(next, world, at, true), [targetId]);
}
