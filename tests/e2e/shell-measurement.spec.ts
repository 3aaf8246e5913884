import type {Page} from '@playwright/test';

import {GROUP_COOKIE} from '../../app/config/visitor-group';
import {GOODS, productUrl} from '../support/goods';
import {MEASURING} from '../support/measuring';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

test('sends no measurement and no error report before consent and the first interaction', async ({page, shop}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(MEASURING, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  const measuring = () => asked.filter((url) => MEASURING.test(url));
  const foreign = () => asked.filter((url) => new URL(url).origin !== shop.shop);
  const t = messages('de');

  await page.goto('/');
  await touch(page, async () => {
    await page.mouse.wheel(0, 1200);
    await page.keyboard.press('Tab');
  });
  expect(foreign(), 'no host but the shop is asked without consent').toEqual([]);

  await page.getByRole('button', {name: t('shell:consent.necessary'), exact: true}).click();
  await page.reload();
  await touch(page, () => page.mouse.wheel(0, 300));
  expect(foreign(), 'nor with the necessary alone').toEqual([]);

  await page.getByRole('link', {name: t('shell:footer.legal.cookies')}).click();
  await page
    .getByRole('dialog')
    .getByRole('button', {name: t('shell:consent.all'), exact: true})
    .click();
  await expect.poll(measuring).toHaveLength(1);
  await page.reload();
  await afterItsRequests(page);
  expect(measuring(), 'with consent, a page that nobody has touched measures nothing').toHaveLength(1);
  await page.mouse.wheel(0, 300);
  await expect.poll(measuring).toHaveLength(2);
  const commands = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
  expect(commands).toContain('"denied"');
  expect(commands.indexOf('default')).toBeLessThan(commands.indexOf('update'));
  // The tag manager takes an array for something else, and drops it.
  const shapes = await page.evaluate(() => {
    const queue: unknown = Reflect.get(window, 'dataLayer');
    const entries: readonly unknown[] = Array.isArray(queue) ? queue : [];
    return entries.map((entry) => (Array.isArray(entry) ? 'an array' : Object.prototype.toString.call(entry)));
  });
  expect(shapes.filter((shape) => shape === '[object Arguments]')).toHaveLength(2);
  expect(shapes).not.toContain('an array');
});

/** Does what first touches a page, and waits until what the page loads then has run. */
async function touch(page: Page, act: () => Promise<void>) {
  const loading = page.waitForResponse(/\/measurement-[^/]*\.js$/);
  await act();
  const script = (await loading).url();
  await page.evaluate(async (url) => {
    await import(url);
  }, script);
  await afterItsRequests(page);
}

/** Makes the page believe that it is hidden, or seen again. */
const turn = (page: Page, visibility: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {value, configurable: true});
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
  }, visibility);

/** Lets the page ask for something: what it had asked for before has been seen when the answer is there. */
const afterItsRequests = (page: Page) => page.evaluate(async () => (await fetch('/healthz')).text());

/** Notes the web vitals that a page sends when it is hidden. */
function watchVitals(page: Page) {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/web-vitals') told.push(request.postDataJSON());
  });
  return {told, hide: () => turn(page, 'hidden')};
}

