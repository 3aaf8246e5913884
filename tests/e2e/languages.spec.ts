import type {Language} from '../../app/config/languages';
import {GOODS, productUrl} from '../support/goods';
import {messages} from '../support/messages';
import {addToCart, lendCart} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {dripper} = GOODS;

/** One page with the same address in both languages, one that knows its partner; all others are read without a browser. */
const PAGES = [
  {name: 'home', de: '/', en: '/en'},
  {name: 'a piece of gear', de: productUrl('de', dripper), en: productUrl('en', dripper)},
] as const;

for (const {name, ...paths} of PAGES) {
  test(`the language switch keeps ${name}`, {tag: '@no-js'}, async ({page}) => {
    const switchTo = (language: Language) =>
      page
        .getByRole('navigation', {name: messages(language)('shell:header.service')})
        .getByRole('link', {name: messages(language)('shell:language.other')});
    await page.goto(paths.de);
    const heading = page.getByRole('heading', {level: 1});
    const german = await heading.textContent();
    await switchTo('de').click();
    await expect(page).toHaveURL(paths.en);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(switchTo('en')).toBeVisible();
    await switchTo('en').click();
    await expect(page).toHaveURL(paths.de);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(heading).toHaveText(german ?? '');
  });
}

test('the language switch keeps the cart', {tag: '@no-js'}, async ({page, context, shop}) => {
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, dripper);
  await lendCart(visitor, context, shop.shop);
  const german = createShopper(page, 'de');
  const english = createShopper(page, 'en');
  await page.goto(german.cartUrl);
  await expect(german.line(dripper.title.de)).toBeVisible();
  await page
    .getByRole('navigation', {name: german.t('shell:header.service')})
    .getByRole('link', {name: german.t('shell:language.other')})
    .click();
  await expect(english.heading(english.t('cart:title'))).toBeVisible();
  await expect(english.line(dripper.title.en)).toBeVisible();
  await expect(english.amount('cart:totals.goods')).toHaveText(english.euros(dripper.cents));
});
