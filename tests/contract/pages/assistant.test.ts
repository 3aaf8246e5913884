import {brotliCompressSync} from 'node:zlib';

import {expect, inject, test} from 'vitest';

import {locations} from '../../support/crawl';
import {GOODS, productUrl} from '../../support/goods';
import {linkedNodes} from '../../support/linked-data';
import {forms, tags} from '../../support/html';
import {createVisitor, type Visitor} from '../../support/visitor';

const SHOP = inject('shopOrigin');
const EMULATOR = inject('emulatorOrigin');
const MOST_CENTS = 1500;

/** The forms that a page offers to assistants, by their names, with what each says that it does. */
function toolsOf(html: string) {
  const offered = [...html.matchAll(/<form(\s[^>]*)>.*?<\/form>/gs)].map(([whole]) => whole);
  return offered.flatMap((whole) => {
    const {toolname, tooldescription = ''} = tags(whole, 'form')[0] ?? {};
    const [form] = forms(whole);
    return toolname === undefined || form === undefined ? [] : [{name: toolname, does: tooldescription, ...form}];
  });
}

const centsOf = (price: unknown) => Math.round(Number(price) * 100);

/** The first product for less than 15 euros, with its form. */
async function affordable(visitor: Visitor, paths: readonly string[]) {
  for (const path of paths) {
    const {body} = await visitor.get(path);
    const tool = toolsOf(body).find(({name}) => name === 'add-to-cart');
    const [, price] = /"price":"?([\d.]+)/.exec(JSON.stringify(linkedNodes(body))) ?? [];
    if (tool && centsOf(price) < MOST_CENTS) return {tool, cents: centsOf(price)};
  }
  throw new Error(`Nothing for so little at ${paths.join(', ')}`);
}

test('an assistant without a browser buys a fruity filter coffee under 15 euros up to the checkout', async () => {
  const visitor = createVisitor(SHOP);
  const guide = await visitor.get('/agents.md');
  const listing = locations(guide.body, SHOP).find((path) => path.startsWith('/de/c/')) ?? '';
  expect(toolsOf((await visitor.get(listing)).body).map(({name}) => name)).toEqual(['search', 'filter']);

  const found = await visitor.get(`${listing}?type=filter&taste=fruity`);
  const list = linkedNodes(found.body).find((node) => node['@type'] === 'ItemList');
  const urls = locations(JSON.stringify(list), SHOP).filter((path) => path.startsWith('/de/p/'));
  expect(urls.length).toBeGreaterThan(3);

  const {tool, cents} = await affordable(visitor, urls);
  expect(tool.does).not.toBe('');

  const added = await visitor.post(tool.action, {body: {...tool.fields, quantity: '1'}});
  expect(added.status).toBe(303);
  const cart = await visitor.get('/de/checkout/cart');
  const update = toolsOf(cart.body).find(({name}) => name.startsWith('update'));
  if (!update) throw new Error('The cart offers no change of a quantity');
  expect((await visitor.post(update.action, {body: {...update.fields, quantity: '2'}})).status).toBe(303);

  const summary: unknown = JSON.parse((await visitor.get('/de/cart.json')).body);
  expect(JSON.stringify(summary)).toContain(String(2 * cents));
  const [, way = ''] = /href="([^"]*\/checkout\/start)"/.exec((await visitor.get('/de/checkout/cart')).body) ?? [];
  const checkout = (await visitor.get(way)).headers.get('Location');
  expect(checkout?.startsWith(`${EMULATOR}/cart/c/`)).toBe(true);
  expect((await fetch(checkout ?? '/none')).status).toBe(200);
});

test.each(['/', '/de/c/coffee-shop', productUrl('de', GOODS.waldgold)])(
  'what %s tells assistants costs less than 0.4 KB',
  async (path) => {
    const {body} = await createVisitor(SHOP).get(path);
    const without = body.replace(/ tool(?:name|description|paramdescription)="[^"]*"/g, '');
    const cost = brotliCompressSync(body).length - brotliCompressSync(without).length;
    expect(without.length).toBeLessThan(body.length);
    expect(cost).toBeLessThan(400);
  },
);
