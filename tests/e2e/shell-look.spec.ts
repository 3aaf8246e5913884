import {TEMPLATES} from '../look/templates';
import {LANGUAGES} from '../../app/config/languages';
import {CUSTOMERS, lendSession, logIn} from '../support/customer';
import {cutOff, cutWords} from '../support/cut-off';
import {isFullRun, trials} from '../support/full-run';
import {GOODS, OPTIONS, productUrl} from '../support/goods';
import {addToCart, lendCart} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {waldgold, tastingSet} = GOODS;

test('at 320 px and at 200 % nothing is cut off on any page', async ({page, context, shop}) => {
  test.skip(!isFullRun, 'some of them are looked at with the header');
  test.setTimeout(300_000);
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  for (const {name, path} of TEMPLATES.filter(({prepare, open, statuses}) => !prepare && !open && !statuses)) {
    for (const width of [320, 640]) {
      await page.setViewportSize({width, height: 512});
      if (width === 320) await page.goto(path('de'));
      expect(await cutOff(page), `${name} at ${width} px`).toEqual([]);
    }
  }
});

/** Pages whose longest words are as wide as a phone. */
const LONGEST_WORDS = [
  '/de/g/filterkaffeemaschinen',
  '/de/g/espressomaschinen',
  '/de/e/filtermaschine',
  '/de/e/espressomaschinen-test',
  '/de/p/mineralien-fuer-bruehwasser',
  '/de/e/drip-bag',
  '/en/e/drip-bag',
];

for (const language of LANGUAGES) {
  test(`at 320 and 360 px no page of the sitemaps is wider than its window, those of ${language}`, async ({
    page,
    context,
    shop,
  }) => {
    if (isFullRun) test.setTimeout(900_000);
    const addresses = async (path: string) =>
      [...(await (await page.request.get(path)).text()).matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
    const all = async () => (await Promise.all((await addresses('/sitemap.xml')).map(addresses))).flat();
    const urls = trials({quick: LONGEST_WORDS, full: isFullRun ? await all() : []});
    await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
    for (const url of urls.filter((each) => new URL(each, shop.shop).pathname.startsWith(`/${language}/`))) {
      await page.setViewportSize({width: 320, height: 600});
      await page.goto(url, {waitUntil: 'load'});
      expect.soft(await cutOff(page), `${url} at 320 px`).toEqual([]);
      await page.setViewportSize({width: 360, height: 600});
      expect.soft(await cutOff(page), `${url} at 360 px`).toEqual([]);
    }
  });
}

test('with letters twice as large a phone shows cart, orders and deliveries in whole lines, and headings in whole words', async ({
  page,
  context,
  shop,
}) => {
  const visitor = await logIn(shop, CUSTOMERS.nothing);
  for (const good of [waldgold, tastingSet]) await addToCart(visitor, good);
  await lendCart(visitor, context, shop.shop);
  await lendSession(visitor, context, shop.shop);
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  await page.setViewportSize({width: 390, height: 844});
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32}});
  for (const path of ['checkout/cart', 'account/orders', 'account/subscription/deliveries']) {
    await page.goto(`/de/${path}`);
    expect(await cutOff(page), path).toEqual([]);
    expect(await cutWords(page), path).toEqual([]);
  }
  // Where headings are largest, and where they stand beside a picture.
  for (const path of ['e/bruehanleitungen', 's/kaffee-abo-bestellen', 'search?q=espresso', 'p/geschenkgutschein']) {
    await page.goto(`/de/${path}`);
    expect(await cutWords(page), path).toEqual([]);
  }
});

test('on paper a product is its facts with all recipes, without controls and without what else could be bought', async ({
  page,
}) => {
  const {heading, button, t} = createShopper(page, 'de');
  const recipes = page
    .getByRole('region', {name: t('details:brew.title')})
    .getByRole('term')
    .filter({hasText: t('details:brew.dose'), visible: true});
  const notForPaper = [
    page.getByRole('heading', {name: t('product:similar.coffee')}),
    page.getByRole('heading', {name: t('details:matching.title')}),
    page.getByRole('form', {name: t('product:cart.form')}),
    page.getByRole('form', {name: t('details:brew.calculator.title')}),
  ];
  await page.goto(productUrl('de', waldgold));
  await expect(recipes).toHaveCount(1);
  for (const each of notForPaper) await expect(each).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(recipes).toHaveCount(3);
  await expect(heading(waldgold.title.de)).toBeVisible();
  await expect(page.getByText(t('product:price.vat')).first()).toBeVisible();
  for (const each of [
    ...notForPaper,
    button(t('product:cart.add')).first(),
    page.getByRole('contentinfo'),
    page.getByRole('navigation').first(),
  ]) {
    await expect(each).toBeHidden();
  }
  await expect(button(OPTIONS.smallBag.de), 'what is chosen').toBeVisible();
  await expect(button('350 g')).toBeHidden();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('on paper a cart is its lines and amounts, as words', async ({page, context, shop}) => {
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, waldgold, {quantity: 2});
  await lendCart(visitor, context, shop.shop);
  const {t, amount, cartUrl, quantityOf} = createShopper(page, 'de');
  await page.goto(cartUrl);
  const country = page.getByRole('combobox', {name: t('cart:delivery.label')});
  const recommended = page.getByRole('region', {name: t('cart:recommended.forSelection')});
  await expect(recommended).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(recommended).toBeHidden();
  await expect(amount('cart:totals.total')).toBeVisible();
  for (const each of [quantityOf(waldgold.title.de), country]) await expect(each).toHaveCSS('border-style', 'none');
  // What the frame around a number is, too.
  await expect(quantityOf(waldgold.title.de).locator('xpath=..')).toHaveCSS('border-style', 'none');
});

test('one document fades over to the next, but not where movement is not wanted', async ({page}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({viewTransition}) =>
      document.documentElement.setAttribute('data-fades', String(viewTransition !== null)),
    ),
  );
  for (const [reducedMotion, fades] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({reducedMotion});
    await page.goto('/de/service/kontakt');
    await page.evaluate(() => location.assign('/de/consent'));
    await page.waitForURL('/de/consent');
    await expect(page.locator('html')).toHaveAttribute('data-fades', fades);
  }
});
