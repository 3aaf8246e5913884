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
import {answerAdmin, emptyAdminShop} from '../support/admin-shop';
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

const adminRequest = z.object({query: z.string(), variables: z.record(z.string(), z.unknown())});

/** The platform's Admin API on a port of its own. */
async function startAdmin() {
  const shop = emptyAdminShop();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/admin/oauth/access_token') {
        const isOurs = body === 'client_id=app&client_secret=secret&grant_type=client_credentials';
        response.writeHead(isOurs ? 200 : 400, {'Content-Type': 'application/json'});
        response.end(JSON.stringify(isOurs ? {access_token: 'admin', scope: '', expires_in: 86_399} : {}));
        return;
      }
      const {query, variables} = adminRequest.parse(JSON.parse(body));
      const isAllowed = request.headers['x-shopify-access-token'] === 'admin';
      response.writeHead(isAllowed ? 200 : 401, {'Content-Type': 'application/json'});
      response.end(isAllowed ? JSON.stringify({data: answerAdmin(shop, query, variables)}) : '{}');
    });
  }).listen(0, '127.0.0.1');
  // The command uses its connection again, however long it takes in between.
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const store = (command: string, secret = 'secret') =>
    run(process.execPath, ['scripts/store.mjs', command, 'production'], {
      env: {
        ...process.env,
        ...{STOREFRONT_ORIGIN: origin, SHOP_ORIGIN: 'https://shop.example'},
        ...{ADMIN_CLIENT_ID: 'app', ADMIN_CLIENT_SECRET: secret},
      },
    });
  return {shop, store, close: () => server.close()};
}

test('npm run store says what is missing, and makes it', async () => {
  const admin = await startAdmin();
  admin.shop.rates.push({country: 'DE', amount: '4.90'});
  await expect(admin.store('plan')).rejects.toHaveProperty('stdout', expect.stringContaining('product spende: create'));
  expect(admin.shop.metafields).toEqual([]);
  expect((await admin.store('apply')).stdout).toMatch(
    /^done {2}product spende: create$[^]*shop is as store\/ says\.$/m,
  );
  expect(admin.shop.metafields).toHaveLength(defined.length);
  await expect(admin.store('plan', 'another')).rejects.toThrow('/admin/oauth/access_token answers 400');
  admin.close();
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
