import {createFormat} from '~/i18n/format';

import {controlOf} from '../support/control';
import {codeFor, CUSTOMERS, lendSession, logIn, openAs, resetSubscriptions, subscriptionsOf} from '../support/customer';
import {trials} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {comeBackAsKept, expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {ADDRESS} from '../support/subscription-commands';
import {createVisitor} from '../support/visitor';

const DASHBOARD = '/de/account/subscription';

/** Tokens of the account host and the subscription service, by how they begin; identities are JSON Web Tokens. */
const TOKENS = /shcat_|shcrt_|strfnt_|eyJ[\w-]{10}/;

/** The pages of the account host: it knows who logs in. Whatever else goes to a host that is not the shop's may not. */
const ACCOUNT_HOST = '/authentication/';

/** After so many milliseconds a page asks again for what the service was still changing. */
const SETTLED_MS = 6_000;

test.describe.configure({timeout: trials({quick: 60_000, full: 180_000})});

test.beforeEach(async ({shop}) => {
  await controlOf(shop.emulator).repair();
  await resetSubscriptions(shop);
});

test(
  'a customer logs in with a code, comes back to where they were going, and logs out',
  {tag: '@no-js'},
  async ({page, shop, javaScriptEnabled}) => {
    const {t, heading, link, button} = createShopper(page, 'en');
    await page.context().addCookies([{name: 'consent', value: 'all', url: shop.shop}]);
    const told: string[] = [];
    page.on('request', (request) => {
      const {origin, pathname} = new URL(request.url());
      if (origin === shop.shop || pathname.startsWith(ACCOUNT_HOST)) return;
      told.push(JSON.stringify([request.url(), request.headers(), request.postData()]));
    });
    await page.goto('/en');
    await page.getByRole('banner').getByRole('link', {name: 'My Account', exact: true}).click();
    await page.getByRole('textbox').fill(CUSTOMERS.upcoming);
    await page.getByRole('button').first().click();
    await expect(page.getByRole('textbox', {name: /code/i})).toBeVisible();
    await page.getByRole('textbox').fill(await codeFor(shop.emulator, CUSTOMERS.upcoming));
    await page.getByRole('button').first().click();
    await expect(heading(t('account:subscription.next.title'))).toBeVisible();
    await expect(page).toHaveURL('/en/account/subscription');
    const sessionCookie = async () => (await page.context().cookies()).find(({name}) => name === '__Host-session');
    let session = await sessionCookie();
    expect(session).toMatchObject({httpOnly: true, secure: true, sameSite: 'Lax', path: '/'});
    // Whoever is logged in is led straight on.
    await page.goto('/en');
    await page.getByRole('banner').getByRole('link', {name: 'My Account', exact: true}).click();
    await expect(heading(t('account:subscription.next.title'))).toBeVisible();

    await test.step('a coffee of the shop joins the next delivery', async () => {
      const [day = ''] = await subscriptionsOf(shop, CUSTOMERS.upcoming).days('queued');
      await page.goto(productUrl('en', GOODS.waldgold));
      if (javaScriptEnabled) await page.keyboard.press('Tab');
      const date = createFormat('en').date(day);
      await link(t(`product:nextDelivery.${javaScriptEnabled ? 'on' : 'link'}`, {date})).click();
      await expect(heading(t('account:commands.add.title'))).toBeVisible();
      await expect(page.getByLabel(t('account:commands.add.quantity'))).toBeVisible();
    });

    await test.step('a form that is sent after the session has ended is there again, filled in', async () => {
      const key = await subscriptionsOf(shop, CUSTOMERS.upcoming).nextKey();
      await page.goto(`/en/account/subscription/deliveries/${key}/gift`);
      const field = (name: string) => page.getByLabel(t(`account:commands.address.${name}`), {exact: true});
      const typed = ['firstName', 'lastName', 'address1', 'zip', 'city', 'phone'] as const;
      for (const name of typed) await field(name).fill(ADDRESS[name]);
      await field('countryCode').selectOption('AT');
      await page.context().clearCookies({name: '__Host-session'});
      // Another document does not have the mark: what is read below is no longer what was typed here.
      const root = page.locator('html');
      await root.evaluate((element) => element.setAttribute('data-marked', ''));
      await button(t('account:commands.gift.submit')).click();
      await expect(root).not.toHaveAttribute('data-marked');
      for (const name of typed) await expect(field(name)).toHaveValue(ADDRESS[name]);
      await expect(field('countryCode')).toHaveValue('AT');
      session = await sessionCookie();
    });

    // With consent given, nobody else is told who that is; without a script nobody is told anything.
    if (javaScriptEnabled) {
      await expect(async () => {
        await page.mouse.wheel(0, 20);
        expect(told.join(), 'a page of the account is measured').toContain(
          '/en/account/subscription/deliveries/:x/gift',
        );
      }).toPass();
      expect(told.filter((sent) => TOKENS.test(sent) || sent.includes(CUSTOMERS.upcoming))).toEqual([]);
    } else expect(told).toEqual([]);

    await button(t('account:subscription.logout')).click();
    await expect(page).toHaveURL('/en');
    await expect(link('My Account').first()).toBeVisible();
    const thief = createVisitor(shop.shop);
    thief.cookies.set('__Host-session', session?.value ?? '');
    expect((await thief.get(DASHBOARD)).headers.get('Location')).toBe(
      '/login?return_to=%2Fde%2Faccount%2Fsubscription',
    );
  },
);

test('a page that the browser kept leads to the login after a logout', async ({page, context, shop}) => {
  const {t} = createShopper(page, 'de');
  const visitor = await logIn(shop, CUSTOMERS.upcoming);
  for (const path of [DASHBOARD, '/de/account/orders', '/de/account/profile']) {
    await lendSession(visitor, context, shop.shop);
    await page.goto(path);
    await expect(page.getByText(t('account:subscription.logout'))).toBeVisible();
    await context.clearCookies({name: '__Host-session'});
    await comeBackAsKept(page);
    await expect(page, path).toHaveURL(({pathname}) => pathname.startsWith(ACCOUNT_HOST));
  }
});

test('a change that the service is still making is announced, and shown when it is made', async ({page, shop}) => {
  const {t} = createShopper(page, 'de');
  const {moveClock} = controlOf(shop.emulator);
  await openAs(page, shop, CUSTOMERS.upcoming, DASHBOARD);
  await subscriptionsOf(shop, CUSTOMERS.upcoming).changeQuantities(3);
  await page.clock.install();
  // A page with another clock cannot say when it is awake.
  await page.reload({waitUntil: 'load'});
  const settling = page.getByText(t('account:subscription.settling'));
  await expect(settling.first()).toBeVisible();
  try {
    await moveClock(SETTLED_MS);
    await expect(async () => {
      await page.clock.fastForward(SETTLED_MS);
      await expect(settling).toHaveCount(0, {timeout: 500});
    }).toPass();
    await expect(page.getByText('3 ×').first()).toBeVisible();
  } finally {
    await moveClock(0);
  }
});
