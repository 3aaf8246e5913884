import {GOODS} from '../support/goods';
import {addToCart, lendCart} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {dripper} = GOODS;

test('the language switch keeps the cart', async ({page, context, shop}) => {
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
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(english.line(dripper.title.en)).toBeVisible();
  await expect(english.amount('cart:totals.goods')).toHaveText(english.euros(dripper.cents));
});
