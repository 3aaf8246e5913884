import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {adminHeaders} from './admin-token';
import {product} from './shopper';
import type {RunningServices} from './start-services';
import {startServices} from './start-services';

const PRODUCT = product('waldgold');
const COLLECTION = {number: 2027, handle: {de: 'handmuehlen', en: 'hand-grinders'}};
const fieldSchema = z.object({data: z.object({node: z.object({metafield: z.object({value: z.string()}).nullable()})})});

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

const ask = (path: string, token: Readonly<Record<string, string>>, body: object) =>
  services.send(path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...token},
    body: JSON.stringify(body),
  });

async function shown(owner: string): Promise<unknown> {
  const field = 'metafield(namespace: "seo", key: "handles") { value }';
  const query = `{ node(id: "${owner}") { ... on Product { ${field} } ... on Collection { ${field} } } }`;
  const token = {'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token'};
  const {text} = await ask('/api/2026-04/graphql.json', token, {query});
  const {metafield} = fieldSchema.parse(JSON.parse(text)).data.node;
  return metafield === null ? null : JSON.parse(metafield.value);
}

/** Makes the metafield say something else, or nothing. */
async function forget(ownerId: string, value: string | null): Promise<void> {
  const field = {ownerId, namespace: 'seo', key: 'handles'};
  const [type, metafields] =
    value === null
      ? (['metafieldsDelete', [field]] as const)
      : (['metafieldsSet', [{...field, type: 'json', value}]] as const);
  const input = value === null ? 'MetafieldIdentifierInput' : 'MetafieldsSetInput';
  const query = `mutation Forget($fields: [${input}!]!) { ${type}(metafields: $fields) { userErrors { message } } }`;
  await ask('/admin/api/2026-04/graphql.json', await adminHeaders(services), {query, variables: {fields: metafields}});
}

async function change(body: object): Promise<void> {
  const {status} = await services.send('/control/catalogue', {method: 'POST', body: JSON.stringify(body)});
  expect(status).toBe(200);
}

const SOON = {timeout: 10_000, interval: 200};

it('the handles of a new product are written by webhook within seconds', async () => {
  const handle = {de: 'neuling', en: 'newcomer'};
  await change({product: 9001, copyOf: PRODUCT.number, handle, title: {de: 'Neuling', en: 'Newcomer'}});
  await expect.poll(() => shown('gid://shopify/Product/9001'), SOON).toEqual(handle);
});

describe.each([
  ['a product', 'product', `gid://shopify/Product/${PRODUCT.number}`, PRODUCT],
  ['a collection', 'collection', `gid://shopify/Collection/${COLLECTION.number}`, COLLECTION],
] as const)('the handles of %s in both languages', (_, kind, owner, {number, handle}) => {
  it.each([
    ['are written where there are none', null],
    ['follow a handle that was translated anew', '{"de":"alt","en":"old"}'],
    ['replace what is no JSON of handles', '{"de":5}'],
  ])('%s, by the schedule', async (__, value) => {
    await forget(owner, value);
    expect(await shown(owner)).toEqual(value === null ? null : JSON.parse(value));
    expect((await services.send('/control/metafields', {method: 'POST'})).status).toBe(200);
    expect(await shown(owner)).toEqual(handle);
  });

  it('follow a handle that was translated anew, by webhook within seconds', async () => {
    const renamed = {...handle, en: `${handle.en}-2`};
    await change({[kind]: number, handle: renamed});
    await expect.poll(() => shown(owner), SOON).toEqual(renamed);
  });
});
