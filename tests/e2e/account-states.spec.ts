import {controlOf} from '../support/control';
import {CUSTOMERS, openAs, resetSubscriptions} from '../support/customer';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

test.beforeEach(async ({shop}) => {
  await controlOf(shop.emulator).repair();
  await resetSubscriptions(shop);
});

test('while the service is down the dashboard says so, and the shop goes on', {tag: '@no-js'}, async ({page, shop}) => {
  const {t, heading} = createShopper(page, 'de');
  await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription');
  await controlOf(shop.emulator).breakDown({service: 'subscriptions', kind: 'status', times: 200});
  await page.reload();
  await expect(page.getByText(t('account:subscription.unavailable.title'))).toBeVisible();
  await expect(heading(t('account:subscription.pages.overview'))).toBeVisible();
  await page.goto('/de/c/coffee-shop');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('states tell the truth: being processed, failed, out of stock, legacy and custom gateways', async ({
  page,
  shop,
}) => {
  const {t, link} = createShopper(page, 'en');
  const open = (email: string, path = '') => openAs(page, shop, email, `/en/account/subscription${path}`);
  await open(CUSTOMERS.processing);
  await expect(page.getByText(t('account:delivery.processing'))).toBeVisible();
  await expect(link(t('account:commands.skip.link'))).toBeHidden();
  await open(CUSTOMERS.errored);
  await expect(page.getByText('We were unable to process this order.')).toBeVisible();
  await open(CUSTOMERS.outOfStock);
  await link(t('account:commands.send-now.link')).click();
  await expect(page.getByText(t('account:refusal.out-of-stock'))).toBeVisible();
  await open(CUSTOMERS.legacyPayment);
  await expect(page.getByText(t('account:commands.payment.legacy'))).toBeVisible();
  await expect(link(t('account:commands.payment.link'))).toBeHidden();
  await open(CUSTOMERS.customGateway);
  await expect(page.getByText(t('account:commands.payment.custom'))).toBeVisible();
  await expect(link(t('account:commands.payment.link'))).toBeHidden();
  await open(CUSTOMERS.nothing);
  await expect(page.getByRole('heading', {name: 'No upcoming deliveries'})).toBeVisible();
  await open(CUSTOMERS.cancelled, '/products');
  await expect(page.getByText(t('account:products.state.no-longer-available'), {exact: true})).toBeVisible();
  await expect(page.getByText(t('account:products.state.cancelled'), {exact: true})).toBeVisible();
});
