import {CONTENT_SLUGS, type ContentKey} from '../../app/config/paths';
import {NAMED_PAGES} from '../contract/cms/named-pages';
import {expectAccessible} from '../support/accessibility';
import {CMS_DOWN, controlOf} from '../support/control';
import {tags} from '../support/html';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';
import {createVisitor} from '../support/visitor';

const MINUTES = 60_000;
const LANGUAGES = ['de', 'en'] as const;
const KEYS = Object.keys(CONTENT_SLUGS).filter((key): key is ContentKey => key in CONTENT_SLUGS);

/** Every page that the specification names in section 2, and those that are named in both languages. */
const slugsIn = (language: 'de' | 'en') =>
  new Set([...KEYS.map((key) => CONTENT_SLUGS[key][language]), ...NAMED_PAGES[language]]);

/** The same page in both languages, German as x-default; a page of one language alone names itself. */
function alternatesOf(language: 'de' | 'en', slug: string): readonly string[] {
  const key = KEYS.find((each) => CONTENT_SLUGS[each][language] === slug);
  if (key !== undefined) return [pathOf('de', key), pathOf('en', key), pathOf('de', key)];
  const own = `/${language}/e/${slug}`;
  return language === 'de' ? [own, own] : [own];
}

const pathOf = (language: 'de' | 'en', key: ContentKey) => `/${language}/e/${CONTENT_SLUGS[key][language]}`;

/** Texts of elements without their markup. */
const texts = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, '').trim(),
  );

for (const language of LANGUAGES) {
  test(`every content page opens in ${language} with a title and a heading of its own, and names its partner`, async ({
    shop,
  }) => {
    test.setTimeout(120_000);
    const visitor = createVisitor(shop.shop);
    const titles = new Map<string, string>();
    for (const slug of slugsIn(language)) {
      const path = `/${language}/e/${slug}`;
      const {status, body} = await visitor.get(path);
      expect(status, path).toBe(200);
      expect(tags(body, 'html')[0], path).toMatchObject({lang: language});
      const [title = ''] = texts(body, 'title');
      expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
      titles.set(title, path);
      expect(texts(body, 'h1'), path).toEqual([expect.stringMatching(/\S/)]);
      const description = tags(body, 'meta').find(({name}) => name === 'description')?.['content'] ?? '';
      expect(description.length, path).toBeGreaterThanOrEqual(50);
      const links = tags(body, 'link');
      const isIndexed = links.some(({rel}) => rel === 'canonical');
      const alternates = links.filter(({hreflang}) => hreflang !== undefined).map(({href}) => href);
      expect(alternates, path).toEqual(
        isIndexed ? alternatesOf(language, slug).map((partner) => shop.shop + partner) : [],
      );
      const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.length, `${path} has an id twice`).toBe(new Set(ids).size);
      const fragments = tags(body, 'a').flatMap(({href = ''}) => (href.startsWith('#') ? [href.slice(1)] : []));
      expect(ids, path).toEqual(expect.arrayContaining(fragments));
    }
  });
}

test('the language switch leads to the partner', {tag: '@no-js'}, async ({page}) => {
  const t = messages('de');
  await page.goto('/de/e/versand');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Versand');
  await page
    .getByRole('navigation', {name: t('shell:header.service')})
    .getByRole('link', {name: t('shell:language.other')})
    .click();
  await expect(page).toHaveURL('/en/e/shipping');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the countries come from the shop’s own table', {tag: '@no-js'}, async ({page}) => {
  const t = messages('en');
  await page.goto('/en/e/shipping');
  const row = (country: string) =>
    page.getByRole('row').filter({has: page.getByRole('rowheader', {name: country, exact: true})});
  await expect(row('Switzerland')).toContainText(t('content:countries.coffeeOnly'));
  await expect(row('Austria')).toContainText(t('content:countries.everything'));
  await expect(row('Croatia').getByRole('cell').last()).toHaveText(t('content:countries.no'));
});

test('a long legal text has its contents, which lead to its headings', {tag: '@no-js'}, async ({page}) => {
  await page.goto('/de/e/impressum');
  const contents = page.getByRole('navigation', {name: messages('de')('content:contents')});
  await contents.getByRole('link', {name: 'Streitbeilegung'}).click();
  await expect(page).toHaveURL('/de/e/impressum#streitbeilegung');
  await expect(page.getByRole('heading', {name: 'Streitbeilegung'})).toBeInViewport();
});

test('pictures of the CMS come over the shop’s own origin', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const {body} = await visitor.get('/de/e/geschichte');
  const pictures = tags(body, 'img').filter(({src}) => /^\/media\/[a-f\d]{40}-/.test(src ?? ''));
  expect(pictures.length).toBeGreaterThan(0);
  for (const {src = ''} of pictures) {
    const answer = await fetch(shop.shop + src, {headers: {Accept: 'image/webp'}});
    expect([answer.status, answer.headers.get('Content-Type')], src).toEqual([200, 'image/webp']);
    await answer.body?.cancel();
  }
});

test('an unknown page is not found', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  for (const path of ['/de/e/gibt-es-nicht', '/en/e/impressum', '/de/e/%22%5D', '/fr/e/impressum']) {
    expect((await visitor.get(path)).status, path).toBe(404);
  }
});

for (const [from, to] of [
  ['/de/e/lieferung', '/de/e/versand'],
  ['/en/e/imprint', '/en/e/legal-notice'],
  ['/pages/versand', '/de/e/versand'],
  ['/de/e/story', '/de/e/geschichte'],
] as const) {
  test(`a renamed page leads on for good: ${from} to ${to}`, async ({shop}) => {
    const answer = await createVisitor(shop.shop).get(from);
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('Location') ?? '', shop.shop).href).toBe(shop.shop + to);
  });
}

test('while the CMS is down, a page that was seen stays, and header and footer are whole on all others', async ({
  ownShop,
}) => {
  test.setTimeout(60_000);
  const visitor = createVisitor(ownShop.shop);
  const control = controlOf(ownShop.emulator);
  for (const path of ['/de/e/agb', '/de/e/impressum']) expect((await visitor.get(path)).status, path).toBe(200);
  for (let other = 0; other < 10; other += 1) await visitor.get('/en/checkout/cart');
  await ownShop.kill();
  await ownShop.restart(10 * MINUTES);
  await control.breakDown(CMS_DOWN);

  const stale = await visitor.get('/de/e/agb');
  expect(stale.status).toBe(200);
  expect(stale.headers.get('Cache-Status')).toContain('detail=stale-while-revalidate');
  expect(texts(stale.body, 'h1')).toHaveLength(1);

  // Its data were never asked for, so nothing is stored of them: the legal text itself is there for good.
  const kept = await visitor.get('/de/e/impressum.data');
  expect(kept.status).toBe(200);
  expect(kept.body).toContain('Streitbeilegung');

  const cold = await visitor.get('/de/e/geschichte');
  const t = messages('de');
  expect(cold.status).toBe(503);
  expect(Number(cold.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(cold.body).toContain(t('errors:unavailable.title'));
  expect(cold.body).toContain('<footer');
  expect(tags(cold.body, 'a').map(({href}) => href)).toContain('/de/e/impressum');
  expect((await visitor.get('/de/c/coffee-shop')).status).toBe(200);

  await control.repair();
  expect((await visitor.get('/de/e/geschichte')).status).toBe(200);
});

for (const path of ['/de/e/impressum', '/en/e/shipping', '/de/e/stiftung', '/en/e/b2b-info', '/de/e/widerruf']) {
  test(`axe finds nothing: ${path}`, async ({page}) => {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 900});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
