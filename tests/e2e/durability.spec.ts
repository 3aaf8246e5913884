import {isFullRun} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

test(
  'the cart survives kill -9 of the whole process between two requests',
  // The worker does the same for both: with a script in every run, without one in a full run.
  {tag: isFullRun ? '@no-js' : []},
  async ({page, ownShop, javaScriptEnabled, defects}) => {
    test.setTimeout(60_000);
    const shopper = createShopper(page, 'de');
    const {t, line, quantityOf} = shopper;
    const title = GOODS.waldgold.title.de;

    await page.goto(ownShop.shop + productUrl('de', GOODS.waldgold));
    await page.getByLabel(t('product:cart.quantity')).selectOption('3');
    await shopper.addToCart();
    if (javaScriptEnabled) await expect(page.getByText(t('product:cart.added', {title}))).toBeVisible();
    await page.goto(ownShop.shop + shopper.cartUrl);
    await shopper.changeProject(title, 'SP024');
    await expect(line(title)).toContainText(t('cart:project.gives', {project: t('cart:project.SP024.title')}));

    // Between two requests: the page may still read what the cart has become.
    await expect.poll(defects.openRequests).toEqual([]);
    await ownShop.kill();
    await ownShop.restart();

    // The page that was open before the crash: its form still does what it says.
    await shopper.button(t('cart:line.increase', {title})).click();
    await expect(quantityOf(title)).toHaveValue('4');
    await expect(line(title)).toContainText(t('cart:project.gives', {project: t('cart:project.SP024.title')}));
    await expect(shopper.badge(4)).toBeVisible();
  },
);
