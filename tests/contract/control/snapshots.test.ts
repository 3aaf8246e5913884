import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {restoreSnapshot, takeSnapshot} from '../../../scripts/lib/snapshots.mjs';
import {createCart, variant} from '../service-api/shopper';
import {startServices, type RunningServices} from '../service-api/start-services';

let folder = '';
const inFolder = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lichtung-snapshots-'));
});
afterAll(() => rm(folder, {recursive: true, force: true}));

/** Does something with the services on the data. */
async function during<T>(work: (services: RunningServices) => Promise<T>): Promise<T> {
  const services = await startServices({}, path.join(inFolder('data'), 'objects'));
  try {
    return await work(services);
  } finally {
    await services.stop();
  }
}

const isThere = async ({send}: RunningServices, id: string) => {
  const {text} = await send('/api/2026-04/graphql.json', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({query: 'query ($id: ID!) { cart(id: $id) { id } }', variables: {id}}),
  });
  return text.includes(JSON.stringify(id));
};

test('a restored snapshot has what was there when it was taken, and nothing that came later', async () => {
  const before = await during((services) => createCart(services, {lines: [{variant: variant('waldgold')}]}));
  await takeSnapshot(inFolder('data'), inFolder('snapshot'));
  const after = await during(async (services) => {
    const cart = await createCart(services, {lines: [{variant: variant('waldgold')}]});
    await services.send('/control/reset', {method: 'POST'});
    expect(await isThere(services, before.id)).toBe(false);
    return cart;
  });
  await restoreSnapshot(inFolder('data'), inFolder('snapshot'));
  const carts = await during((services) => Promise.all([before, after].map(({id}) => isThere(services, id))));
  expect(carts).toEqual([true, false]);
}, 60_000);

test('neither is done where it would lose something', async () => {
  await mkdir(inFolder('empty'));
  await mkdir(path.join(inFolder('full'), 'objects'), {recursive: true});
  await expect(takeSnapshot(inFolder('empty'), inFolder('new'))).rejects.toThrow('There is no data in');
  await expect(takeSnapshot(inFolder('full'), inFolder('empty'))).rejects.toThrow('exists already');
  await expect(restoreSnapshot(inFolder('full'), inFolder('empty'))).rejects.toThrow('is not a snapshot');
});
