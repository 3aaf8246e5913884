import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {startServices} from '../service-api/start-services';
import type {RunningServices} from '../service-api/start-services';

const SCENARIO = {
  title: 'One coffee on a day in spring',
  clock: '2027-04-01T10:00:00Z',
  catalogue: {only: ['morgentau'], products: {morgentau: {stock: 2}}},
  faults: [{service: 'storefront', operation: 'Broken', kind: 'status', times: 2}],
  denied: ['unauthenticated_read_product_tags'],
};
const productsSchema = z.object({
  data: z.object({
    products: z.object({
      nodes: z.array(z.object({handle: z.string(), variants: z.object({nodes: z.array(z.unknown())})})),
    }),
  }),
});

let dataDir = '';
let running: RunningServices | null = null;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lichtung-scenario-'));
});
afterAll(async () => {
  await running?.stop();
  await rm(dataDir, {recursive: true, force: true});
});

/** Starts anew on the same data. */
async function start(scenario: object | null): Promise<RunningServices> {
  await running?.stop();
  running = await startServices({SCENARIO: scenario === null ? '' : JSON.stringify(scenario)}, dataDir);
  return running;
}

const ask = ({send}: RunningServices, query: string) =>
  send('/api/2026-04/graphql.json', {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token'},
    body: JSON.stringify({query}),
  });

/** How many products are sold, and how many pieces of the first one's first variant there are. */
async function sold(services: RunningServices): Promise<unknown> {
  const query = '{ products(first: 250) { nodes { handle variants(first: 1) { nodes { quantityAvailable } } } } }';
  const {data} = productsSchema.parse(JSON.parse((await ask(services, query)).text));
  const [first] = data.products.nodes;
  return [data.products.nodes.length, first?.handle, first?.variants.nodes];
}

/** The status of the calls that the scenario breaks, until one passes. */
async function broken(services: RunningServices): Promise<number> {
  let count = 0;
  while ((await ask(services, 'query Broken { shop { name } }')).status !== 200) count += 1;
  return count;
}

it('begins as it says, again after a reset, and anew where it is another one than before', async () => {
  let services = await start(SCENARIO);
  const one = [1, 'morgentau', [{quantityAvailable: 2}]];
  const {text} = await services.send('/control');
  expect(text).toContain('The scenario: One coffee on a day in spring');
  expect(text).toContain('2027-04-01 10:0');
  expect((await ask(services, '{ productTags(first: 1) { nodes } }')).text).toContain('ACCESS_DENIED');
  expect(await sold(services)).toEqual(one);
  expect(await broken(services)).toBe(2);
  expect(await broken(services)).toBe(0);

  await services.send('/control/stock', {method: 'POST', body: JSON.stringify({variant: 40001, quantity: 9})});
  expect(await sold(services)).toEqual([1, 'morgentau', [{quantityAvailable: 9}]]);
  services = await start(SCENARIO);
  expect(await sold(services)).toEqual([1, 'morgentau', [{quantityAvailable: 9}]]);
  await services.send('/control/reset', {method: 'POST'});
  expect(await sold(services)).toEqual(one);
  expect(await broken(services)).toBe(2);

  services = await start(null);
  expect((await services.send('/control')).text).not.toContain('The scenario');
  expect(await sold(services)).not.toEqual(one);
  expect(await broken(services)).toBe(0);
}, 90_000);

it('does not start with one that cannot be used, and says why', async () => {
  await expect(start({title: 'Wrong', catalogue: {only: ['no-such-coffee']}})).rejects.toThrow(
    'catalogue.only[0]: no product has the handle "no-such-coffee"',
  );
  running = null;
});
