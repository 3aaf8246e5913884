import {brotliCompressSync, constants} from 'node:zlib';

import {expect, inject, test} from 'vitest';

import {GOODS} from '../../support/goods';
import {elements, forms, tags} from '../../support/html';
import {messages} from '../../support/messages';
import {addToCart, badgeIn, cartContents} from '../../support/plain-cart';
import {createVisitor} from '../../support/visitor';

const shop = inject('shopOrigin');
const t = messages('en');
const EVERYTHING = '/en/c/everything';

/** The bytes of a document as an edge sends it: brotli at the level for answers made on the fly, not the best one. */
const compressed = (html: string) =>
  brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).byteLength;

/** The addresses of the cards of a page, without those that other parts of the page link to. */
const products = (body: string) =>
  tags(body.slice(body.indexOf('id="product-listing"'), body.indexOf('</main>')), 'a')
    .map(({href = ''}) => href)
    .filter((href) => href.startsWith('/en/p/'));

test('all of a listing of 250 products is reached by links, 24 on each of its light pages', async () => {
  const visitor = createVisitor(shop);
  const seen = new Set<string>();
  let address: string | undefined = EVERYTHING;
  let pages = 0;
  while (address !== undefined) {
    const {status, body} = await visitor.get(address);
    expect(status).toBe(200);
    expect(compressed(body)).toBeLessThan(26 * 1024);
    const shown = new Set(products(body));
    expect(shown.size).toBe(pages < 10 ? 24 : 10);
    for (const product of shown) seen.add(product);
    const canonical = tags(body, 'link').find(({rel}) => rel === 'canonical')?.['href'];
    const robots = tags(body, 'meta').find(({name}) => name === 'robots')?.['content'];
    // Sitemaps know the first page and every product: the pages between are for people.
    expect([canonical, robots]).toEqual(pages === 0 ? [shop + address, undefined] : [undefined, 'noindex']);
    address = tags(body, 'a').find(({rel}) => rel === 'next')?.['href'];
    pages += 1;
  }
  expect(pages).toBe(11);
  expect(seen.size).toBe(250);
});

test.each([
  ['coffee', '/en/c/espresso-shop', GOODS.waldgold],
  ['gear', '/en/g/equipment-shop', GOODS.dripper],
])('%s from a card and from its page is one line of the cart', async (_, listing, good) => {
  const visitor = createVisitor(shop);
  const {body} = await visitor.get(listing);
  const button = tags(body, 'button').find(({['data-title']: title}) => title?.startsWith(good.title.en));
  const form = tags(body, 'form').findIndex(({id}) => id !== undefined && id === button?.['form']);
  const {action, fields} = forms(body)[form] ?? {action: '', fields: {}};
  await visitor.post(action, {body: {...fields, variantId: button?.['value'] ?? ''}});
  await addToCart(visitor, good, {language: 'en'});
  expect(await cartContents(visitor, 'en')).toMatchObject({lines: [{quantity: '2'}]});
});

test('a subcollection of gear previews its first four products, each with the price of its card', async () => {
  const {body} = await createVisitor(shop).get('/en/g/equipment-shop');
  const previews = body.slice(
    body.indexOf(`aria-label="${t('grid:subcollections')}"`),
    body.indexOf('id="product-listing"'),
  );
  const drawers = previews.split('<h2').slice(1);
  expect(drawers.length).toBeGreaterThan(4);
  for (const drawer of drawers) {
    expect(tags(drawer, 'h3')).toHaveLength(4);
    expect(drawer.match(/€\d/g)?.length).toBeGreaterThanOrEqual(4);
  }
  // What is reduced says the lowest price of 30 days (§ 11 PAngV).
  const struck = tags(previews, 's').length;
  expect(struck).toBeGreaterThan(0);
  expect(previews.split(t('listing:card.lowest', {price: '€'})).length - 1).toBe(struck);
});