test('sends web vitals when the page is hidden, only after consent', async ({page}) => {
  const {told, hide} = watchVitals(page);
  await page.route(MEASURING, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  const t = messages('de');

  await page.goto(productUrl('de', GOODS.waldgold));
  await touch(page, () => page.getByRole('button', {name: t('shell:consent.necessary'), exact: true}).click());
  await hide();
  await afterItsRequests(page);
  expect(told).toEqual([]);

  await page.getByRole('link', {name: t('shell:footer.legal.cookies')}).click();
  await page
    .getByRole('dialog')
    .getByRole('button', {name: t('shell:consent.all'), exact: true})
    .click();
  const number: unknown = expect.any(Number);
  const report: unknown = expect.objectContaining({page: '/de/p', ttfb: number, lcp: number, cls: number});
  await expect(async () => {
    await hide();
    expect(told).toEqual([report]);
  }).toPass();
});

test('sends no layout shifts from a browser that does not measure them', async ({page, shop}) => {
  const {told, hide} = watchVitals(page);
  await page.route(MEASURING, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await page.addInitScript(() => {
    const value = PerformanceObserver.supportedEntryTypes.filter((type) => type !== 'layout-shift');
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', {value});
  });
  await page.context().addCookies([{name: 'consent', value: 'all', url: shop.shop}]);
  const measuring = page.waitForRequest(MEASURING);
  await page.goto(productUrl('de', GOODS.waldgold));
  await page.keyboard.press('Tab');
  await measuring;
  await expect(async () => {
    await hide();
    expect(told).toHaveLength(1);
  }).toPass();
  expect(told[0]).toHaveProperty('ttfb');
  expect(told[0]).not.toHaveProperty('cls');
});

test("sends shop events to the tag manager, and the cart's to other scripts, only after consent", async ({
  page,
  expectStatuses,
}) => {
  expectStatuses(422);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    document.addEventListener('shopify:cart:lines-update', (event) => {
      const [action, context, lines, promise] = ['action', 'context', 'lines', 'promise'].map((name): unknown =>
        Reflect.get(event, name),
      );
      void Promise.resolve(promise).then((answer) => heard.push({action, context, lines, answer}));
    });
  });
  const heard = async (): Promise<unknown> =>
    JSON.parse(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard'))));
  const line = (quantity: number): unknown => expect.objectContaining({quantity});
  const cartOf = (totalQuantity: number) => {
    const cart: unknown = expect.objectContaining({totalQuantity});
    return {cart};
  };
  await page.route(MEASURING, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  const shopper = createShopper(page, 'en');
  const {t} = shopper;
  const product = `/en/p/${GOODS.waldgold.handle.en}`;
  const at = (
    path: string,
    {campaign = '', title = expect.any(String)}: {campaign?: string; title?: unknown} = {},
  ) => ({
    page_path: path,
    page_location: new URL(path + campaign, page.url()).href,
    page_title: title,
  });
  const told = async (): Promise<unknown> =>
    JSON.parse(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])));
  await page.goto(product);
  await page.getByRole('button', {name: t('shell:consent.necessary'), exact: true}).click();
  await shopper.addToCart();
  await expect(shopper.badge(1)).toBeVisible();
  expect([await told(), await heard()]).toEqual([[], []]);

  await page.getByRole('link', {name: t('shell:footer.legal.cookies')}).click();
  await page
    .getByRole('dialog')
    .getByRole('button', {name: t('shell:consent.all'), exact: true})
    .click();
  await expect.poll(told).toContainEqual({event: 'page_view', ...at(product)});
  expect(await told()).toContainEqual({event: 'view_item', ...at(product)});
  // What tells other scripts of the cart comes in a file of its own.
  await page.waitForFunction(() => !Function.prototype.toString.call(window.fetch).includes('[native code]'));
  await shopper.addToCart();
  await expect(shopper.badge(2)).toBeVisible();
  await expect.poll(told).toContainEqual({event: 'add_to_cart', item_name: GOODS.waldgold.title.en});
  const added = {action: 'add', context: 'product', lines: [line(1)], answer: cartOf(2)};
  await expect.poll(heard).toEqual([added]);
  await shopper.badge(2).click();
  await expect(shopper.heading(t('cart:title'))).toBeVisible();
  await expect.poll(told).toContainEqual({event: 'page_view', ...at(shopper.cartUrl)});
  await shopper.button(t('cart:line.increase', {title: GOODS.waldgold.title.en})).click();
  await expect.poll(heard).toEqual([added, {action: 'update', context: 'cart', lines: [line(3)], answer: cartOf(3)}]);
  await page.route('**/checkout/start', (route) => route.abort());
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const quantity = shopper.quantityOf(GOODS.waldgold.title.en);
  await quantity.fill('1000');
  await shopper.link(t('cart:checkout.action')).click();
  await expect(page.getByText(t('cart:field.quantity-invalid'))).toBeVisible();
  expect(await told()).not.toContainEqual({event: 'begin_checkout'});
  await quantity.fill('4');
  await shopper.link(t('cart:checkout.action')).click();
  await expect.poll(told).toContainEqual({event: 'begin_checkout'});
  expect(JSON.stringify(await told()).split('begin_checkout')).toHaveLength(2);

  await page.context().addCookies([{name: GROUP_COOKIE.name, value: '7', url: new URL('/', page.url()).href}]);
  await page.goto('/en/e/newsletter');
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    expect(await told()).toContainEqual({event: 'page_view', ...at('/en/e/newsletter'), visitor_group: 7});
  }).toPass();
  const email = page.getByRole('main').getByLabel(t('newsletter:form.email')).first();
  await email.fill('not an address');
  await email.press('Enter');
  await expect(page.getByText(t('newsletter:field.invalid')).first()).toBeVisible();
  expect(await told()).not.toContainEqual({event: 'newsletter'});
  await email.fill('events@example.com');
  await email.press('Enter');
  await expect.poll(told).toContainEqual({event: 'newsletter'});

  await page.getByRole('banner').locator('input[name=q]').filter({visible: true}).fill('honey');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=honey');
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    expect(await told()).toContainEqual({event: 'search', ...at('/en/search', {title: '/en/search'})});
  }).toPass();
  expect(JSON.stringify(await told()), 'nobody is told what was typed').not.toContain('honey');

  const campaign = '?utm_source=newsletter&gclid=Cj0-K_1';
  await page.goto(`/en/discount/SECRET10${campaign}&code=SECRET10`);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    expect(await told()).toContainEqual({event: 'page_view', ...at('/en/discount/:x', {campaign}), visitor_group: 7});
  }).toPass();
  expect(JSON.stringify(await told()), 'nobody is told a code').not.toContain('SECRET10');
});

test('errors of the page are reported after consent, without who saw them', async ({page, context, shop}) => {
  const received = async () => (await fetch(`${shop.emulator}/sentry/events?type=event`)).text();
  const breakSomething = (words: string, file?: string) =>
    page.evaluate(
      ({message, thrownIn}) => {
        const error = new Error(message);
        if (thrownIn !== undefined) error.stack = `Error: ${message}\n    at tell (${thrownIn}:1:20)`;
        dispatchEvent(new ErrorEvent('error', {message, error}));
      },
      {message: words, thrownIn: file},
    );
  await context.addCookies([{name: 'consent', value: 'statistics', url: shop.shop}]);
  await page.goto('/de/consent');
  await breakSomething('a spoon fell before anybody touched the page');
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    await breakSomething(
      'a plate of somebody else fell',
      'chrome-extension://kbfnbcaeplbcioakkpcpgfkobkghlhen/tell.js',
    );
    await breakSomething('a cup fell');
    expect(await received()).toContain('a cup fell');
  }).toPass();
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  const reported: string[] = [];
  page.on('request', (request) => {
    // What the tag manager had to say of the time before may come now.
    if (request.url().startsWith(`${shop.emulator}/sentry/`)) reported.push(request.url());
  });
  await breakSomething('another cup fell');
  await turn(page, 'hidden');
  await afterItsRequests(page);
  expect(reported, 'consent was withdrawn').toEqual([]);
  const reports = await received();
  expect(reports, 'nobody had touched the page').not.toContain('a spoon');
  expect(reports, 'an extension threw it').not.toContain('a plate');
  expect(reports).not.toMatch(/"user":|storefront_cart_id|"cookies"/);
});
