import {CONTENT_SLUGS, type ContentKey} from '../../app/config/paths';
import {NAMED_PAGES} from '../contract/cms/named-pages';
import {expectAccessible} from '../support/accessibility';
import {CMS_DOWN, controlOf} from '../support/control';
import {isPersonal, locations, readPage, readSitemaps, type CrawledPage} from '../support/crawl';
import {isFullRun, trials} from '../support/full-run';
import {tags} from '../support/html';
import {createLanguageCheck} from '../support/language-check';
import {faultsOfLinkedData, linkedNodes} from '../support/linked-data';
import {expectReadableLines} from '../support/line-lengths';
import {messages, type Language} from '../support/messages';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {faultsOfHtml} from '../support/valid-html';
import {createVisitor} from '../support/visitor';

const MINUTES = 60_000;
const LANGUAGES = ['de', 'en'] as const;
const KEYS = Object.keys(CONTENT_SLUGS).filter((key): key is ContentKey => key in CONTENT_SLUGS);

/** Every page that the specification names in section 2, and those that are named in both languages. */
const slugsIn = (language: Language) =>
  new Set([...KEYS.map((key) => CONTENT_SLUGS[key][language]), ...NAMED_PAGES[language]]);

/** The same page in both languages, German as x-default; a page of one language alone names itself. */
function alternatesOf(language: Language, slug: string): readonly string[] {
  const key = KEYS.find((each) => CONTENT_SLUGS[each][language] === slug);
  if (key !== undefined) return [pathOf('de', key), pathOf('en', key), pathOf('de', key)];
  const own = `/${language}/e/${slug}`;
  return language === 'de' ? [own, own] : [own];
}

const pathOf = (language: Language, key: ContentKey) => `/${language}/e/${CONTENT_SLUGS[key][language]}`;

/** Texts of elements without their markup. */
const texts = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, '').trim(),
  );

/** What of a named page has to be its own: two pages with the same could not be told apart. */
function ownWords({answer: {body}}: CrawledPage) {
  const [title = ''] = texts(body, 'title');
  const headings = texts(body, 'h1');
  const description = tags(body, 'meta').find(({name}) => name === 'description')?.['content'] ?? '';
  return {title, headings, description};
}

for (const language of LANGUAGES) {
  test(`every named page opens in ${language}: title, heading and description of its own, its partner, no foreign word, no dead link`, async ({
    shop,
  }) => {
    test.setTimeout(isFullRun ? 300_000 : 60_000);
    const visitor = createVisitor(shop.shop);
    const foreignTexts = createLanguageCheck(language);
    const sitemaps = [...(await readSitemaps(visitor, shop.shop)).values()];
    const listed = new Set(sitemaps.flatMap((sitemap) => locations(sitemap, shop.shop, 'loc')));
    const taken = new Map<string, string>();
    const pages = new Map<string, CrawledPage>();
    for (const slug of slugsIn(language)) {
      const path = `/${language}/e/${slug}`;
      const page = await readPage(visitor, shop.shop, path);
      const {status, body} = page.answer;
      pages.set(path, page);
      expect(status, path).toBe(200);
      expect(tags(body, 'html')[0], path).toMatchObject({lang: language});
      const {title, headings, description} = ownWords(page);
      expect(headings, path).toEqual([expect.stringMatching(/\S/)]);
      expect(description.length, path).toBeGreaterThanOrEqual(50);
      for (const own of [`title ${title}`, `h1 ${headings.join('')}`, `description ${description}`]) {
        expect(taken.get(own), `${path} has the ${own} of another page`).toBeUndefined();
        taken.set(own, path);
      }
      expect(page.isIndexable, `${path} and the sitemap`).toBe(listed.has(path));
      const links = tags(body, 'link');
      const alternates = links.filter(({hreflang}) => hreflang !== undefined).map(({href}) => href);
      expect(alternates, path).toEqual(
        page.isIndexable ? alternatesOf(language, slug).map((partner) => shop.shop + partner) : [],
      );
      expect(foreignTexts(body), path).toEqual([]);
      if (isFullRun)
        expect([...(await faultsOfHtml(body)), ...faultsOfLinkedData(linkedNodes(body))], path).toEqual([]);
    }
    await expectNoDeadLinks(pages);

    /** Each place that a page names, once: links, anchors, pictures. What is not there stands in no sitemap. */
    async function expectNoDeadLinks(named: ReadonlyMap<string, CrawledPage>) {
      // A full run takes every picture in each of its sizes, any other one of them.
      const fileOf = (asset: string) => (isFullRun ? asset : asset.replace(/\?.*$/, ''));
      const places = new Map(
        [...named].flatMap(([path, {links, assets}]) => [
          ...links.map((link) => [link, [link, path]] as const),
          ...assets.map((asset) => [fileOf(asset), [asset, path]] as const),
        ]),
      );
      const dead: string[] = [];
      for (const [place, path] of places.values()) {
        if (named.has(place) || listed.has(place) || isPersonal(place)) continue;
        const {status} = await visitor.get(place);
        if (status !== 200) dead.push(`${place}: ${status}, named by ${path}`);
      }
      const dangling = [...named.values()].flatMap(({path, fragments}) =>
        fragments.filter(([to, id]) => named.get(to)?.ids.has(id) === false).map(([to, id]) => `${path}: ${to}#${id}`),
      );
      expect([...dead, ...dangling]).toEqual([]);
    }
  });
}

