import {GOODS, productUrl} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {dripper} = GOODS;

test('an invalid quantity shows an error beside the line, which keeps its quantity', async ({page, expectStatuses}) => {
  expectStatuses(422);
  const shopper = createShopper(page, 'de');
  const {t, quantityOf, line} = shopper;
  const title = dripper.title.de;
  await page.goto(productUrl('de', dripper));
  await shopper.addToCart();
  await shopper.link(t('cart:minicart.goToCart')).click();
  await quantityOf(title).fill('-3');
  await quantityOf(title).press('Enter');
  await expect(line(title).getByRole('alert')).toHaveText(t('cart:field.quantity-invalid'));
  await expect(quantityOf(title)).toHaveValue('-3');
  await expect(shopper.badge(1)).toBeVisible();
  await quantityOf(title).fill('2');
  await quantityOf(title).press('Enter');
  await expect(line(title).getByRole('alert')).toBeHidden();
  await expect(shopper.badge(2)).toBeVisible();
});
