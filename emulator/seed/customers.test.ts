import {expect, it} from 'vitest';
import {customers} from './customers';
import {seed} from './seed';

const variants = new Set(seed.products.flatMap((product) => product.variants.map(({number}) => number)));

it.each([
  ['customers', customers.map(({number}) => String(number))],
  ['e-mail addresses', customers.map(({email}) => email)],
  ['postal addresses', customers.flatMap(({addresses}) => addresses.map(({number}) => String(number)))],
  ['orders', customers.flatMap(({orders}) => orders.map(({number}) => number))],
])('no two %s are named alike', (_what, names) => {
  expect(new Set(names).size).toBe(names.length);
});

it.each(customers)('$number: the e-mail address is plain and in lower case', ({email}) => {
  expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.com$/);
});

it.each(customers.filter(({orders}) => orders.length > 0))(
  '$number: what was ordered is in the catalogue',
  ({orders}) => {
    for (const {lines} of orders) {
      for (const {variantNumber} of lines) expect(variants).toContain(variantNumber);
    }
  },
);

it('every story is unique', () => {
  expect(new Set(customers.map(({story}) => story)).size).toBe(customers.length);
});
