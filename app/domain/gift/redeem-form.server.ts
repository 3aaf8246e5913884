import * as z from 'zod';

import {shippingCountry} from '../../config/countries';
import type {FormReading} from '../form/field-error';
import {email, line, readForm} from '../form/read-form.server';
import {ADDRESS_FIELDS, type AddressField} from './gift-voucher';

/** Where the deliveries of a voucher go, and whom the mails about them reach. */
export type GiftRedemption = {
  readonly email: string;
  readonly address: {
    readonly firstName: string;
    readonly lastName: string;
    readonly company: string;
    readonly address1: string;
    readonly address2: string;
    readonly zip: string;
    readonly city: string;
    readonly countryCode: string;
    readonly phone: string;
  };
};

const schema = z
  .object({
    firstName: line(100),
    lastName: line(100),
    company: line(100).default(''),
    address1: line(200),
    address2: line(200).default(''),
    zip: line(20),
    city: line(100),
    countryCode: line(2).refine((code) => shippingCountry(code)?.availableForSubscription === true, 'invalid'),
    phone: line(30),
    email,
  })
  .transform(({email: to, ...address}): GiftRedemption => ({email: to, address}));

/**
 * Reads the address step. Only company and address2 may be empty (Specification, section 5, Address form); the country
 * is one that subscriptions go to (section 5, Countries).
 */
export function readRedeemForm(form: FormData): FormReading<GiftRedemption, AddressField> {
  return readForm(form, ADDRESS_FIELDS, schema);
}
