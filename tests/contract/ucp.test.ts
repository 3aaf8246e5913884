import {beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {ucpCartSchema, ucpProfileSchema, ucpRefusalSchema, ucpReplySchema, ucpSearchSchema} from '../../contracts/ucp';
import {tillPath} from './service-api/shopper';
import {borrowServices} from './service-api/start-services';
import type {BorrowedServices} from './service-api/start-services';

const meta = {'ucp-agent': {profile: 'https://agent.example/profile.json'}};
const toolsSchema = z.object({tools: z.array(z.object({name: z.string(), inputSchema: z.looseObject({})}))});
const lookupSchema = z.object({
  products: z.array(
    z.object({id: z.string(), variants: z.array(z.object({id: z.string(), inputs: z.array(z.unknown())}))}),
  ),
  messages: z.array(z.object({code: z.string(), content: z.string()})),
});
const productSchema = z.object({
  product: z.object({
    options: z.array(z.object({name: z.string(), values: z.array(z.object({label: z.string(), exists: z.boolean()}))})),
    variants: z.array(z.object({id: z.string(), selling_plans: z.array(z.object({id: z.string()}))})),
  }),
});

let services: BorrowedServices;
beforeAll(async () => {
  services = await borrowServices();
}, 60_000);

async function rpc(method: string, params: unknown = {}) {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
  const headers = {'Content-Type': 'application/json'};
  const {status, text} = await services.send('/api/ucp/mcp', {method: 'POST', headers, body});
  return {status, ...ucpReplySchema.parse(JSON.parse(text))};
}

async function call<T>(schema: z.ZodType<T>, name: string, args: object): Promise<T> {
  const {status, result, error} = await rpc('tools/call', {name, arguments: {meta, ...args}});
  expect([status, error]).toEqual([200, undefined]);
  return schema.parse(result?.structuredContent);
}

const search = (catalog: object) => call(ucpSearchSchema, 'search_catalog', {catalog});
const totalOf = ({totals}: z.infer<typeof ucpCartSchema>) => totals.find(({type}) => type === 'total')?.amount;

it('an assistant finds the tools by the profile', async () => {
  const {text} = await services.send('/.well-known/ucp');
  const {ucp} = ucpProfileSchema.parse(JSON.parse(text));
  expect(ucp.services['dev.ucp.shopping']?.map(({endpoint}) => endpoint)).toEqual([
    'http://127.0.0.1:3001/api/ucp/mcp',
  ]);
  expect((await rpc('initialize')).result).toMatchObject({capabilities: {tools: {}}});
  const {tools} = toolsSchema.parse((await rpc('tools/list')).result);
  expect(tools.map(({name}) => name)).toEqual([
    'search_catalog',
    'lookup_catalog',
    'get_product',
    'create_cart',
    'get_cart',
    'update_cart',
    'cancel_cart',
  ]);
});

it('an assistant finds a fruity filter coffee under 15 euros, changes its number, reads the total, hands over', async () => {
  const {products} = await search({query: 'fruity filter coffee', context: {language: 'en-GB'}});
  const variant = products
    .filter(({tags}) => tags.includes('filter'))
    .flatMap(({variants}) => variants)
    .find(({price, availability}) => availability.available && price.amount < 1500);
  if (!variant) throw new Error(`No such coffee among ${products.map(({title}) => title).join(', ')}`);

  const line = (quantity: number) => ({line_items: [{item: {id: variant.id}, quantity}]});
  const created = await call(ucpCartSchema, 'create_cart', {cart: line(1)});
  expect(created.line_items.map(({quantity}) => quantity)).toEqual([1]);
  expect(totalOf(created)).toBe(variant.price.amount);

  const {id} = created;
  await call(ucpCartSchema, 'update_cart', {id, cart: line(2)});
  const read = await call(ucpCartSchema, 'get_cart', {id});
  expect(read.line_items.map(({quantity}) => quantity)).toEqual([2]);
  expect(totalOf(read)).toBe(2 * variant.price.amount);

  expect((await services.send(await tillPath(services, read.continue_url))).status).toBe(200);
});

describe('the catalogue', () => {
  it('lists everything without words, page by page', async () => {
    const first = await search({pagination: {limit: 3}});
    const second = await search({pagination: {limit: 3, cursor: first.pagination.cursor}});
    const ids = [...first.products, ...second.products].map(({id}) => id);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });

  it('looks up products and variants, and names what it does not know', async () => {
    const [product] = (await search({query: 'Waldgold'})).products;
    const variant = product?.variants.at(-1)?.id ?? '';
    const ids = [product?.id ?? '', variant, 'gid://shopify/Product/1', 'waldgold'];
    const found = await call(lookupSchema, 'lookup_catalog', {catalog: {ids}});
    expect(found.products.map(({id}) => id)).toEqual([product?.id, product?.id]);
    expect(found.products[1]?.variants[0]).toMatchObject({id: variant, inputs: [{id: variant, match: 'exact'}]});
    expect(found.messages.map(({content}) => content)).toEqual(['gid://shopify/Product/1', 'waldgold']);
  });

  it('shows the variants with a selected option, and the plans', async () => {
    const [listed] = (await search({query: 'Waldgold'})).products;
    const id = listed?.id ?? '';
    const {product} = await call(productSchema, 'get_product', {catalog: {id}});
    const [option] = product.options;
    const selected = [{name: option?.name ?? '', label: option?.values[0]?.label ?? ''}];
    const chosen = (await call(productSchema, 'get_product', {catalog: {id, selected}})).product;
    expect(chosen.variants.length).toBeGreaterThan(0);
    expect(chosen.variants.length).toBeLessThan(product.variants.length);
    expect(product.variants[0]?.selling_plans.length).toBeGreaterThan(0);
  });
});

describe('a cart', () => {
  it('has after an update what was sent, and nothing else', async () => {
    const {products} = await search({query: 'filterkaffee'});
    const [one, two, three] = products
      .filter(({tags}) => tags.includes('coffee'))
      .flatMap(({variants}) => variants.find(({availability}) => availability.available)?.id ?? []);
    const content = (...lines: readonly (readonly [string | undefined, number])[]) => ({
      line_items: lines.map(([id, quantity]) => ({item: {id}, quantity})),
    });
    const {id} = await call(ucpCartSchema, 'create_cart', {cart: content([one, 1], [two, 1])});
    const updated = await call(ucpCartSchema, 'update_cart', {id, cart: content([two, 3], [three, 1])});
    expect(updated.line_items.map(({item, quantity}) => [item.id, quantity]).sort()).toEqual(
      [
        [two, 3],
        [three, 1],
      ].sort(),
    );
    await call(ucpCartSchema, 'cancel_cart', {
      id,
      meta: {...meta, 'idempotency-key': '660e8400-e29b-41d4-a716-446655440001'},
    });
    expect((await call(ucpCartSchema, 'get_cart', {id})).line_items).toEqual([]);
  });

  it('that is unknown, or would hold something unknown, is an outcome with a reason', async () => {
    const unknown = await call(ucpRefusalSchema, 'get_cart', {id: 'gid://shopify/Cart/none?key=none'});
    expect(unknown.messages.map(({code}) => code)).toEqual(['not_found']);
    const cart = {line_items: [{item: {id: 'gid://shopify/ProductVariant/1'}, quantity: 1}]};
    const refused = await call(ucpRefusalSchema, 'create_cart', {cart});
    expect(refused.messages.map(({code}) => code)).toEqual(['invalid']);
  });
});

describe('a wrong call', () => {
  it.each([
    ['without an agent', {name: 'get_cart', arguments: {id: '1'}}, 400, -32001],
    [
      'whose agent has no https address',
      {name: 'get_cart', arguments: {meta: {'ucp-agent': {profile: 'http://a.example'}}, id: '1'}},
      400,
      -32001,
    ],
    [
      'with wrong arguments',
      {name: 'search_catalog', arguments: {meta, catalog: {pagination: {limit: 251}}}},
      200,
      -32602,
    ],
    ['of a tool that needs a key', {name: 'create_checkout', arguments: {meta}}, 200, -32602],
    ['without an idempotency key', {name: 'cancel_cart', arguments: {meta, id: '1'}}, 200, -32602],
  ])('%s', async (_, params, status, code) => {
    const answer = await rpc('tools/call', params);
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
  });

  it('to no method, or that is no call', async () => {
    expect((await rpc('tools/buy')).error?.code).toBe(-32601);
    const broken = await services.send('/api/ucp/mcp', {method: 'POST', body: '{'});
    const get = await services.send('/api/ucp/mcp');
    expect([broken.status, get.status]).toEqual([400, 405]);
  });
});
