import {DurableObject} from 'cloudflare:workers';
import type {CustomerAddress, Customer} from './customer';
import {newCustomer, seededCustomer} from './customer';

/** What an address says, without its number. */
export type CustomerAddressText = Omit<CustomerAddress, 'number'>;

/** Why an address cannot be changed. */
export type AddressRefusal = 'not-found' | 'duplicate' | 'default-stays' | 'default-needed';

/** The address that was changed, or why not. */
export type AddressChange =
  | {readonly ok: true; readonly address: CustomerAddress; readonly customer: Customer}
  | {readonly ok: false; readonly reason: AddressRefusal};

const KEY = 'customer';
const NO_ZONE = {zoneCode: ''};

/** One customer: profile and addresses, in SQLite. Named by the customer's number; there from the first login on. */
export class CustomerObject extends DurableObject<unknown> {
  /** The customer; `null` where nobody logged in under this number. */
  async read(): Promise<Customer | null> {
    return this.load();
  }

  /** The customer of a number; from the seed, or new, where nobody asked before. */
  async readOrCreate(number: number, email: string, at: number): Promise<Customer> {
    return this.load() ?? this.save(seededCustomer(number) ?? newCustomer(number, email, at));
  }

  /** Changes name and phone; absent parts stay. */
  async rename(name: Partial<Pick<Customer, 'firstName' | 'lastName' | 'phone'>>): Promise<Customer> {
    return this.save({...this.existing(), ...name});
  }

  /** Adds an address. The first one becomes the default in any case. */
  async addAddress(text: CustomerAddressText, asDefault: boolean): Promise<AddressChange> {
    const customer = this.existing();
    if (customer.addresses.some((other) => isSame(other, text))) return {ok: false, reason: 'duplicate'};
    const address = {...text, number: customer.nextAddress};
    return this.changed(address, {
      ...customer,
      addresses: [...customer.addresses, address],
      defaultAddress: asDefault || customer.defaultAddress === null ? address.number : customer.defaultAddress,
      nextAddress: customer.nextAddress + 1,
    });
  }

  /**
   * Changes an address; absent parts stay.
   *
   * @param isDefault whether it is the default from now on; `null` leaves that as it is
   */
  async changeAddress(
    number: number,
    text: Partial<CustomerAddressText>,
    isDefault: boolean | null,
  ): Promise<AddressChange> {
    const customer = this.existing();
    const before = customer.addresses.find((address) => address.number === number);
    if (before === undefined) return {ok: false, reason: 'not-found'};
    if (isDefault === false && customer.defaultAddress === number) return {ok: false, reason: 'default-needed'};
    const address = {...before, ...text};
    const others = customer.addresses.filter((other) => other.number !== number);
    if (others.some((other) => isSame(other, address))) return {ok: false, reason: 'duplicate'};
    return this.changed(address, {
      ...customer,
      addresses: customer.addresses.map((other) => (other.number === number ? address : other)),
      defaultAddress: isDefault === true ? number : customer.defaultAddress,
    });
  }

  /** Removes an address. The default one stays while there are others. */
  async removeAddress(number: number): Promise<AddressChange> {
    const customer = this.existing();
    const address = customer.addresses.find((each) => each.number === number);
    if (address === undefined) return {ok: false, reason: 'not-found'};
    const addresses = customer.addresses.filter((other) => other !== address);
    const wasDefault = customer.defaultAddress === number;
    if (wasDefault && addresses.length > 0) return {ok: false, reason: 'default-stays'};
    return this.changed(address, {
      ...customer,
      addresses,
      defaultAddress: wasDefault ? null : customer.defaultAddress,
    });
  }

  private changed(address: CustomerAddress, customer: Customer): AddressChange {
    return {ok: true, address, customer: this.save(customer)};
  }

  private existing(): Customer {
    const customer = this.load();
    if (customer === null) throw new Error('The customer does not exist');
    return customer;
  }

  private load(): Customer | null {
    const kept = this.ctx.storage.kv.get<Customer>(KEY);
    // An address that an earlier emulator kept has no zone.
    return kept === undefined ? null : {...kept, addresses: kept.addresses.map((each) => ({...NO_ZONE, ...each}))};
  }

  private save(customer: Customer): Customer {
    this.ctx.storage.kv.put(KEY, customer);
    return customer;
  }
}

function isSame(address: CustomerAddressText, other: CustomerAddressText): boolean {
  const text = ({
    firstName,
    lastName,
    company,
    address1,
    address2,
    zip,
    city,
    countryCode,
    zoneCode,
    phone,
  }: CustomerAddressText) =>
    JSON.stringify([
      firstName,
      lastName,
      company,
      address1,
      address2,
      zip,
      city,
      countryCode,
      zoneCode,
      phone,
    ]).toLowerCase();
  return text(address) === text(other);
}
