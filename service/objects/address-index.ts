import {addressName} from '../domain/address-name';

/** The kinds of data that an object may hold of an address although its name is another one. */
export const HOLDING_KINDS = [
  'notice',
  'return',
  'stock-request',
  'gift-giver',
  'gift-recipient',
  'saved-cart',
  'request',
] as const;

/** One of these kinds. */
export type HoldingKind = (typeof HOLDING_KINDS)[number];

/** An object that holds data of an address. `name` is the name of the object. */
export type Holding = {readonly kind: HoldingKind; readonly name: string};

/** An entry of the index; `noted` counts how often it was noted again. */
export type Entry = Holding & {readonly noted: number};

/** The calls of the index of an address (`AddressIndexObject`). */
type AddressIndex = Readonly<Record<'note' | 'prolong', (holding: Holding, until: number) => Promise<void>>>;

/** The bindings that `noteHolding` needs. */
export type AddressIndexEnv = {readonly ADDRESS_INDEX: {readonly getByName: (name: string) => AddressIndex}};

/**
 * Notes that an object is about to hold data of an address. Call it before the data are written, so that an export or an erasure misses nothing.
 *
 * @param until when the object drops the data at the latest, in milliseconds since 1970
 */
export function noteHolding(env: AddressIndexEnv, email: string, holding: Holding, until: number): Promise<void> {
  return env.ADDRESS_INDEX.getByName(addressName(email)).note(holding, until);
}

/**
 * Notes that an object holds data of an address longer than `noteHolding` has noted. An erasure that is under way must drop them.
 *
 * @param until when the object drops the data at the latest, in milliseconds since 1970
 */
export function prolongHolding(env: AddressIndexEnv, email: string, holding: Holding, until: number): Promise<void> {
  return env.ADDRESS_INDEX.getByName(addressName(email)).prolong(holding, until);
}
