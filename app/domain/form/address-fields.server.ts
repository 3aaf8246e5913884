import {shippingCountry, type ShippingCountry} from '../../config/countries';
import {line} from './fields.server';

/**
 * Returns the fields of an address, as people type it (Specification, section 5, Address form): all but company and
 * second line are required. `goesTo` tells which countries can be chosen. Use `lacksProvince` and `isDelivered` to
 * check the address as a whole.
 */
export function addressFields(goesTo: (country: ShippingCountry) => boolean) {
  return {
    firstName: line(100),
    lastName: line(100),
    company: line(100).default(''),
    address1: line(200),
    address2: line(200).default(''),
    city: line(100),
    province: line(100).default(''),
    zip: line(20),
    countryCode: line(2).refine(
      (code) => {
        const country = shippingCountry(code);
        return country !== null && goesTo(country);
      },
      {error: 'invalid'},
    ),
    phone: line(30),
  };
}

/** The error of an address that `lacksProvince`. */
export const PROVINCE_REQUIRED = {path: ['province'], error: 'required'};

/** What is wrong with an address that is not `isDelivered`. */
export const NOT_DELIVERED = {path: ['zip'], error: 'not-delivered'};
