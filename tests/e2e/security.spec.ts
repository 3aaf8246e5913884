import {CODES, GOODS} from '../support/goods';
import {addToCart, lendCart} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {waldgold} = GOODS;

test.describe('a post from another site', () => {
  test('sent by a real browser is refused too', async ({page, context, shop, expectStatuses}) => {
    expectStatuses(403);
    const shopper = createShopper(page, 'de');
    const visitor = createVisitor(shop.shop);
    await addToCart(visitor, waldgold);
    await lendCart(visitor, context, shop.shop);
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
