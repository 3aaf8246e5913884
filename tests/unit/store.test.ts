import {readdirSync, readFileSync} from 'node:fs';

import {parse, print, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema} from 'graphql';
import {expect, test} from 'vitest';
import * as z from 'zod';

import {schemaOf} from '../../emulator/admin/schema';
import {seed} from '../../emulator/seed/seed';
import {document} from '../contract/storefront/operations';
import {STOREFRONT_SCHEMAS} from '../support/platform-schemas';
import {metafieldOperations} from '../support/service-operations';

const OWNERS: Readonly<Record<string, string>> = {
  Product: 'PRODUCT',
  ProductVariant: 'PRODUCTVARIANT',
  Collection: 'COLLECTION',
  Order: 'ORDER',
};
const SCHEMAS = {storefront: STOREFRONT_SCHEMAS[0].schema, admin: schemaOf('2026-04')};

const definitions = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync('store/metafields.json', 'utf8')));
const defined = Object.entries(definitions).flatMap(([owner, fields]) =>
  Object.entries(fields).map(([path, type]) => `${owner} ${path} ${type}`),
);

const identifiers = z.array(z.object({namespace: z.string(), key: z.string()}));

/** `PRODUCT seo.noindex` for each metafield that a document asks for, by itself or by the variable `fields`. */
function askedFor(schema: GraphQLSchema, asking: DocumentNode, fields: unknown = []): readonly string[] {
  const types = new TypeInfo(schema);
  const found: string[] = [];
  visit(
    asking,
    visitWithTypeInfo(types, {
      Field(node) {
        if (!/^metafields?$/.test(node.name.value)) return;
        const owner = OWNERS[types.getParentType()?.name ?? ''];
        const asked = (node.arguments ?? []).map((argument) => print(argument)).join(', ');
        for (const [, namespace, key] of asked.matchAll(/namespace: "(\w+)",\s*key: "(\w+)"/g)) {
          found.push(`${owner} ${namespace}.${key}`);
        }
        if (!asked.includes('$fields')) return;
        for (const {namespace, key} of identifiers.parse(fields)) found.push(`${owner} ${namespace}.${key}`);
      },
    }),
  );
  return found;
}

/** The same for all operations by which the service worker reads metafields. */
async function askedByService(): Promise<readonly string[]> {
  const operations = await metafieldOperations();
  return operations.flatMap(({api, query, variables}) => askedFor(SCHEMAS[api], parse(query), variables['fields']));
}

test('store/metafields.json defines what the operations of both workers ask for, and nothing else', async () => {
  const asked = new Set([...askedFor(SCHEMAS.storefront, document), ...(await askedByService())]);
  expect(defined.map((line) => line.replace(/ \S+$/, '')).sort()).toEqual([...asked].sort());
});

test('the operations of the service worker have every metafield that its sources name', async () => {
  const folder = 'service/adapters';
  const sources = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  const text = sources.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
  const named = [...text.matchAll(/namespace: ["'](\w+)["'],\s*key: ["'](\w+)["']/g)].map(
    ([, namespace, key]) => `${namespace}.${key}`,
  );
  const asked = (await askedByService()).map((line) => line.replace(/^\w+ /, ''));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !asked.includes(name))).toEqual([]);
});

/** The types that the definitions use, of https://shopify.dev/docs/apps/build/metafields/list-of-data-types */
const TYPES = [
  'boolean',
  'collection_reference',
  'date',
  'date_time',
  'file_reference',
  'json',
  'money',
  'number_integer',
  'product_reference',
  'single_line_text_field',
  'variant_reference',
];
/** Of these there are no lists. */
const SINGLE = /^(?:boolean|json|money)$/;

test('each definition is one that the platform takes', () => {
  for (const line of defined) {
    const [owner = '', namespace = '', key = '', list, type = ''] =
      /^(\w+) ([\w-]+)\.([\w-]+) (list\.)?(\w+)$/.exec(line)?.slice(1) ?? [];
    expect(Object.values(OWNERS), line).toContain(owner);
    expect(
      [namespace.length, key.length].every((length) => length <= 64),
      line,
    ).toBe(true);
    expect([namespace.length >= 3, key.length >= 2], line).toEqual([true, true]);
    expect(TYPES, line).toContain(type);
    expect(list !== undefined && SINGLE.test(type), line).toBe(false);
  }
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
