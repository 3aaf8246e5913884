import {controlOf, SEARCH_DOWN} from '../support/control';
import {expectAccessible} from '../support/accessibility';
import {isFullRun, trials} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {tags} from '../support/html';
import type {Language} from '../support/messages';
import {SEARCH_CASES} from '../support/search-cases';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {waldgold, dripper} = GOODS;
const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[];

const searchUrl = (language: Language, words: string, more = '') =>
  `/${language}/search?q=${encodeURIComponent(words)}${more}`;

for (const language of LANGUAGES) {
  test(
    `from a misspelt word to the product, by kind, filter and order, in ${language}`,
    {tag: '@no-js'},
    async ({page, javaScriptEnabled}) => {
      const shopper = createShopper(page, language);
      const {t, link, button} = shopper;
      const main = page.getByRole('main');
      await page.goto(`/${language}/search`);
      await main.getByRole('searchbox', {name: t('search:form.label')}).fill('espreso');
      await main
        .getByRole('search')
        .getByRole('button', {name: t('search:form.submit'), exact: true})
        .click();
      await expect(shopper.heading(t('search:titleFor', {words: 'espreso'}))).toBeVisible();
      await expect(page).toHaveURL(searchUrl(language, 'espreso'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

      const tabs = main.getByRole('navigation', {name: t('search:tabs.label')});
      await tabs.getByRole('link', {name: new RegExp(`^${t('search:kind.products')}`)}).click();
      await expect(tabs.getByRole('link', {name: new RegExp(`^${t('search:kind.products')}`)})).toHaveAttribute(
        'aria-current',
        'page',
      );
      const filters = main.getByRole('form', {name: t('search:filter.title')});
      await filters.getByText(t('search:filter.facet.taste'), {exact: true}).first().click();
      const taste = filters.getByRole('checkbox').first();
      await taste.check();
      if (!javaScriptEnabled) await button(t('search:filter.apply')).click();
      await expect(page).toHaveURL(/taste=/);
      await filters.getByLabel(t('search:filter.sort')).selectOption('price-down');
      if (!javaScriptEnabled) await button(t('search:filter.apply')).click();
      await expect(page).toHaveURL(/sort=price-down/);
      await expect(filters.getByRole('checkbox', {checked: true})).toHaveCount(1);
      await link(t('search:filter.reset')).first().click();
      await expect(page).toHaveURL(searchUrl(language, 'espreso', '&tab=products'));
      await link(waldgold.title[language]).click();
      await expect(page).toHaveURL(productUrl(language, waldgold));
    },
  );
}

test('the language switch takes the words along', {tag: '@no-js'}, async ({page}) => {
  const german = createShopper(page, 'de');
  const english = createShopper(page, 'en');
  await page.goto(searchUrl('de', 'dripper'));
  await expect(german.link(dripper.title.de)).toBeVisible();
  await page
    .getByRole('navigation', {name: german.t('shell:header.service')})
    .getByRole('link', {name: german.t('shell:language.other')})
    .click();
  await expect(english.link(dripper.title.en)).toBeVisible();
});

test('nothing found: what to try, and ways on', {tag: '@no-js'}, async ({page}) => {
  const {t} = createShopper(page, 'de');
  await page.goto(searchUrl('de', 'xqwzyk'));
  await expect(page.getByRole('heading', {name: t('search:empty.title')})).toBeVisible();
  const popular = page
    .getByRole('region', {name: t('search:popular')})
    .getByRole('link')
    .first();
  const words = (await popular.textContent()) ?? '';
  await popular.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(t('search:titleFor', {words}));
  await expect(
    page
      .getByRole('region', {name: t('search:kind.products')})
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
});

/** The first product on a page of results. */
const firstProduct = (html: string) => /id="search-products".*?<h3[^>]*><a[^>]*>([^<]*)/s.exec(html)?.[1] ?? null;

test('each search has the first result that it should, or none', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  // A full run asks them all, any other one of each third; both languages, and what is too long, are among them.
  const asked = SEARCH_CASES.filter((_, index) => isFullRun || index % 3 === 2);
  expect(asked.length).toBeGreaterThanOrEqual(trials({quick: 17, full: 50}));
  const told: (readonly [string, string | null])[] = [];
  for (const [language, what, words] of asked) {
    const {status, body} = await visitor.get(searchUrl(language, words));
    expect(status, what).toBe(200);
    told.push([what, firstProduct(body)]);
  }
  expect(told).toEqual(asked.map(([, what, , first]) => [what, first]));
});

test('the pages of a list follow each other without a thing twice or left out', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const seen: string[] = [];
  let path: string | undefined = searchUrl('en', 'coffee', '&tab=products');
  for (let page = 1; path !== undefined && page <= 2; page += 1) {
    const {status, body} = await visitor.get(path);
    expect(status, path).toBe(200);
    const found = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    seen.push(...[...found.matchAll(/<h3[^>]*><a[^>]*href="([^"]*)"/g)].map(([, href = '']) => href));
    path = tags(found, 'a').find(({href = ''}) => href.endsWith(`page=${page + 1}`))?.['href'];
  }
  expect(seen.length).toBeGreaterThan(24);
  expect(new Set(seen).size).toBe(seen.length);
});

test.describe('hostile words are words', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    '{{constructor.constructor("alert(1)")()}}',
    '\u202egnp.exe',
    '%00%0d%0aSet-Cookie: a=b',
    '__proto__',
    '/*styles*/',
  ];
  test('they are shown as they were typed and run nothing', async ({page}) => {
    const {t} = createShopper(page, 'en');
    for (const words of hostile.slice(0, 4)) {
      await page.goto(searchUrl('en', words, '&taste=%3Cb%3E&tab=products'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t('search:titleFor', {words}));
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(words);
    }
  });

  test('they are answered as any other', async ({shop}) => {
    const visitor = createVisitor(shop.shop);
    for (const words of hostile) {
      const {status, body} = await visitor.get(searchUrl('de', words));
      expect(status, words).toBe(200);
      expect(body, words).toMatch(/<style nonce="[^"]*">[^<]*@media/);
    }
    const repeated = '/de/search?q=a&q=b&tab=__proto__&sort[]=x&page=-1&taste=a:b&taste="x"&type=-Kaffee';
    expect((await visitor.get(repeated)).status).toBe(200);
  });

  test('600 characters are too many, and it says so', {tag: '@no-js'}, async ({page}) => {
    const {t} = createShopper(page, 'de');
    await page.goto(searchUrl('de', 'kaffee '.repeat(86)));
    await expect(page.getByText(t('search:tooLong.text', {most: 200}))).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(/^kaffee kaffee/);
  });
});

test('while the search is down the page leads to the categories and says so', {tag: '@no-js'}, async ({page, shop}) => {
  const {t} = createShopper(page, 'en');
  const control = controlOf(shop.emulator);
  await control.breakDown(SEARCH_DOWN);
  const answer = await page.goto(searchUrl('en', 'espresso'));
  await control.repair();
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(t('search:down.text'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('espresso');
  await page
    .getByRole('region', {name: t('search:categories')})
    .getByRole('link', {name: 'Espresso', exact: true})
    .click();
  await expect(page).toHaveURL('/en/c/espresso-shop');
});

test('results are accessible', async ({page}) => {
  await page.goto(searchUrl('de', 'espresso'));
  if (isFullRun) await expectAccessible(page);
  await page.goto(searchUrl('de', 'espresso', '&tab=products'));
  await expectAccessible(page);
  await page.goto(searchUrl('en', 'xqwzyk'));
  await expectAccessible(page);
});
