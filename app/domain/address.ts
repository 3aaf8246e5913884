/** Specification, section 3, Shipping address; only `company`, `address2` and `province` may be empty. */
export type PostalAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly countryCode: string;
  readonly phone: string;
};

/** The fields of every form of an address, in its order: the country, which decides what the others ask for, then as on a letter. */
export const ADDRESS_FIELDS = [
  'countryCode',
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'province',
  'phone',
] as const satisfies readonly (keyof PostalAddress)[];

/** Only these are marked as optional (Specification, section 5, Address form); a province is needed in some countries. */
export const OPTIONAL_ADDRESS_FIELDS: readonly (keyof PostalAddress)[] = ['company', 'address2'];
