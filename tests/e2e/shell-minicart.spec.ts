import type {Locator, Page} from '@playwright/test';

import {BRAND} from '../../app/config/brand';

import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {GOODS} from '../support/goods';
import {addToCart, lendCart} from '../support/plain-cart';
import {expect, test, untilQuiet} from '../support/shop-test';
import {createShopper, spoken} from '../support/shopper';
import {createVisitor} from '../support/visitor';

// Documents fade over and bars grow, as for most shoppers.
test.use({contextOptions: {reducedMotion: 'no-preference'}});

const {waldgold, tastingSet} = GOODS;

/** Lets the pointer come to the cart button until the minicart is there: a pointer that stood there when the page came has not come. */
async function reachCart(page: Page, minicart: Locator) {
  await expect(async () => {
    await page.mouse.move(10, 500);
    await page.locator('[data-cart-link]').hover();
    await expect(minicart).toBeVisible({timeout: 2_000});
  }).toPass();
}

/** How long bars that grow take for it, in milliseconds, from now on: the inside of a `<progress>` tells its animations to nobody else. */
async function growingTimes(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Animation.animationStarted', ({animation: {type, name, source}}) => {
    if (type === 'CSSTransition' && name === 'width' && source) times.push(source.duration);
  });
  await session.send('Animation.enable');
  return times;
}

for (const language of LANGUAGES) {
  test(`the minicart opens after adding, under the pointer and by keyboard, in ${language}`, async ({page}) => {
    const shopper = createShopper(page, language);
    const {t, euros} = shopper;
    const minicart = page.getByRole('region', {name: t('cart:minicart.label')});
    const cartLink = page.locator('[data-cart-link]');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/cart.json')) asked.push(request.url());
    });
    await page.goto(`/${language}/p/${waldgold.handle[language]}`);
    await cartLink.hover();
    await untilQuiet(page);
    expect(asked, 'an empty cart is not asked for').toEqual([]);

    const times = await growingTimes(page);
    await shopper.addToCart();
    await expect(minicart).toContainText(t('cart:minicart.added', {title: waldgold.title[language]}));
    await expect(minicart.getByRole('link', {name: t('cart:minicart.goToCart')})).toHaveAttribute(
      'href',
      shopper.cartUrl,
    );
    await expect(minicart.getByRole('progressbar')).toHaveJSProperty('value', 25);
    await expect.poll(() => times, 'the bar grows').toEqual([1000]);
    await expect(minicart).toContainText(t('cart:perks.remaining', {amount: euros(2910)}));
    await expectAccessible(page);
    // The notice keeps clear of the button: it can be pressed again at once.
    await shopper.addToCart();
    await expect(shopper.badge(2)).toBeVisible();
    await expect(minicart).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(minicart).toBeHidden();

    await cartLink.hover();
    await expect(minicart).toContainText(t('cart:project.included', {project: t('cart:project.SP022.title')}));
    await expect(minicart).toContainText(euros(2 * 990 + 490));
    await expectAccessible(page, {within: minicart});
    await expect(minicart.getByRole('heading', {name: t('cart:minicart.count', {count: 2})})).toBeVisible();
    await minicart.getByRole('button', {name: t('cart:minicart.continue')}).click();
    await expect(minicart).toBeHidden();
    await page.mouse.move(10, 500);

    await page.getByRole('link', {name: t('shell:header.home', {shop: BRAND.name})}).focus();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      if (await cartLink.evaluate((link) => link === document.activeElement)) break;
    }
    await expect(minicart).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(minicart.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(minicart).toBeHidden();
    await expect(cartLink).toBeFocused();
    expect(asked, 'the answer to each change brings it').toEqual([]);
  });
}

/** Windows that are low, and one of 1280 × 720 at 200 %. */
const LOW_WINDOWS = [
  [1280, 720],
  [390, 667],
  [640, 360],
  [1280, 500],
  [844, 390],
] as const;

test('in a low window the minicart keeps total and checkout in sight, its lines scroll, and nothing lies over anything else', async ({
  page,
  context,
  shop,
}) => {
  const {t} = createShopper(page, 'de');
  const visitor = createVisitor(shop.shop);
  for (const good of Object.values(GOODS)) await addToCart(visitor, good);
  await lendCart(visitor, context, shop.shop);
  const minicart = page.getByRole('region', {name: t('cart:minicart.label')});
  const checkout = minicart.getByRole('link', {name: t('cart:checkout.action')});
  const last = minicart.getByRole('list').getByRole('link').last();
  await page.goto('/de/consent');
  for (const [width, height] of LOW_WINDOWS) {
    await page.setViewportSize({width, height});
    await reachCart(page, minicart);
    await expect(checkout).toHaveAttribute('href', '/de/checkout/start');
    await expect(checkout).toBeInViewport({ratio: 1});
    const total = minicart.getByRole('term').filter({hasText: t('cart:totals.total')});
    await expect(total).toBeInViewport({ratio: 1});
    const parts = await minicart.evaluate((popup) =>
      [...popup.children].map((part) => {
        const {left, right, top, bottom} = part.getBoundingClientRect();
        return {left, right, top, bottom, scrolls: part.scrollHeight > part.clientHeight};
      }),
    );
    expect(parts.map(({scrolls}) => scrolls)).toEqual([false, true, false]);
    for (const [index, part] of parts.entries()) {
      expect(
        parts.slice(0, index).every(({bottom, right}) => bottom <= part.top || right <= part.left),
        `part ${index} at ${width} × ${height}`,
      ).toBe(true);
    }
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last, 'the keyboard reaches every line').toBeInViewport({ratio: 1});
    await expect(checkout).toBeInViewport({ratio: 1});
    // Under the pointer it would open again.
    await page.mouse.move(10, 500);
    await page.keyboard.press('Escape');
    await expect(minicart).toBeHidden();
  }
});

