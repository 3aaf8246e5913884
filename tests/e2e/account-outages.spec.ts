import {controlOf} from '../support/control';
import {CUSTOMERS, openAs, resetSubscriptions, subscriptionsOf} from '../support/customer';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

test.beforeEach(async ({shop}) => {
  await controlOf(shop.emulator).repair();
  await resetSubscriptions(shop);
});

test(
  'an order on a page of its own that meets an outage is told in view, and what was chosen is kept',
  {tag: '@no-js'},
  async ({page, shop, expectStatuses}) => {
    expectStatuses(409);
    const {t, button} = createShopper(page, 'de');
    const control = controlOf(shop.emulator);
    await page.setViewportSize({width: 390, height: 844});
    const key = await subscriptionsOf(shop, CUSTOMERS.upcoming).nextKey();
    await openAs(page, shop, CUSTOMERS.upcoming, `/de/account/subscription/deliveries/${key}/add?product=morgentau`);
    const quantity = page.getByRole('spinbutton', {name: t('account:commands.add.quantity')});
    const again = page.getByRole('main').getByRole('link', {name: t('account:subscription.unavailable.again')});
    await quantity.fill('3');
    await control.breakDown({service: 'subscriptions', kind: 'status', status: 503, times: 200});
    await button(t('account:commands.add.submit')).click();
    const notice = page.getByRole('alert').filter({hasText: t('account:refusal.try-again')});
    await expect(notice).toBeInViewport({ratio: 1});
    await expect(button(t('account:commands.add.submit')), 'its price is not known').toBeHidden();
    await again.click();
    await expect(page.getByText(t('account:subscription.unavailable.title'))).toBeVisible();
    await control.repair();
    await again.click();
    await expect(quantity).toHaveValue('3');
  },
);

test('after an outage the link of the dashboard brings it back', async ({page, shop}) => {
  const {t} = createShopper(page, 'de');
  const control = controlOf(shop.emulator);
  await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription');
  const unavailable = page.getByText(t('account:subscription.unavailable.title'));
  await control.breakDown({service: 'subscriptions', kind: 'status', status: 503, times: 200});
  await page.goto('/de/account/subscription');
  await expect(unavailable).toBeVisible();
  await control.repair();
  await page
    .getByRole('main')
    .getByRole('link', {name: t('account:subscription.unavailable.again')})
    .click();
  await expect(unavailable).toBeHidden();
});
