import {createHmac} from 'node:crypto';
import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {seed} from '../../../emulator/seed/seed';
import {adminHeaders} from './admin-token';
import {product} from './shopper';
import type {RunningServices} from './start-services';
import {refusalOf, startServices} from './start-services';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = 'local-platform-webhook-secret-32-characters';
const fieldSchema = z.object({
  data: z.object({node: z.object({metafield: z.object({value: z.string()}).nullable()})}),
});
const setSchema = z.object({
  data: z.object({metafieldsSet: z.object({userErrors: z.array(z.object({code: z.string()}))})}),
});

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

/** A variant that is reduced in the seed, with its product. */
const reduced = seed.products.flatMap((entry) =>
  entry.variants.flatMap((variant) => {
    const {number, priceCents: cents, compareAtCents} = variant;
    return compareAtCents !== null && compareAtCents > cents
      ? [{number, cents, compareAtCents, product: entry.number}]
      : [];
  }),
);

/** The lowest price that the shop shows of a variant, in cents; `null` for none. */
async function shown(variant: number): Promise<number | null> {
  const {text} = await services.send('/api/2026-04/graphql.json', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
    },
    body: JSON.stringify({
      query: `{ node(id: "gid://shopify/ProductVariant/${variant}") {
        ... on ProductVariant { metafield(namespace: "price", key: "lowest_30_days") { value } }
      } }`,
    }),
  });
  const {metafield} = fieldSchema.parse(JSON.parse(text)).data.node;
  const money = z.object({amount: z.string()}).nullable();
  const amount = money.parse(metafield === null ? null : JSON.parse(metafield.value))?.amount;
  return amount === undefined ? null : Math.round(Number(amount) * 100);
}

async function setByAdmin(variant: number, value: string): Promise<readonly string[]> {
  const field = {namespace: 'price', key: 'lowest_30_days', type: 'money'};
  const {text} = await services.send('/admin/api/2026-04/graphql.json', {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...(await adminHeaders(services))},
    body: JSON.stringify({
      query:
        'mutation Set($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { code } } }',
      variables: {metafields: [{...field, ownerId: `gid://shopify/ProductVariant/${variant}`, value}]},
    }),
  });
  return setSchema.parse(JSON.parse(text)).data.metafieldsSet.userErrors.map(({code}) => code);
}

const priceChanged = (number: number, secret = SECRET) => {
  const body = JSON.stringify({id: number});
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  const headers = {'X-Shopify-Topic': 'products/update', 'X-Shopify-Hmac-Sha256': signature};
  return services.send('/webhooks/platform', {method: 'POST', headers, body});
};
const runSchedule = async () => {
  expect((await services.send('/control/metafields', {method: 'POST'})).status).toBe(200);
};
const costBefore = async (variant: number, days: number, cents: number) => {
  const {PRICES} = await services.serviceEnv();
  await PRICES.getByName('shop').note([{variant, cents, compareAtCents: null}], Date.now() - days * DAY_MS);
};

it('the seed has reduced variants', () => expect(reduced.length).toBeGreaterThan(2));

it('a price change writes the lowest price of the 30 days before, by webhook', async () => {
  const [variant] = reduced;
  if (variant === undefined) throw new Error('Nothing is reduced');
  await costBefore(variant.number, 20, variant.cents + 10);
  await costBefore(variant.number, 10, variant.compareAtCents);
  expect((await priceChanged(variant.product)).status).toBe(200);
  expect(await shown(variant.number)).toBe(variant.cents + 10);
});

it('the schedule does the same for all, keeps what it does not know better, and repeats nothing', async () => {
  const [, known, unknown] = reduced;
  if (known === undefined || unknown === undefined) throw new Error('Too little is reduced');
  const seeded = await shown(unknown.number);
  await costBefore(known.number, 5, known.compareAtCents);
  await runSchedule();
  expect(await shown(known.number)).toBe(known.compareAtCents);
  expect(seeded).not.toBeNull();
  expect(await shown(unknown.number)).toBe(seeded);
  const before = await written();
  await runSchedule();
  expect(await written()).toBe(before);
});

/** How often metafields were written. */
async function written(): Promise<number> {
  const {text} = await services.send('/control/received?service=admin');
  const {operations} = z.object({operations: z.record(z.string(), z.int())}).parse(JSON.parse(text));
  return (operations['ServiceMetafields'] ?? 0) + (operations['ServiceNoMetafields'] ?? 0);
}

it('a price that is no longer reduced loses it', async () => {
  const full = product('waldgold').variants.find(({compareAtCents, priceCents}) => (compareAtCents ?? 0) <= priceCents);
  const number = full?.number ?? 0;
  expect(await setByAdmin(number, '{"amount":"1.00","currency_code":"EUR"}')).toEqual([]);
  expect(await shown(number)).toBe(100);
  await runSchedule();
  expect(await shown(number)).toBeNull();
});

it('the platform takes no wrong value and no unknown variant', async () => {
  expect(await setByAdmin(reduced[0]?.number ?? 0, '12')).toEqual(['INVALID_VALUE']);
  expect(await setByAdmin(1, '{"amount":"1.00","currency_code":"EUR"}')).toEqual(['INVALID']);
});

it('an unsigned webhook changes nothing, and a deleted product is no error', async () => {
  expect(refusalOf(await priceChanged(product('waldgold').number, 'x'))).toEqual([401, 'unauthorized']);
  expect((await priceChanged(1)).status).toBe(200);
});
