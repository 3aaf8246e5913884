import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {product} from './shopper';
import type {RunningServices} from './start-services';
import {startServices} from './start-services';

const {number, handle} = product('waldgold');
const OWNER = `gid://shopify/Product/${number}`;
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

async function shown(): Promise<unknown> {
  const query = `{ node(id: "${OWNER}") { ... on Product { metafield(namespace: "seo", key: "handles") { value } } } }`;
  const token = {'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token'};
  const {text} = await ask('/api/2026-04/graphql.json', token, {query});
  const {metafield} = fieldSchema.parse(JSON.parse(text)).data.node;
  return metafield === null ? null : JSON.parse(metafield.value);
}

/** Makes the metafield say something else, or nothing. */
async function forget(value: string | null): Promise<void> {
  const field = {ownerId: OWNER, namespace: 'seo', key: 'handles'};
  const [type, metafields] =
    value === null
      ? (['metafieldsDelete', [field]] as const)
      : (['metafieldsSet', [{...field, type: 'json', value}]] as const);
  const input = value === null ? 'MetafieldIdentifierInput' : 'MetafieldsSetInput';
  const query = `mutation Forget($fields: [${input}!]!) { ${type}(metafields: $fields) { userErrors { message } } }`;
  const token = {'X-Shopify-Access-Token': 'local-admin-api-token'};
  await ask('/admin/api/2026-04/graphql.json', token, {query, variables: {fields: metafields}});
}

it.each([
  ['are written where there are none', null],
  ['follow a handle that was translated anew', '{"de":"alt","en":"old"}'],
  ['replace what is no JSON of handles', '{"de":5}'],
])('handles in both languages %s', async (_, value) => {
  await forget(value);
  expect(await shown()).toEqual(value === null ? null : JSON.parse(value));
  expect((await services.send('/control/metafields', {method: 'POST'})).status).toBe(200);
  expect(await shown()).toEqual({de: handle.de, en: handle.en});
});