test('a card says what is special about its product, and nothing for business customers is among them', async () => {
  const visitor = createVisitor(shop);
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await visitor.get(`/en/c/coffee-shop?page=${page}`)).body),
  );
  const cards = pages.flatMap((body) => body.slice(body.indexOf('id="product-listing"')).split('<article').slice(1));
  const cardOf = (handle: string) => cards.find((card) => card.includes(`href="/en/p/${handle}"`)) ?? '';
  for (const [handle, badge] of [
    ['shala-buna', 'new'],
    ['umuseke', 'last-chance'],
    ['haraaz', 'sold-out'],
    ['alto-rocio', 'pre-order'],
    ['monte-sereno', 'sale'],
  ] as const) {
    expect(cardOf(handle), handle).toContain(t(`listing:card.badge.${badge}`));
  }
  expect(cardOf('haraaz')).not.toContain('<button');
  expect(cardOf('monte-sereno')).toContain('<s ');
  expect(cardOf('waldgold-gastro')).toBe('');
});

test('filters, sorts and pages without a script, all in the address', async () => {
  const visitor = createVisitor(shop);
  const listing = '/en/c/coffee-shop';
  const {body} = await visitor.get(listing);
  const form = elements(body, 'form').find(({attributes}) => attributes['aria-label'] === t('grid:filter.form'));
  expect(form?.attributes).toMatchObject({method: 'get', action: `${listing}#product-listing`});
  const inside = form?.inside ?? '';
  const decaf = elements(inside, 'label').find(({text}) =>
    text.startsWith(`${t('grid:filter.value.coffee_type.decaf')} `),
  );
  expect(tags(decaf?.inside ?? '', 'input')).toMatchObject([{type: 'checkbox', name: 'type', value: 'decaf'}]);
  const order = elements(inside, 'select').find(({attributes}) => attributes['name'] === 'sort');
  const label = elements(inside, 'label').find(({attributes}) => attributes['for'] === order?.attributes['id']);
  expect(label?.text).toBe(t('grid:sort.label'));
  expect(tags(order?.inside ?? '', 'option').map(({value}) => value)).toContain('price-down');
  expect(elements(inside, 'button').map(({text}) => text)).toContain(t('grid:filter.apply'));

  const chosen = await visitor.get(`${listing}?type=decaf&sort=price-down`);
  const states = elements(chosen.body, 'p').filter(({attributes}) => attributes['role'] === 'status');
  expect(states.map(({text}) => text)).toContain(t('grid:count', {count: 6}));
  const clear = elements(chosen.body, 'a').find(({text}) => text === t('grid:filter.clear'))?.attributes['href'];
  expect(clear).toBe(`${listing}?sort=price-down`);
  const next = elements((await visitor.get(clear ?? '')).body, 'a').find(({text}) => text === t('grid:pages.next'));
  expect(next?.attributes).toMatchObject({href: `${listing}?sort=price-down&page=2`});
});

test('a card puts its product into the cart without a script, wherever it stands', async () => {
  const visitor = createVisitor(shop);
  for (const [before, path] of ['/en/g/paper-filters', '/en', '/en/p/trichter-dripper'].entries()) {
    const {body} = await visitor.get(path);
    const button = tags(body, 'button').find((each) => /^Add .* to the cart$/.test(each['aria-label'] ?? ''));
    const {name = '', value = '', form: id} = button ?? {};
    const [whole = ''] = new RegExp(`<form id="${id ?? ''}".*?</form>`, 's').exec(body) ?? [];
    const [form] = forms(whole);
    const answer = await visitor.post(form?.action ?? '', {body: {...form?.fields, [name]: value}});
    expect([answer.status, answer.headers.get('Location')], path).toEqual([
      303,
      // The first one comes without cookies: the browser may keep none.
      `/en/checkout/cart${before === 0 ? '?filled=1' : ''}`,
    ]);
    expect(badgeIn((await visitor.get('/en/checkout/cart')).body), path).toBe(String(before + 1));
  }
});

test.each(['/en', '/en/c/coffee-shop', '/en/g/equipment-shop', '/en/search?q=mild', '/en/search?q=mild&tab=products'])(
  '%s says what its prices hold, and where shipping is said, before the first of them',
  async (path) => {
    const {body} = await createVisitor(shop).get(path);
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    const note = main.indexOf(t('shell:footer.prices'));
    expect(note).toBeGreaterThan(0);
    expect(main.slice(note, note + 300)).toContain('href="/en/e/shipping"');
    expect(main.slice(0, note)).not.toMatch(/€\d+\.\d\d/);
  },
);
