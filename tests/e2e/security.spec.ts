import {CODES, GOODS, productUrl} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {waldgold} = GOODS;

test.describe('a post from another site', () => {
  test('sent by a real browser is refused too', async ({page, context, shop, expectStatuses}) => {
    expectStatuses(403);
    const shopper = createShopper(page, 'de');
    await page.goto(productUrl('de', waldgold));
    await shopper.addToCart();
    await expect(shopper.badge(1)).toBeVisible();
    const thief = await context.newPage();
    await thief.goto(`data:text/html,<form method="post" action="${shop.shop}/de/checkout/cart">
      <input name="intent" value="apply-code"><input name="code" value="${CODES.fifteenPercent}"><button>Win</button></form>`);
    await thief.getByRole('button', {name: 'Win'}).click();
    await expect(thief.getByText('403 Forbidden')).toBeVisible();
    await page.goto(shopper.cartUrl);
    await expect(shopper.quantityOf(waldgold.title.de)).toHaveValue('1');
    await expect(page.getByText(CODES.fifteenPercent)).toBeHidden();
  });
});
