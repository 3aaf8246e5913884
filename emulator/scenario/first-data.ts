import {customersOf} from '../seed/customers';
import type {SeedCustomer} from '../seed/customers';
import type {CustomerRecord, SubscriptionRecord} from '../seed/schema/customers';
import {subscribersOf} from '../seed/subscriptions';
import type {SeedSubscriber} from '../seed/subscriptions';
import {text} from '../seed/fields';
import type {Seed, SeedCollection, SeedProduct} from '../seed/types';
import {changedSeed} from '../storefront/catalogue-change';
import type {CatalogueChange} from '../storefront/catalogue-change';
import {unusable} from './schema';
import type {Scenario, ScenarioCollection} from './schema';

/** What the seed holds of goods and people. */
export type SeedData = {
  readonly seed: Seed;
  readonly customers: readonly CustomerRecord[];
  readonly subscriptions: readonly SubscriptionRecord[];
};

/** Goods and people when everything is fresh. */
export type FirstData = {
  readonly seed: Seed;
  readonly customers: readonly SeedCustomer[];
  readonly subscribers: readonly SeedSubscriber[];
};

/**
 * Returns what the emulated world begins with: the seed, changed by a scenario.
 *
 * @throws {Error} with one problem a line where the scenario names a product or a customer that there is not
 */
export function firstData(base: SeedData, scenario: Scenario | null): FirstData {
  if (scenario === null) return people(base.seed, base.customers, base.subscriptions);
  const customers = replaced(base.customers, scenario.customers, ({number}) => number);
  const subscriptions = replaced(base.subscriptions, scenario.subscriptions, ({customer}) => customer);
  const problems = [
    ...unknownProducts(base.seed, scenario),
    ...takenHandles(base.seed, scenario),
    ...wrongPeople(customers, scenario),
  ];
  if (problems.length > 0) throw unusable(problems);
  return people(seedOfScenario(base.seed, scenario), customers, subscriptions);
}

function people(
  seed: Seed,
  records: readonly CustomerRecord[],
  subscriptions: readonly SubscriptionRecord[],
): FirstData {
  const customers = customersOf(records);
  return {seed, customers, subscribers: subscribersOf(customers, subscriptions)};
}

function replaced<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => number): readonly T[] {
  const keys = new Set(after.map(keyOf));
  return [...before.filter((item) => !keys.has(keyOf(item))), ...after];
}

const isNamed =
  ({handle}: SeedProduct) =>
  (name: string): boolean =>
    handle.de === name || handle.en === name;

function unknownProducts({products}: Seed, {catalogue}: Scenario): readonly string[] {
  const {only = [], products: changes, collections} = catalogue;
  const isKnown = (name: string) => products.some((product) => isNamed(product)(name));
  return [
    ...only.map((name, index) => [`catalogue.only[${index}]`, name] as const),
    ...Object.keys(changes).map((name) => ['catalogue.products', name] as const),
    ...collections.flatMap(({products: names}, index) =>
      names.map((name) => [`catalogue.collections[${index}].products`, name] as const),
    ),
  ]
    .filter(([, name]) => !isKnown(name))
    .map(([place, name]) => `${place}: no product has the handle "${name}"`);
}

function takenHandles({collections}: Seed, {catalogue}: Scenario): readonly string[] {
  return catalogue.collections.flatMap(({number, handle: {de, en}}, index) =>
    collections.some((other) => other.number !== number && (other.handle.de === de || other.handle.en === en))
      ? [`catalogue.collections[${index}].handle: another collection has it`]
      : [],
  );
}

function wrongPeople(all: readonly CustomerRecord[], {customers, subscriptions}: Scenario): readonly string[] {
  const taken = customers.filter(({number, email}) =>
    all.some((other) => other.email === email && other.number !== number),
  );
  const strangers = subscriptions.filter(({customer}) => !all.some(({number}) => number === customer));
  return [
    ...taken.map(({email}) => `customers: ${email} is the address of two`),
    ...strangers.map(({customer}) => `subscriptions: no customer has the number ${customer}`),
  ];
}

function seedOfScenario(seed: Seed, {catalogue: {only, products: changes, collections}}: Scenario): Seed {
  const named = (name: string) => seed.products.filter((product) => isNamed(product)(name));
  const unsold = only === undefined ? [] : seed.products.filter((product) => !only.some(isNamed(product)));
  const all: readonly CatalogueChange[] = [
    ...unsold.map(({number}) => ({product: number, isDeleted: true as const})),
    ...Object.entries(changes).flatMap(([name, change]) =>
      named(name).map(({number}) => ({...change, product: number})),
    ),
  ];
  const own = collections.map((collection) => newCollection(collection, seed.products));
  return all.reduce(changedSeed, {...seed, collections: replaced(seed.collections, own, ({number}) => number)});
}

function newCollection(
  {number, handle, title, products: names}: ScenarioCollection,
  products: readonly SeedProduct[],
): SeedCollection {
  return {
    number,
    handle,
    title,
    descriptionHtml: text(''),
    seo: null,
    products: names.flatMap((name) =>
      products.filter((product) => isNamed(product)(name)).map((product) => product.number),
    ),
    metafields: [],
  };
}
