/** What an object may hold of an address that is not named by it. */
export type HoldingKind =
  | 'notice'
  | 'return'
  | 'stock-request'
  | 'gift-giver'
  | 'gift-recipient'
  | 'saved-cart'
  | 'request';

/** One object that holds something of an address: `name` is the object's. */
export type Holding = {readonly kind: HoldingKind; readonly name: string};

/** What others ask of an address's index (`AddressIndexObject`). */
type AddressIndex = {readonly note: (holding: Holding, until: number) => Promise<void>};

/** What noting needs of the worker's bindings. */
export type AddressIndexEnv = {readonly ADDRESS_INDEX: {readonly getByName: (name: string) => AddressIndex}};

/**
 * Notes that an object is about to hold something of an address. Written before the thing itself, so that an export or an erasure misses nothing.
 *
 * @param until when the object will have dropped it at the latest, in milliseconds since 1970
 */
export function noteHolding(env: AddressIndexEnv, email: string, holding: Holding, until: number): Promise<void> {
  return env.ADDRESS_INDEX.getByName(addressName(email)).note(holding, until);
}

/** Returns an address as objects are named by it. */
export function addressName(email: string): string {
  return email.trim().toLowerCase();
}
