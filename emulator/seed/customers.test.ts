import {expect, it} from 'vitest';
import {customers} from './customers';
import {seed} from './seed';

const variants = new Set(seed.products.flatMap((product) => product.variants.map(({number}) => number)));

it('numbers, addresses of both kinds and orders are unique', () => {
  for (const values of [
    customers.map(({number}) => number),
    customers.map(({email}) => email),
    customers.flatMap(({addresses}) => addresses.map(({number}) => number)),
    customers.flatMap(({orders}) => orders.map(({number}) => number)),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
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

it('every story is told once', () => {
  expect(new Set(customers.map(({story}) => story)).size).toBe(customers.length);
});
