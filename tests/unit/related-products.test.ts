import {expect, it, vi} from 'vitest';

import {gridCard} from '../../app/domain/listing/grid.fixture';
import {exampleCoffee, exampleProduct} from '../../app/domain/product/product.fixture';
import {relatedTo} from '../../app/routes/related-products.server';

const cards = (...names: readonly string[]) => names.map((name) => gridCard(name, {}).card);
const coffee = exampleProduct({id: cards('Waldgold')[0]?.id ?? '', coffee: exampleCoffee({isEspresso: true})});
const ready = (...names: readonly string[]) => ({state: 'ready', data: cards(...names)}) as const;

const fallible = async <T>(data: Promise<T>) => ({state: 'ready', data: await data}) as const;

async function namesOf(product: typeof coffee, related: Parameters<typeof relatedTo>[1]) {
  const recommendedFrom = vi.fn(() => Promise.resolve(cards('Waldgold', 'A', 'X', 'Y')));
  const found = await relatedTo(product, related, {catalogue: {recommendedFrom}, fallible});
  return [found.map(({title}) => title), recommendedFrom.mock.calls];
}

it.each([
  ['enough', coffee, ready('A', 'B', 'C', 'D'), ['A', 'B', 'C', 'D'], []],
  ['too few: more of its collection, nothing twice', coffee, ready('A'), ['A', 'X', 'Y'], [['espressoCoffee']]],
  ['none, in an outage', coffee, {state: 'unavailable'}, ['A', 'X', 'Y'], [['espressoCoffee']]],
  ['too few of gear', exampleProduct({coffee: null}), ready('A'), ['A'], []],
] as const)('what is like a product: %s', async (_, product, related, names, asked) => {
  expect(await namesOf(product, related)).toEqual([names, asked]);
});
