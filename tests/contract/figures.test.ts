import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {seed} from '../../emulator/seed/seed';
import {bundleOf} from './worker-bundle';
import {memoryOf} from './runtimes';
import {variant} from './service-api/shopper';
import {startServices} from './service-api/start-services';
import type {RunningServices} from './service-api/start-services';
import {texts} from './storefront/operations';

const START_MS = 15_000;
const WARM_MS = 10;
/** For everything that a product page asks at once. */
const WHOLE_PAGE_MS = 40;
const MUTATIONS = 1000;
/** As many before counting: until then the runtime takes what it needs. */
const WARM_UP = 400;
const AT_ONCE = 8;
/** In bytes. A collection that is late looks like so much; a cart that is kept, with its answer, is more. */
const MEMORY_PER_MUTATION = 100_000;
/** How many requests the control interface keeps. */
const LISTED = 500;

const PRODUCT = `query Product($handle: String!, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  product(handle: $handle) {
    id title descriptionHtml availableForSale featuredImage { url altText }
    variants(first: 12) { nodes { id title price { amount } availableForSale quantityAvailable } }
  }
}`;

const replySchema = z.object({data: z.looseObject({}), errors: z.undefined().optional()});
const receivedSchema = z.object({count: z.int(), requests: z.array(z.unknown())});
const changedSchema = z.object({cart: z.object({id: z.string()}), userErrors: z.array(z.never())});

let services: RunningServices;
let startedInMs: number;
const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));

beforeAll(async () => {
  await bundleOf('emulator/index.ts');
  const before = performance.now();
  services = await startServices({}, folder);
  await lookEverywhere();
  startedInMs = performance.now() - before;
}, 180_000);
afterAll(async () => {
  await services.stop();
  rmSync(folder, {recursive: true, force: true});
});

async function storefront(query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const response = await fetch(`${services.wire}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
    },
    body: JSON.stringify({query, variables}),
  });
  return replySchema.parse(await response.json()).data;
}

/** Asks every service that fills itself from the seed. */
async function lookEverywhere() {
  const recharge = {'X-Recharge-Version': '2021-11', 'X-Recharge-Access-Token': 'local-subscription-api-token'};
  const algolia = {
    'X-Algolia-Application-Id': 'LOCALSEARCH',
    'X-Algolia-API-Key': 'local-search-only-api-key',
    'Content-Type': 'application/json',
  };
  const answers = await Promise.all([
    services.send('/v2025-02-19/data/query/production?query=count(*)'),
    services.send('/1/indexes/*/queries', {
      method: 'POST',
      headers: algolia,
      body: JSON.stringify({requests: [{indexName: 'products_de', query: 'kaffee'}]}),
    }),
    services.send('/recharge/api/charges?limit=250', {headers: recharge}),
    services.send('/.well-known/openid-configuration'),
    services.call(`/products/${seed.products[0]?.number ?? 0}/reviews`),
    services.send('/mail/messages'),
    storefront('{ products(first: 250) { nodes { id totalInventory } } }'),
  ]);
  for (const answer of answers)
    if ('status' in answer) expect([answer.status, answer.text]).toEqual([200, answer.text]);
}

it(`a clean start has everything within ${START_MS / 1000} seconds`, () => {
  expect(startedInMs).toBeLessThan(START_MS);
});

it.each([
  ['a product', WARM_MS, PRODUCT],
  ['everything of a product page', WHOLE_PAGE_MS, texts['Product'] ?? ''],
])(
  '%s is answered within %i milliseconds when warm',
  async (_what, limit, query) => {
    const variables = {handle: seed.products[0]?.handle.de, lang: 'DE', country: 'DE'};
    const ask = async () => {
      const before = performance.now();
      await storefront(query, variables);
      return performance.now() - before;
    };
    const medians: number[] = [];
    // Other work on the machine may disturb a round; the service is as fast as in its best one.
    for (let round = 0; round < 40 && Math.min(...medians) >= limit; round += 1) {
      const times: number[] = [];
      for (let call = 0; call < 15; call += 1) times.push(await ask());
      medians.push(times.sort((one, other) => one - other)[7] ?? Infinity);
    }
    expect(Math.min(...medians)).toBeLessThan(limit);
  },
  180_000,
);

describe(`${MUTATIONS} changes of carts`, () => {
  it('leave neither memory nor rows behind', async () => {
    const carts = await Promise.all(Array.from({length: AT_ONCE}, createCart));
    const change = (times: number) =>
      Promise.all(
        carts.map(async (id) => {
          for (let turn = 0; turn < times / AT_ONCE; turn += 1) await changeCart(id, turn);
        }),
      );
    await change(WARM_UP);
    const memory = memoryOf(services.pid);
    await change(MUTATIONS);
    expect(memoryOf(services.pid) - memory).toBeLessThan(MUTATIONS * MEMORY_PER_MUTATION);
    const received = receivedSchema.parse(JSON.parse((await services.send('/control/received')).text));
    expect(received.count).toBeGreaterThan(MUTATIONS);
    expect(received.requests).toHaveLength(LISTED);
    const data = await storefront('query ($id: ID!) { cart(id: $id) { lines(first: 250) { nodes { id } } } }', {
      id: carts[0],
    });
    expect(
      z.object({cart: z.object({lines: z.object({nodes: z.array(z.unknown())})})}).parse(data).cart.lines.nodes,
    ).toHaveLength(1);
  }, 300_000);
});

async function createCart(): Promise<string> {
  const data = await storefront('mutation { cartCreate { cart { id } userErrors { code } } }');
  return changedSchema.parse(data['cartCreate']).cart.id;
}

type Change = {
  readonly mutation: string;
  readonly argument: string;
  readonly type: string;
  readonly value: (turn: number) => unknown;
};

/** Changes after which a cart is as large as it was. */
const CHANGES: readonly Change[] = [
  {
    mutation: 'cartLinesAdd',
    argument: 'lines',
    type: '[CartLineInput!]!',
    value: () => [{merchandiseId: `gid://shopify/ProductVariant/${variant('waldgold')}`, quantity: 1}],
  },
  {mutation: 'cartNoteUpdate', argument: 'note', type: 'String!', value: (turn) => `Note ${turn}`},
  {
    mutation: 'cartDiscountCodesUpdate',
    argument: 'discountCodes',
    type: '[String!]!',
    value: (turn) => (turn % 8 < 4 ? ['LICHTUNG15'] : []),
  },
  {
    mutation: 'cartAttributesUpdate',
    argument: 'attributes',
    type: '[AttributeInput!]!',
    value: (turn) => [{key: 'turn', value: String(turn)}],
  },
];

async function changeCart(id: string, turn: number): Promise<void> {
  const change = CHANGES[turn % CHANGES.length];
  if (change === undefined) throw new Error('There are no changes');
  const {mutation, argument, type, value} = change;
  const data = await storefront(
    `mutation ($id: ID!, $value: ${type}) { ${mutation}(cartId: $id, ${argument}: $value) { cart { id } userErrors { code } } }`,
    {id, value: value(turn)},
  );
  changedSchema.parse(data[mutation]);
}