test('a page leads to its partner and within itself, and has the shop’s own table', {tag: '@no-js'}, async ({page}) => {
  const t = messages('en');
  await page.goto('/de/e/versand');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Versand');
  await page
    .getByRole('navigation', {name: messages('de')('shell:header.service')})
    .getByRole('link', {name: messages('de')('shell:language.other')})
    .click();
  await expect(page).toHaveURL('/en/e/shipping');
  const row = (country: string) =>
    page.getByRole('row').filter({has: page.getByRole('rowheader', {name: country, exact: true})});
  await expect(row('Switzerland')).toContainText(t('content:countries.coffeeOnly'));
  await expect(row('Austria')).toContainText(t('content:countries.everything'));
  await expect(row('Croatia').getByRole('cell').last()).toHaveText(t('content:countries.no'));

  await page.goto('/de/e/impressum');
  const contents = page.getByRole('navigation', {name: messages('de')('content:contents')});
  await contents.getByRole('link', {name: 'Streitbeilegung'}).click();
  await expect(page).toHaveURL('/de/e/impressum#streitbeilegung');
  await expect(page.getByRole('heading', {name: 'Streitbeilegung'})).toBeInViewport();
});

const GUIDE = {de: '/de/e/handfilter', en: '/en/e/pour-over'} as const;

for (const language of LANGUAGES) {
  test(
    `a guide is computed for one's own amount, and printed it is a card for the kitchen, in ${language}`,
    {tag: '@no-js'},
    async ({page, javaScriptEnabled}) => {
      const {t, button} = createShopper(page, language);
      await page.goto(GUIDE[language]);
      const calculator = page.getByRole('form', {name: t('details:brew.calculator.title')});
      await calculator.getByLabel(t('details:brew.calculator.dose')).fill('30');
      if (!javaScriptEnabled) await button(t('details:brew.calculator.submit')).click();
      await expect(calculator).toContainText(t('details:brew.calculator.result', {water: 501, dose: 30}));
      await expect(page).toHaveURL(/dose=30/);
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await page.emulateMedia({media: 'print'});
      for (const part of ['steps', 'items', 'tips']) {
        await expect(page.getByRole('heading', {level: 2, name: t(`content:guide.${part}`)})).toBeVisible();
      }
      await expect(page.getByRole('table', {name: t('content:guide.doses')})).toBeVisible();
      await expect(calculator).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('heading', {name: t('content:guide.products')})).toBeHidden();
    },
  );
}

