import {expect, it} from 'vitest';
import {customers} from './customers';
import {seed} from './seed';
import {subscribers} from './subscriptions';

const variants = new Set(seed.products.flatMap((product) => product.variants.map(({number}) => number)));

it('everyone who has a subscription in the customer accounts has one here', () => {
  const told = customers.filter(({story}) => story.startsWith('subscription-')).map(({number}) => number);
  expect(subscribers.map(({external}) => external)).toEqual(expect.arrayContaining(told));
});

it('no two are named alike', () => {
  expect(new Set(subscribers.map(({email}) => email)).size).toBe(subscribers.length);
});

it.each(subscribers)('$external: what is delivered is in the catalogue, but for what left the portfolio', (person) => {
  const unknown = person.items.filter(({variantNumber}) => !variants.has(variantNumber));
  expect(unknown).toHaveLength(person.external === 7007 ? 1 : 0);
  for (const item of person.items) expect(person.addresses[item.address]).toBeDefined();
});
