import {readdirSync, readFileSync} from 'node:fs';
import people from 'virtual:seed/customers';
import {describe, expect, it} from 'vitest';
import {seed} from '../seed/seed';
import {firstData} from './first-data';
import {scenarioOf} from './schema';

const base = {seed, ...people};
const begin = (scenario: object) => firstData(base, scenarioOf({SCENARIO: JSON.stringify(scenario)}));
const EXAMPLES = 'emulator/scenario/examples';

/** What each example shows, and where to see it. */
const SHOWN: readonly (readonly [
  file: string,
  shown: unknown,
  look: (data: ReturnType<typeof firstData>) => unknown,
])[] = [
  [
    'almost-sold-out.json',
    {
      others: 2,
      coffees: [
        ['morgentau', 3, 872, 1090],
        ['waldgold', 0, 990, null],
      ],
    },
    ({seed: {products}}) => {
      const coffees = products.filter(({productType}) => productType === 'Coffee');
      return {
        others: products.length - coffees.length,
        coffees: coffees.map(({handle, variants: [bag]}) => [
          handle.de,
          bag?.stock,
          bag?.priceCents,
          bag?.compareAtCents,
        ]),
      };
    },
  ],
  [
    'christmas-rush.json',
    true,
    ({seed: {products}}) =>
      products
        .find(({handle}) => handle.en === '24-clearings-advent-calendar')
        ?.variants.every(({stock}) => stock === 0),
  ],
  [
    'declined-card.json',
    ['decline'],
    ({subscribers}) => subscribers.find(({external}) => external === 7901)?.payments.map(({outcome}) => outcome),
  ],
  [
    'storefront-templates.json',
    [
      ['latest', 4],
      ['hidden-homepage-featured-items', 3],
      ['hidden-homepage-carousel', 4],
    ],
    ({seed: {collections}}) =>
      collections.filter(({number}) => number >= 2901).map(({handle, products}) => [handle.en, products.length]),
  ],
];

describe('an example', () => {
  it('is each file of the folder', () => {
    expect(SHOWN.map(([file]) => file)).toEqual(readdirSync(EXAMPLES).sort());
  });

  it.each(SHOWN)('%s shows what it says', (file, shown, look) => {
    const text = readFileSync(`${EXAMPLES}/${file}`, 'utf8');
    expect(look(firstData(base, scenarioOf({SCENARIO: text})))).toEqual(shown);
  });
});

describe('a scenario', () => {
  it('is none where none is configured: everything is as in the seed', () => {
    expect(scenarioOf({})).toBeNull();
    const {seed: same, customers, subscribers} = firstData(base, null);
    expect(same).toBe(seed);
    expect([customers.length, subscribers.length]).toEqual([people.customers.length, people.subscriptions.length]);
  });

  it('keeps in the collections what is sold', () => {
    const {collections} = begin({title: 'One', catalogue: {only: ['morgentau']}}).seed;
    expect(new Set(collections.flatMap(({products}) => products))).toEqual(new Set([1001]));
  });

  it('puts a collection in the place of one with the same number, of products by either handle', () => {
    const [one] = seed.collections;
    const collection = {
      number: one?.number,
      handle: 'picks',
      title: 'Picks',
      products: ['trichter-01-dripper', 'waldgold'],
    };
    const {collections} = begin({title: 'Picks', catalogue: {collections: [collection]}}).seed;
    expect(collections).toHaveLength(seed.collections.length);
    expect(collections.at(-1)).toMatchObject({handle: {de: 'picks', en: 'picks'}, products: [1129, 1008]});
  });

  it('changes title and price of every variant', () => {
    const {products} = begin({
      title: 'Dear',
      catalogue: {only: ['morgentau'], products: {morgentau: {title: 'Abendtau', priceCents: 999}}},
    }).seed;
    expect(products.map(({title}) => title)).toEqual([{de: 'Abendtau', en: 'Abendtau'}]);
    expect(new Set(products.flatMap(({variants}) => variants.map(({priceCents}) => priceCents)))).toEqual(
      new Set([999]),
    );
  });

  it('puts a customer in the place of one with the same number', () => {
    const {customers} = begin({
      title: 'Mira moved',
      customers: [{number: 7001, email: 'mira@example.com', createdAt: '2026-01-01T00:00:00Z'}],
    });
    expect(customers.filter(({number}) => number === 7001).map(({email}) => email)).toEqual(['mira@example.com']);
    expect(customers).toHaveLength(people.customers.length);
  });

  it.each([
    [{}, /^title: /m],
    [{title: 'x', colour: 'green'}, /colour/],
    [
      {title: 'x', catalogue: {only: ['no-such-coffee']}},
      /^catalogue\.only\[0\]: no product has the handle "no-such-coffee"$/m,
    ],
    [{title: 'x', catalogue: {products: {'no-such-coffee': {stock: 1}}}}, /^catalogue\.products: no product/m],
    [{title: 'x', catalogue: {products: {morgentau: {stock: -1}}}}, /^catalogue\.products\.morgentau\.stock: /m],
    [
      {
        title: 'x',
        catalogue: {collections: [{number: 9, handle: 'picks', title: 'Picks', products: ['no-such-coffee']}]},
      },
      /^catalogue\.collections\[0\]\.products: no product has the handle "no-such-coffee"$/m,
    ],
    [
      {title: 'x', catalogue: {collections: [{number: 9, handle: 'decaf', title: 'Decaf', products: ['waldgold']}]}},
      /^catalogue\.collections\[0\]\.handle: another collection has it$/m,
    ],
    [{title: 'x', faults: [{service: 'storefront', kind: 'explode'}]}, /^faults\[0\]\.kind: /m],
    [{title: 'x', clock: 'tomorrow'}, /^clock: /m],
    [
      {title: 'x', customers: [{number: 7999, email: 'jonas.berger@example.com', createdAt: '2026-01-01T00:00:00Z'}]},
      /^customers: jonas\.berger@example\.com is the address of two$/m,
    ],
    [
      {title: 'x', subscriptions: [{customer: 9, items: [{variant: [1001, 0]}], payments: []}]},
      /^subscriptions: no customer has the number 9$/m,
    ],
  ])('%j is refused with the place and the reason', (scenario, reason) => {
    expect(() => begin(scenario)).toThrow(reason);
  });

  it('is refused where it is not JSON', () => {
    expect(() => scenarioOf({SCENARIO: '{"title": '})).toThrow(/^The scenario cannot be used:\n.*JSON/);
  });
});
