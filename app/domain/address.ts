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

/** The fields of every form of an address, in the order of a letter. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'province',
  'countryCode',
  'phone',
] as const satisfies readonly (keyof PostalAddress)[];
