import {expectAccessible} from '../support/accessibility';
import {CODES, GOODS, productUrl} from '../support/goods';
import {mailsTo} from '../support/outbox';
import {addToCart, lendCart} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {boaLuz} = GOODS;

test('the button restores an expired cart, and a removed line stays removed', async ({page, shop}) => {
  const shopper = createShopper(page, 'de');
  const {t, button, heading, link, quantityOf} = shopper;
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, boaLuz, {quantity: 2});
  visitor.cookies.set('storefront_cart_id', encodeURIComponent('gid://shopify/Cart/of-long-ago?key=over'));
  await lendCart(visitor, page.context(), shop.shop);
  await page.goto(shopper.cartUrl);
  await expect(heading(t('cart:empty.title'))).toBeVisible();
  await expect(page.getByText(t('cart:empty.gone.title'))).toBeVisible();
  await link(t('cart:empty.gone.action')).click();
  await expect(heading(t('links:last.title'))).toBeVisible();
  await button(t('links:submit')).click();
  await expect(page).toHaveURL(shopper.cartUrl);
  await expect(quantityOf(boaLuz.title.de)).toHaveValue('2');
  await expect(shopper.badge(2)).toBeVisible();
  await button(t('cart:line.removeOf', {title: boaLuz.title.de})).click();
  await expect(heading(t('cart:empty.title'))).toBeVisible();
  await expect(shopper.badge(0)).toBeVisible();
  // Loads the page anew: a request of the present page would interrupt the navigation.
  await page.goto(shopper.cartUrl);
  await link(t('cart:empty.coffee')).click();
  await expect(page).toHaveURL('/de/c/coffee-shop');
});

test('links fill the cart only when a button is pressed', async ({page, shop, expectStatuses}) => {
  expectStatuses(404, 422);
  const shopper = createShopper(page, 'de');
  const {t, button, heading, link, quantityOf, euros} = shopper;

  await test.step('a code before there is anything to discount', async () => {
    await page.goto(`/discount/${CODES.fifteenPercent}?redirect=//elsewhere.example`);
    await expect(heading(t('links:code.title'))).toBeVisible();
    await expectAccessible(page);
    await button(t('links:code.submit')).click();
    await expect(page).toHaveURL(shopper.cartUrl);
    await expect(page.getByText(t('cart:notice.code-kept'))).toBeVisible();
  });

  await test.step('goods, to which the code then applies', async () => {
    const visitor = createVisitor(shop.shop);
    const {body} = await visitor.get(productUrl('de', boaLuz));
    const number = /gid:\/\/shopify\/ProductVariant\/(\d+)/.exec(body)?.[1] ?? '';
    await page.goto(`/cart/${number}:2,999999999:1`);
    await expect(heading(t('links:cart.title'))).toBeVisible();
    await expect(page.getByText(t('links:missing', {count: 1}))).toBeVisible();
    await expect(page.getByText(euros(2 * boaLuz.cents)).first()).toBeVisible();
    await expectAccessible(page);
    await button(t('links:submit')).click();
    await expect(quantityOf(boaLuz.title.de)).toHaveValue('2');
    await expect(page.getByRole('list', {name: t('cart:codes.code.list')})).toContainText(CODES.fifteenPercent);
    await expect(shopper.badge(2)).toBeVisible();
  });

  await test.step('a cart saved by mail', async () => {
    await link(t('cart:save')).click();
    await page.getByRole('textbox', {name: t('links:save.email')}).fill('mara@');
    await button(t('links:save.submit')).click();
    await expect(page.getByText(t('links:save.error.email'))).toBeVisible();
    const address = `mara+${Date.now()}@example.com`;
    await page.getByRole('textbox', {name: t('links:save.email')}).fill(address);
    await button(t('links:save.submit')).click();
    await expect(page.getByText(t('links:save.sent'))).toBeVisible();
    const [mail] = await mailsTo(shop.emulator, address);
    const saved = mail?.links.find((href) => href.includes('/cart/saved/')) ?? '';
    await page.goto(saved);
    await expect(heading(t('links:saved.title'))).toBeVisible();
    await button(t('links:submit')).click();
    await expect(quantityOf(boaLuz.title.de)).toHaveValue('4');
  });

  await test.step('a link that leads to nothing', async () => {
    await page.goto('/de/discount/%20');
    await expect(page.getByText(t('links:code.invalid'))).toBeVisible();
  });
});
