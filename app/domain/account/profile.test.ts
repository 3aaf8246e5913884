import {expect, it} from 'vitest';

import {canDelete} from './profile';

const address = {
  firstName: 'Ada',
  lastName: 'Moos',
  company: '',
  address1: 'Waldweg 1',
  address2: '',
  zip: '04109',
  city: 'Leipzig',
  province: '',
  countryCode: 'DE',
  phone: '+49341123456',
};

it.each([
  [[true], [true]],
  [
    [true, false, false],
    [false, true, true],
  ],
  [[false], [true]],
])('of addresses of which %j is the default, %j can be deleted', (defaults, deletable) => {
  const addresses = defaults.map((isDefault, index) => ({id: String(index), isDefault, address}));
  const profile = {firstName: 'Ada', lastName: 'Moos', email: null, addresses};
  expect(addresses.map((each) => canDelete(each, profile))).toEqual(deletable);
});
