import {readFileSync} from 'node:fs';

import {print, TypeInfo, visit, visitWithTypeInfo} from 'graphql';
import {expect, test} from 'vitest';
import * as z from 'zod';

import {seed} from '../../emulator/seed/seed';
import {document} from '../contract/storefront/operations';
import {STOREFRONT_SCHEMAS} from '../support/platform-schemas';

const OWNERS: Readonly<Record<string, string>> = {
  Product: 'PRODUCT',
  ProductVariant: 'PRODUCTVARIANT',
  Collection: 'COLLECTION',
};

const definitions = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync('store/metafields.json', 'utf8')));
const defined = Object.entries(definitions).flatMap(([owner, fields]) =>
  Object.entries(fields).map(([path, type]) => `${owner} ${path} ${type}`),
);

/** `PRODUCT seo.noindex` for each metafield that one of the shop's operations asks for. */
function askedFor(): readonly string[] {
  const types = new TypeInfo(STOREFRONT_SCHEMAS[0].schema);
  const found = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        if (!/^metafields?$/.test(node.name.value)) return;
        const owner = OWNERS[types.getParentType()?.name ?? ''];
        const asked = (node.arguments ?? []).map((argument) => print(argument)).join(', ');
        for (const [, namespace, key] of asked.matchAll(/namespace: "(\w+)",\s*key: "(\w+)"/g)) {
          found.add(`${owner} ${namespace}.${key}`);
        }
      },
    }),
  );
  return [...found];
}

test('store/metafields.json defines what the operations of the shop ask for, and nothing else', () => {
  expect(defined.map((line) => line.replace(/ \S+$/, '')).sort()).toEqual([...askedFor()].sort());
});

test('each metafield has the type that the shelves are filled with', () => {
  const filled = new Set<string>();
  const note = (owner: string, fields: readonly {namespace: string; key: string; type: string}[]) => {
    for (const {namespace, key, type} of fields) filled.add(`${owner} ${namespace}.${key} ${type}`);
  };
  for (const product of seed.products) {
    note('PRODUCT', product.metafields);
    for (const variant of product.variants) note('PRODUCTVARIANT', variant.metafields);
  }
  for (const collection of seed.collections) note('COLLECTION', collection.metafields);
  expect([...filled].filter((line) => !defined.includes(line))).toEqual([]);
});

test('the plans of the platform match the seed data', () => {
  const groups = z
    .array(z.object({group: z.string(), percentOff: z.record(z.coerce.number(), z.number())}))
    .parse(JSON.parse(readFileSync('store/selling-plans.json', 'utf8')));
  const plans = groups.flatMap(({group, percentOff}) =>
    Object.entries(percentOff).map(([weeks, percent]) => `${group}: ${weeks} weeks, ${percent} %`),
  );
  expect(seed.sellingPlans.map(({group, weeks, percentOff}) => `${group}: ${weeks} weeks, ${percentOff} %`)).toEqual(
    plans,
  );
});

test('the products that the shop’s rules need are those of the seed data', () => {
  const products = z
    .array(z.object({handle: z.string(), title: z.string(), productType: z.string(), variants: z.array(z.unknown())}))
    .parse(JSON.parse(readFileSync('store/products.json', 'utf8')));
  for (const {handle, title, productType, variants} of products) {
    const seeded = seed.products.find((product) => product.handle.de === handle);
    expect(seeded?.title.de).toBe(title);
    expect(seeded?.productType).toBe(productType);
    expect(seeded?.variants.length).toBe(variants.length);
  }
});
