import {brotliCompressSync, constants} from 'node:zlib';

import {tags} from '../support/html';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';
import {createVisitor} from '../support/visitor';

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

test('filters, sorts and pages without JavaScript, all in the address', {tag: '@no-js-only'}, async ({page}) => {
  await page.goto('/en/c/coffee-shop');
  await page.getByText(t('shelf:filter.title'), {exact: true}).click();
  const decaf = page.getByRole('checkbox', {name: new RegExp(`^${t('shelf:filter.value.coffee_type.decaf')} `)});
  await decaf.check();
  await page.getByLabel(t('shelf:sort.label')).selectOption('price-down');
  await page.getByRole('button', {name: t('shelf:filter.apply')}).click();
  await expect(page).toHaveURL(/\?type=decaf&sort=price-down$/);
  await expect(page.getByRole('status').getByText(t('shelf:count', {count: 6}))).toBeVisible();
  await page.getByRole('link', {name: t('shelf:filter.clear')}).click();
  await expect(page).toHaveURL('/en/c/coffee-shop?sort=price-down');
  await page.getByRole('link', {name: t('shelf:pages.next')}).click();
  await expect(page).toHaveURL('/en/c/coffee-shop?sort=price-down&page=2');
});

test(
  'a card puts its product into the cart without JavaScript, wherever it stands',
  {tag: '@no-js-only'},
  async ({page}) => {
    for (const [before, path] of ['/en/g/paper-filters', '/en', '/en/p/trichter-dripper'].entries()) {
      await page.goto(path);
      await page
        .getByRole('button', {name: /^Add .* to the cart$/})
        .first()
        .click();
      await expect(page).toHaveURL('/en/checkout/cart');
      await expect(page.locator('[data-badge]').first()).toHaveText(String(before + 1));
    }
  },
);

test('more is shown below, every card pressed counts, and a choice is shown at once, with JavaScript', async ({
  page,
  context,
  expectStatuses,
}) => {
  expectStatuses(0);
  // Until the script is at work the link leads to the second page.
  await expect(async () => {
    await page.goto('/en/g/equipment-shop');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', {name: t('shelf:pages.more')}).click();
    await expect(page.getByText(t('shelf:pages.shown', {from: 1, to: 48, total: 182}))).toBeVisible({timeout: 5_000});
  }).toPass();

  // Without a connection the page stays and says so.
  const cards = page.getByRole('button', {name: /^Add .* to the cart$/});
  await context.setOffline(true);
  await cards.nth(0).click();
  await expect(page.getByRole('alert')).toHaveText(t('product:cart.unanswered'));
  await context.setOffline(false);

  // Two cards in a row are two wishes, each shown while it is under way, though the first is held up; a card twice is one.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/cart.json', async (route) => {
    await answered;
    await route.continue();
  });
  for (const card of [cards.nth(0), cards.nth(1), cards.nth(0)]) {
    await card.click();
    await expect(card).toHaveAttribute('aria-busy', 'true');
  }
  answer();
  // Both, and the gift that such a sum has in its box.
  await expect(page.locator('[data-badge]').first()).toHaveText('3');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByText(t('shelf:filter.title'), {exact: true}).click();
  await page.getByRole('checkbox', {name: /^Nordkamm /}).check();
  await expect(page).toHaveURL('/en/g/equipment-shop?brand=Nordkamm');
  await expect(page.getByRole('link', {name: t('shelf:filter.remove', {value: 'Nordkamm'})})).toBeVisible();
});

test('all of a listing of 250 products is reached by links, 24 on each of its light pages', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
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
    expect([canonical, robots]).toEqual(pages === 0 ? [shop.shop + address, undefined] : [undefined, 'noindex']);
    address = tags(body, 'a').find(({rel}) => rel === 'next')?.['href'];
    pages += 1;
  }
  expect(pages).toBe(11);
  expect(seen.size).toBe(250);
});

test('nothing in an address breaks a listing, and a choice is not indexed', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  for (const search of ['page=0', 'page=99999', 'sort=%00', 'type=%3Cscript%3E', 'taste=a&taste=b&type=c', 'brand=x']) {
    const {status, body} = await visitor.get(`/en/c/coffee-shop?${search}`);
    expect([search, status, products(body).length > 0]).toEqual([search, 200, true]);
  }
  const {body} = await visitor.get('/en/c/coffee-shop?type=decaf');
  expect(tags(body, 'meta')).toContainEqual({name: 'robots', content: 'noindex'});
});

test('a subcollection of gear previews its first four products, each with its price', async ({shop}) => {
  const {body} = await createVisitor(shop.shop).get('/en/g/equipment-shop');
  const previews = body.slice(
    body.indexOf(`aria-label="${t('shelf:subcollections')}"`),
    body.indexOf('id="product-listing"'),
  );
  const drawers = previews.split('<h2').slice(1);
  expect(drawers.length).toBeGreaterThan(4);
  for (const drawer of drawers) {
    expect(tags(drawer, 'article')).toHaveLength(4);
    expect(drawer.match(/€\d/g)?.length).toBe(4);
  }
});

test('a card says what is special about its product, and nothing for business customers is among them', async ({
  shop,
}) => {
  const visitor = createVisitor(shop.shop);
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