test('the minicart shows sets at their price, takes them out again, and marks the gift; after the last one the focus is at the cart button', async ({
  page,
  context,
  shop,
}) => {
  const shopper = createShopper(page, 'de');
  const {t, euros} = shopper;
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, tastingSet, {quantity: 4});
  await lendCart(visitor, context, shop.shop);
  await page.goto('/de/consent');
  const minicart = page.getByRole('region', {name: t('cart:minicart.label')});
  await reachCart(page, minicart);
  const set = minicart.getByRole('listitem').filter({hasText: tastingSet.title.de});
  await expect(set).toContainText(t('cart:line.setPrice'));
  await expect(set).toContainText(euros(4 * tastingSet.cents));
  await expect(minicart.getByText(t('cart:line.gift'))).toBeVisible();
  await expect(minicart).toContainText(t('cart:perks.reachedAll'));
  await expectAccessible(page, {within: minicart});
  await set.getByRole('button', {name: t('cart:minicart.removeSetOf', {title: tastingSet.title.de})}).press('Enter');
  await expect(minicart, 'the cart is empty').toBeHidden();
  await expect(shopper.badge(0)).toBeVisible();
  await expect(page.locator('[data-cart-link]')).toBeFocused();
  await expect(spoken(page).filter({hasText: t('cart:minicart.count', {count: 0})})).toBeAttached();
});

test('a set that is taken out leaves the focus in the minicart', async ({page, context, shop}) => {
  const {t, badge} = createShopper(page, 'de');
  const visitor = createVisitor(shop.shop);
  const minicart = page.getByRole('region', {name: t('cart:minicart.label')});
  const remove = minicart.getByRole('button', {name: t('cart:minicart.removeSetOf', {title: tastingSet.title.de})});
  await addToCart(visitor, tastingSet);
  await addToCart(visitor, waldgold);
  await lendCart(visitor, context, shop.shop);
  await page.goto('/de/consent');
  await reachCart(page, minicart);
  await remove.press('Enter');
  await expect(badge(1)).toBeVisible();
  await expect(minicart).toBeFocused();
  await expect(spoken(page).filter({hasText: t('cart:minicart.count', {count: 1})})).toBeAttached();
});

test('the pointer may be away from the minicart for 300 ms, not longer, and longer where the keyboard is there', async ({
  page,
  context,
  shop,
  expectStatuses,
}) => {
  expectStatuses(0);
  const {t} = createShopper(page, 'de');
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, waldgold);
  await lendCart(visitor, context, shop.shop);
  await page.clock.install();
  // With a clock of its own the page does not say when it is interactive.
  await page.goto('/de/consent', {waitUntil: 'load'});
  const minicart = page.getByRole('region', {name: t('cart:minicart.label')});
  // The first reading fails, and so does the second one, which follows by itself: the next time that it opens it is read anew.
  let failures = 0;
  page.on('requestfailed', () => {
    failures += 1;
  });
  await page.route('**/cart.json', (route) => route.abort());
  await expect(async () => {
    await page.mouse.move(10, 500);
    await page.locator('[data-cart-link]').hover();
    await expect.poll(() => failures, {timeout: 2_000}).toBeGreaterThan(0);
  }).toPass();
  await page.clock.runFor(1_000);
  await expect.poll(() => failures).toBe(2);
  await page.unrouteAll();
  await page.mouse.move(10, 500);
  await page.clock.runFor(310);
  await reachCart(page, minicart);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(10, 500);
  await page.clock.runFor(290);
  await expect(minicart).toBeVisible();
  await page.clock.runFor(20);
  await expect(minicart).toBeHidden();

  // The focus enters before the delay of the pointer is over: the minicart stays open.
  await page.locator('[data-cart-link]').hover();
  await expect(minicart).toBeVisible();
  await page.mouse.move(10, 500);
  await page.keyboard.press('Tab');
  await page.locator('[data-cart-link]').focus();
  await page.clock.runFor(310);
  await expect(minicart).toBeVisible();
});

test('on a phone the notice shows what was added and the perks', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({reducedMotion: 'reduce'});
  const shopper = createShopper(page, 'de');
  const {t, euros} = shopper;
  await page.goto(`/de/p/${waldgold.handle.de}`);
  const times = await growingTimes(page);
  await shopper.addToCart();
  const notice = page.getByRole('region', {name: t('cart:minicart.label')});
  await expect(notice).toContainText(t('cart:perks.remaining', {amount: euros(2910)}));
  await expect(notice.getByRole('progressbar')).toHaveJSProperty('value', 25);
  await expect(notice.getByText(t('cart:totals.goods'))).toBeHidden();
  await notice.getByRole('link', {name: t('cart:minicart.goToCart')}).click();
  await expect(shopper.heading(t('cart:title'))).toBeVisible();
  expect(times, 'without movement it stood there at once').toEqual([]);
  // The pointer comes anew: it stands where the notice was.
  await page.mouse.move(10, 500);
  await shopper.badge(1).hover();
  await untilQuiet(page);
  await expect(notice, 'never in the checkout').toBeHidden();
});
