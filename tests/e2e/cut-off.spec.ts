import {CUSTOMERS, openAs, resetSubscriptions} from '../support/customer';
import {GOODS} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {waldgold} = GOODS;
const LISTING = '/de/c/coffee-shop';

test('a page whose file or data does not arrive by script is opened as a document', async ({page, expectStatuses}) => {
  expectStatuses(0, 502);
  const {link, heading, option} = createShopper(page, 'de');
  for (const [address, failure] of [
    ['**/assets/product-*.js', null],
    ['**/de/p/*.data*', 502],
  ] as const) {
    await page.goto(LISTING);
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    await page.route(address, (route) => (failure === null ? route.abort() : route.fulfill({status: failure})));
    await link(waldgold.title.de).click();
    await expect(heading(waldgold.title.de), address).toBeVisible();
    await expect(option('250 g')).toBeVisible();
    await page.unrouteAll();
  }
});

test('what was typed for a delivery is there after a broken connection, to be sent again', async ({
  page,
  context,
  shop,
  expectStatuses,
}) => {
  expectStatuses(0);
  await resetSubscriptions(shop);
  const {t, button, command} = createShopper(page, 'de');
  await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription');
  await (await command('address')).click();
  const dialog = page.getByRole('dialog');
  const city = dialog.getByRole('textbox', {name: t('account:commands.address.city')});
  await city.fill('Kassel');
  await dialog.getByRole('textbox', {name: t('account:commands.address.phone')}).fill('0561 123456');
  await context.setOffline(true);
  await button(t('account:commands.address.submit')).click();
  await expect(dialog.getByRole('alert')).toContainText(t('account:refusal.try-again'));
  await expect(city).toHaveValue('Kassel');
  await context.setOffline(false);
  await button(t('account:commands.address.submit')).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({hasText: t('account:commands.address.done')})).toBeVisible();
});
