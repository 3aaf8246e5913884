import type {Locator, Page} from '@playwright/test';

import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible, expectAccessibleAtAllWidths, expectAccessibleOnPhone} from '../support/accessibility';
import {trials} from '../support/full-run';
import {CODES, GOODS, OPTIONS, productUrl} from '../support/goods';
import {hostedCheckout} from '../support/hosted-checkout';
import {tabTo} from '../support/keyboard';
import {addToCart, lendCart} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper, spoken, type Shopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {waldgold, giftCard} = GOODS;

for (const language of LANGUAGES) {
  // Pages that tests/e2e/with-javascript.spec.ts goes through are looked at there, the German gift card where it is bought.
  const pages = [
    ['no order', `/${language}/checkout/confirm`],
    ...trials({quick: [], full: [['the gift card', productUrl(language, giftCard)] as const]}),
  ] as const;
  for (const [name, path] of pages) {
    test(`axe finds nothing: ${name}, in ${language}`, async ({page}) => {
      await page.goto(path);
      await expectAccessibleOnPhone(page);
    });
  }

  test(`axe finds nothing: a missing page, in ${language}`, async ({page, expectStatuses}) => {
    expectStatuses(404);
    await page.goto(`/${language}/nowhere`);
    await expectAccessibleOnPhone(page);
  });

  test(`axe finds nothing: the cart with goods, with errors and without them again, in ${language}`, async ({
    page,
    context,
    shop,
    expectStatuses,
  }) => {
    test.setTimeout(60_000);
    expectStatuses(422);
    const shopper = createShopper(page, language);
    const {t, quantityOf, line} = shopper;
    const title = waldgold.title[language];
    const visitor = createVisitor(shop.shop);
    await addToCart(visitor, waldgold, {language});
    await lendCart(visitor, context, shop.shop);
    await page.goto(shopper.cartUrl);
    await shopper.applyCode(CODES.fifteenPercent);
    await expect(page.getByText(t('cart:codes.code.success'))).toBeVisible();
    await page.getByText(t('cart:project.change')).click();
    await page.getByText(t('cart:plan.offer', {percent: 10})).click();
    await expectAccessibleAtAllWidths(page);
    await shopper.applyGiftCard('TAU1234NOPE');
    await expect(page.getByText(t('cart:refusal.gift-card-invalid'))).toBeVisible();
    await expectAccessible(page);
    await shopper.applyGiftCard('TAU5678NOPE');
    await expect(spoken(page), 'the page shows it already').toHaveText(t('cart:refusal.gift-card-invalid'));
    await quantityOf(title).fill('-1');
    await quantityOf(title).press('Enter');
    await expect(line(title).getByRole('alert')).toHaveText(t('cart:field.quantity-invalid'));
    await expect(quantityOf(title), 'what was typed').toHaveValue('-1');
    await expect(shopper.badge(1)).toBeVisible();
    await expectAccessibleOnPhone(page);
    await quantityOf(title).fill('2');
    await quantityOf(title).press('Enter');
    await expect(line(title).getByRole('alert')).toBeHidden();
    await expect(shopper.badge(2)).toBeVisible();
  });
}

/** With the keyboard: to the thing, and Enter. */
async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test.describe('with the keyboard alone', () => {
  test('skip links come first, show themselves and lead where they say', async ({page}) => {
    const shopper = createShopper(page, 'de');
    const {t} = shopper;
    await page.goto(productUrl('de', waldgold));
    const places = [
      ['shell:skip.navigation', '#navigation'],
      ['shell:skip.content', '#content'],
      ['shell:skip.product', '#product'],
      ['shell:skip.variants', '#variant-selection'],
      ['shell:skip.productDetails', '#product-details'],
      ['shell:skip.footer', '#footer'],
    ] as const;
    for (const [text] of places) {
      await page.keyboard.press('Tab');
      await expect(shopper.link(t(text))).toBeFocused();
      await expect(shopper.link(t(text))).toBeInViewport();
    }
    for (const [text, id] of places) {
      await shopper.link(t(text)).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${id}$`));
      await expect(page.locator(id)).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(page.locator(`${id} :focus`)).toBeVisible();
    }
  });

  test('the menu of a phone opens level by level and leads on', async ({page}) => {
    const {t} = createShopper(page, 'de');
    await page.setViewportSize({width: 390, height: 900});
    await page.goto('/');
    const banner = page.getByRole('banner');
    await enter(page, banner.locator('summary').filter({hasText: t('shell:header.menu')}));
    const menu = page.getByRole('navigation', {name: t('shell:header.navigation')});
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menu, 'it would hide what has the focus').toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu, 'past its end').toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await enter(page, menu.locator('summary').filter({hasText: 'Kaffee'}).first());
    await enter(page, menu.getByRole('link', {name: 'Espresso', exact: true}));
    await expect(page).toHaveURL('/de/c/espresso-shop');
    await expect(page.getByRole('heading', {level: 1, name: 'Espresso'})).toBeVisible();
  });

  for (const language of LANGUAGES) {
    test(`coffee is chosen, put into the cart and taken to the checkout, in ${language}`, async ({page, shop}) => {
      test.setTimeout(60_000);
      const shopper = createShopper(page, language);
      const {t, amount, euros} = shopper;
      await page.goto(`/${language}/c/espresso-shop`);
      await enter(page, shopper.link(waldgold.title[language]));
      await expect(shopper.heading(waldgold.title[language])).toBeVisible();
      await enter(page, shopper.option(OPTIONS.espressoGround[language]));
      await expect(shopper.option(OPTIONS.espressoGround[language])).toHaveAttribute('aria-current', 'true');
      await chooseSubscription(page, shopper);
      await enter(page, shopper.button(t('product:cart.add')));
      await expect(shopper.badge(1)).toBeVisible();
      await enter(page, shopper.link(t('cart:minicart.goToCart')));
      await expect(shopper.heading(t('cart:title'))).toBeVisible();
      await enter(page, shopper.button(t('cart:line.increase', {title: waldgold.title[language]})));
      await expect(amount('cart:totals.goods')).toHaveText(euros(2 * waldgold.subscriptionCents));
      await enter(page, shopper.link(t('cart:checkout.action')));
      // What follows is not the shop's.
      await expect(hostedCheckout(page, language).orderButton).toBeVisible();
      expect(new URL(page.url()).origin).toBe(shop.emulator);
    });
  }
});

/** From the chosen radio button the arrow keys lead to the other one. */
async function chooseSubscription(page: Page, {t}: Shopper) {
  await tabTo(page, page.getByRole('radio', {name: t('product:purchase.once')}));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', {name: t('product:purchase.subscription')})).toBeChecked();
  await expect(page.getByLabel(t('product:purchase.interval'))).toBeVisible();
}
