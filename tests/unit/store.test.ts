import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';

import {print, TypeInfo, visit, visitWithTypeInfo} from 'graphql';
import {expect, test} from 'vitest';
import * as z from 'zod';

import {seed} from '../../emulator/seed/seed';
import {document} from '../contract/storefront/operations';
import {STOREFRONT_SCHEMAS} from '../support/platform-schemas';

const run = promisify(execFile);

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

const adminRequest = z.object({
  query: z.string(),
  variables: z.object({
    owner: z.string().optional(),
    definition: z.object({ownerType: z.string(), namespace: z.string(), key: z.string(), type: z.string()}).optional(),
  }),
});

/** The two calls of the platform's Admin API that the command makes, as its reference describes them. */
async function startAdmin() {
  const kept: {owner: string; namespace: string; key: string; type: {name: string}; access: object}[] = [];
  const keep = (owner: string, namespace: string, key: string, type: string, storefront = 'PUBLIC_READ') =>
    kept.push({owner, namespace, key, type: {name: type}, access: {storefront}});
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const {query, variables} = adminRequest.parse(JSON.parse(body));
      const {definition: made, owner} = variables;
      if (made) keep(made.ownerType, made.namespace, made.key, made.type);
      const nodes = kept.filter((each) => each.owner === owner);
      const data = query.startsWith('mutation')
        ? {metafieldDefinitionCreate: {userErrors: []}}
        : {metafieldDefinitions: {nodes, pageInfo: {hasNextPage: false, endCursor: null}}};
      const allowed = request.headers['x-shopify-access-token'] === 'admin';
      response.writeHead(allowed ? 200 : 401, {'Content-Type': 'application/json'}).end(JSON.stringify({data}));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const store = (command: string, token = 'admin') =>
    run(process.execPath, ['scripts/store.mjs', command, 'production'], {
      env: {...process.env, STOREFRONT_ORIGIN: origin, ADMIN_TOKEN: token},
    });
  return {keep, kept, store, close: () => server.close()};
}

test('npm run store compares, creates missing definitions and keeps existing ones', async () => {
  const admin = await startAdmin();
  admin.keep('PRODUCT', 'coffee', 'altitude', 'boolean');
  await expect(admin.store('check')).rejects.toHaveProperty(
    'stdout',
    expect.stringMatching(/PRODUCT coffee\.altitude is of another type[^]*COLLECTION \S+ is missing/),
  );
  expect(admin.kept).toHaveLength(1);
  await expect(admin.store('apply')).rejects.toHaveProperty(
    'stdout',
    expect.stringContaining('1 metafields are not as the shop reads them'),
  );
  expect(admin.kept).toHaveLength(defined.length);
  admin.kept.splice(0, 1);
  expect((await admin.store('apply')).stdout).toContain('Every metafield is defined.');
  expect((await admin.store('check')).stdout).toContain('Every metafield is defined.');
  await expect(admin.store('check', 'another')).rejects.toThrow('answers 401');
  admin.close();
});
