import type {Page} from '@playwright/test';

import {POPULAR_SEARCHES} from '../../app/config/search';

import {CUSTOMERS, openAs, resetSubscriptions} from '../support/customer';
import {CODES, GOODS, OPTIONS, productUrl} from '../support/goods';
import {addToCart, lendCart} from '../support/plain-cart';
import {holdBack} from '../support/hold-back';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import type {ServedShop} from '../support/lanes';
import {createVisitor} from '../support/visitor';

const {waldgold, boaLuz} = GOODS;
const [POPULAR = ''] = POPULAR_SEARCHES.en;

/** Opens a cart with two coffees in it. */
async function openCart(page: Page, shop: ServedShop) {
  const shopper = createShopper(page, 'de');
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, waldgold);
  await addToCart(visitor, boaLuz);
  await lendCart(visitor, page.context(), shop.shop);
  await page.goto(shopper.cartUrl);
  return shopper;
}

test('what is typed into the cart while an answer is on its way stays', async ({page, shop}) => {
  const {t, quantityOf, button, badge} = await openCart(page, shop);
  const plus = button(t('cart:line.increase', {title: waldgold.title.de}));
  await page.getByText(t('cart:note.summary')).click();
  const note = page.getByRole('textbox', {name: t('cart:note.label')});
  const isGift = page.getByRole('checkbox', {name: t('cart:note.gift')});
  const code = page.getByRole('textbox', {name: t('cart:codes.code.label')});
  await plus.click();
  await expect(badge(3)).toBeVisible();

  const answer = await holdBack(page, '**/checkout/cart.data');
  await note.fill('Bitte klingeln');
  await button(t('cart:note.save')).click();
  await code.fill(CODES.fifteenPercent);
  await button(t('cart:codes.code.submitLabel')).click();
  await quantityOf(waldgold.title.de).fill('3');
  await quantityOf(waldgold.title.de).press('Enter');
  await note.pressSequentially(' bei Müller');
  await isGift.check();
  await code.fill(CODES.expired);
  await quantityOf(waldgold.title.de).fill('35');
  await quantityOf(boaLuz.title.de).fill('12');
  answer();
  await expect(badge(4)).toBeVisible();
  await expect(page.getByText(t('cart:codes.code.success'))).toBeVisible();
  await expect(note).toHaveValue('Bitte klingeln bei Müller');
  await expect(isGift).toBeChecked();
  await expect(code).toHaveValue(CODES.expired);
  await expect(quantityOf(waldgold.title.de)).toHaveValue('35');
  await expect(quantityOf(boaLuz.title.de)).toHaveValue('12');
});

test('words typed on while a search is on its way stay, and a search by a link takes their place', async ({page}) => {
  const {t, heading} = createShopper(page, 'en');
  const field = page.getByRole('main').getByRole('searchbox', {name: t('search:form.label')});
  await page.goto('/en/search?q=zzz');
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  const answer = await holdBack(page, '**/search.data*');
  await field.fill('yyy');
  await field.press('Enter');
  await field.pressSequentially('espresso');
  answer();
  await expect(heading(t('search:titleFor', {words: 'yyy'}))).toBeVisible();
  await expect(field).toHaveValue('yyyespresso');
  await page
    .getByRole('region', {name: t('search:popular')})
    .getByRole('link', {name: POPULAR, exact: true})
    .click();
  await expect(field).toHaveValue(POPULAR);
  await page.goBack();
  await expect(field).toHaveValue('yyy');
});

test('an add right after two options were pressed is what both say', async ({page}) => {
  const shopper = createShopper(page, 'de');
  const ground = OPTIONS.espressoGround.de;
  await page.goto(productUrl('de', waldgold));
  const answer = await holdBack(page, '**/p/waldgold.data*');
  await shopper.option(ground).click();
  await shopper.option('350 g').click();
  await shopper.option('1000 g').click();
  await shopper.addToCart().catch(() => undefined);
  answer();
  await expect(shopper.badge(1)).toBeVisible();
  await page.goto(shopper.cartUrl);
  await expect(shopper.line(waldgold.title.de)).toContainText(`1000 g, ${ground}`);
});

test('two options pressed where one of them is sold out are both chosen', async ({page}) => {
  const {option} = createShopper(page, 'de');
  const pair = page
    .getByRole('main')
    .locator('[aria-current]')
    .filter({hasText: /g$|gemahlen|Bohne/});
  const soldOut = page.getByRole('main').getByText('1000 g, ausverkauft');
  await page.goto('/de/p/noche-clara');
  const first = await holdBack(page, '**/p/noche-clara.data*');
  await soldOut.click();
  await option('Filter gemahlen').click();
  first();
  await expect(pair).toHaveText(['1000 g', 'Filter gemahlen']);
  await page.getByRole('button', {name: /^Ganze Bohne/}).click();
  const link = (name: string) => page.getByRole('main').getByRole('link', {name, exact: true});
  await expect(link('250 g')).toBeVisible();
  await page.unrouteAll();
  const second = await holdBack(page, '**/p/noche-clara.data*');
  await link('Filter gemahlen').click();
  await link('250 g').click();
  second();
  await expect(pair).toHaveText(['250 g', 'Filter gemahlen']);
});

test('what was typed for one product is not for another that the way back leads to at once', async ({page, shop}) => {
  await resetSubscriptions(shop);
  const {t, commandLink} = createShopper(page, 'de');
  await openAs(page, shop, CUSTOMERS.several, '/de/account/subscription/products');
  const dialog = page.getByRole('dialog');
  const quantity = dialog.getByRole('spinbutton', {name: t('account:commands.add.quantity')});
  const link = commandLink('edit', {includeHidden: true});
  const folds = page.getByRole('main').locator('details').filter({has: link});
  const open = async (position: number) => {
    await folds.nth(position).locator('summary').click();
    await folds.nth(position).locator(link).click();
  };
  await open(0);
  const before = await quantity.inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open(1);
  await quantity.fill('9');
  // The sum above the button follows what is typed (docs/decisions/231-buttons-that-order.md).
  await expect(dialog.getByText(/^9 × \d+,\d\d\s€ \(\d+,\d\d\s€\/kg\) = \d+,\d\d\s€$/)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(quantity).toHaveValue(before);
});

test('who goes on elsewhere keeps the focus, and is told what the answer says', async ({page}) => {
  const {t} = createShopper(page, 'en');
  await page.goto('/en/e/newsletter');
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  const email = page
    .getByRole('main')
    .getByRole('textbox', {name: t('newsletter:form.email')})
    .first();
  const words = page.getByRole('banner').getByPlaceholder(t('shell:search.placeholder')).filter({visible: true});
  const answer = await holdBack(page, '**/newsletter.data*');
  await email.fill('elsewhere@example.com');
  await email.press('Enter');
  await words.fill('honey');
  answer();
  await expect(page.getByRole('main').getByText(t('newsletter:sent.title'))).toBeVisible();
  await expect(words).toBeFocused();
  await expect(page.locator('body > [aria-live]')).toContainText(t('newsletter:sent.title'));
});