test('pictures of the CMS come over the shop’s own origin', async ({shop}) => {
  const {assets} = await readPage(createVisitor(shop.shop), shop.shop, '/de/e/geschichte');
  const pictures = assets.filter((path) => /^\/media\/[a-f\d]{40}-/.test(path));
  expect(pictures.length).toBeGreaterThan(0);
  const answer = await fetch(shop.shop + (pictures[0] ?? ''), {headers: {Accept: 'image/webp'}});
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  await answer.body?.cancel();
});

test('an unknown page is not found, a renamed one leads on for good, in one step', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const unknown = ['/de/e/gibt-es-nicht', '/en/e/impressum', '/de/e/%22%5D', '/fr/e/impressum'];
  for (const path of unknown) expect((await visitor.get(path)).status, path).toBe(404);
  for (const [from, to] of [
    // The editors' list.
    ['/de/e/lieferung', '/de/e/versand'],
    ['/en/e/imprint', '/en/e/legal-notice'],
    ['/de/e/story', '/de/e/geschichte'],
    ['/de/b/kaffee-richtig-lagern', '/de/b/kaffee-lagern'],
    // The platform's usual forms, and the merchant's list, which goes before them.
    ['/pages/impressum', '/de/e/impressum'],
    ['/collections/coffee-shop', '/de/c/coffee-shop'],
    ['/collections/equipment-shop/', '/de/g/equipment-shop'],
    ['/products/waldgold', '/de/p/waldgold'],
    ['/collections/zubehoer', '/de/g/equipment-shop'],
    ['/pages/ueber-uns', '/de/e/geschichte'],
    ['/blogs/journal', '/de/a'],
  ] as const) {
    const {status, headers} = await visitor.get(from);
    expect([status, headers.get('Location')], from).toEqual([301, to]);
    expect((await visitor.get(to)).status, to).toBe(200);
  }
});

test('while the CMS is down or slow, a page that was seen stays, and header and footer are whole on all others', async ({
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

  // A CMS that takes its time is no better than none, and nobody waits for it.
  await control.repair();
  await control.breakDown({service: 'cms', kind: 'delay', ms: 30_000, times: 1000});
  const asked = Date.now();
  expect((await visitor.get('/de/e/agb')).status).toBe(200);
  expect(Date.now() - asked, 'what is stored is there at once').toBeLessThan(1_000);
  if (isFullRun) {
    const slow = await visitor.get('/de/e/geschichte');
    expect(slow.status).toBe(503);
    expect(slow.body).toContain('<footer');
    expect(Date.now() - asked, 'nobody waits for more than two tries').toBeLessThan(8_000);
  }

  await control.repair();
  expect((await visitor.get('/de/e/geschichte')).status).toBe(200);
});

/** One of each template that is read; a full run takes further ones. */
const READ = [
  '/de/e/impressum',
  '/de/e/stiftung',
  '/en/e/b2b-info',
  '/en/e/pour-over',
  '/de/e/handmuehlen-test',
  ...trials({
    quick: [],
    full: [
      '/en/e/shipping',
      '/de/e/widerruf',
      '/de/e/agb',
      '/en/e/story',
      '/de/e/team',
      '/en/e/current-projects',
      '/de/e/aktuelle-projekte',
      '/en/e/project-accomplishments',
      '/de/e/bruehanleitungen',
      '/en/e/coffee-roasting',
      '/de/e/abo',
      '/en/e/christmas-presents',
      '/de/e/neukundenrabatt',
      '/en/e/product-tests',
      '/en/e/accessibility',
      '/de/e/newsletter',
    ],
  }),
];

for (const path of READ) {
  test(`axe finds nothing: ${path}`, async ({page}) => {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 900});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // What differs by width is the frame, which other pages are looked at for.
      if (width === 390 || isFullRun) await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await expectReadableLines(page);
  });
}
