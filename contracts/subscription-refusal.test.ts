import {expect, it} from 'vitest';

import {addressFieldsNamed} from './subscription-refusal';

it.each([
  [
    ['zip', 'first_name'],
    ['firstName', 'zip'],
  ],
  [['country'], ['countryCode']],
  [['country', 'country_code'], ['countryCode']],
  [['email', 'customer_id'], []],
])('of what a refusal names, %j, takes the fields of an address: %j', (names, fields) => {
  expect(addressFieldsNamed(names)).toEqual(fields);
});
