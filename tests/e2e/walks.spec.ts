import type {Locator, Page} from '@playwright/test';

import type {Language} from '../../app/config/languages';
import {IDEMPOTENCY_KEY_FIELD} from '../../app/domain/form/idempotency-key';
import {expectAccessible} from '../support/accessibility';
import {controlOf} from '../support/control';
import {CUSTOMERS, openAs, resetSubscriptions, subscriptionsOf} from '../support/customer';
import {isFullRun} from '../support/full-run';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

/** The widest phone that is still common, in one hand. */
test.use({viewport: {width: 390, height: 844}});

test.beforeEach(async ({shop}) => {
  await controlOf(shop.emulator).repair();
  await resetSubscriptions(shop);
});

/** Counts what a thumb presses; typing is not counted, the button that sends it is. */
function createThumb(page: Page, language: Language) {
  const shopper = createShopper(page, language);
  let taps = 0;
  return {
    ...shopper,
    taps: () => taps,
    tap: async (place: Locator) => {
      taps += 1;
      await place.click();
    },
    /** Opens 'More' of the first delivery or product, where a command is behind it, and presses the command. */
    command: async (name: string) => {
      const more = page.getByRole('article').first().locator('summary').first();
      await more.click();
      await shopper.commandLink(name).first().click();
      taps += 2;
    },
  };
}

/** Each walk in one language, and in both in a full run. */
function walk(
  title: string,
  languages: readonly [Language, Language],
  most: number,
  go: (page: Page, thumb: ReturnType<typeof createThumb>, shop: Parameters<typeof openAs>[1]) => Promise<void>,
) {
  for (const language of languages.slice(0, isFullRun ? 2 : 1)) {
    test(`${title} takes at most ${most} taps (${language})`, async ({page, shop}) => {
      const thumb = createThumb(page, language);
      await go(page, thumb, shop);
      expect(thumb.taps()).toBeLessThanOrEqual(most);
    });
  }
}

const EN_FIRST = ['en', 'de'] as const;
const DE_FIRST = ['de', 'en'] as const;

walk('a subscription in the cart', EN_FIRST, 8, async (page, {t, tap, button, badge, language}) => {
  await page.goto(language === 'de' ? '/de/e/abo' : '/en/e/coffee-subscription');
  await tap(
    page
      .getByRole('region', {name: t('subscription:start')})
      .getByRole('link')
      .first(),
  );
  await expect(page.getByLabel(t('subscription:interval'))).toBeVisible();
  await page.getByLabel(t('subscription:interval')).selectOption({index: 0});
  await tap(button(t('subscription:add')));
  await expect(badge(1)).toBeVisible();
});

walk('skipping a delivery', DE_FIRST, 4, async (page, {t, tap, command, button, language}, shop) => {
  await openAs(page, shop, CUSTOMERS.upcoming, `/${language}/account/subscription`);
  const service = subscriptionsOf(shop, CUSTOMERS.upcoming);
  const [day] = await service.days('queued');
  await command('skip');
  await tap(button(t('account:commands.skip.submit')));
  await expect.poll(() => service.days('skipped')).toEqual([day]);
});

walk('swapping a coffee for the same size', EN_FIRST, 4, async (page, walker, shop) => {
  const {t, tap, link, button, commandLink, language} = walker;
  await openAs(page, shop, CUSTOMERS.upcoming, `/${language}/account/subscription`);
  await tap(link(t('account:subscription.pages.products')).first());
  const before = await subscriptionsOf(shop, CUSTOMERS.upcoming).own('subscriptions', 'status=active');
  await tap(commandLink('swap').first());
  const dialog = page.getByRole('dialog');
  await tap(
    dialog
      .getByRole('navigation', {name: t('account:commands.swap.choose')})
      .getByRole('link')
      .first(),
  );
  await tap(button(t('account:commands.swap.submit')));
  await expect(page.getByRole('status').first()).toContainText(t('account:commands.swap.done'));
  const after = await subscriptionsOf(shop, CUSTOMERS.upcoming).own('subscriptions', 'status=active');
  const sizes = (rows: typeof after) => rows.map((row) => String(row['variant_title']).split(/[,/]/)[0]).sort();
  expect(sizes(after)).toEqual(sizes(before));
});

walk('ordering the same again', DE_FIRST, 3, async (page, {t, tap, link, cartUrl, language}, shop) => {
  await openAs(page, shop, CUSTOMERS.nothing, `/${language}/account/subscription`);
  await tap(link(t('account:subscription.pages.orders')).first());
  await tap(page.getByRole('button', {name: t('account:orders.again')}).first());
  await expect(page).toHaveURL(cartUrl);
  await expect(page.getByRole('spinbutton', {name: /Morgentau/})).toHaveValue('3');
});

walk('finding out where an order is', EN_FIRST, 3, async (page, {t, tap, button, home}) => {
  await page.goto(home);
  await tap(page.locator('#navigation summary').first());
  await tap(page.getByRole('banner').getByRole('link', {name: t('shell:footer.legal.order'), exact: true}));
  await page.getByLabel(t('orders:fields.number.label')).fill('L8421');
  await page.getByLabel(t('orders:fields.email.label')).fill(CUSTOMERS.nothing);
  await tap(button(t('orders:find')));
  await expect(page.getByText(t('orders:steps.delivered'))).toBeVisible();
  await expect(page.getByRole('link', {name: t('orders:track')})).toBeVisible();
});

walk('withdrawing from a contract', EN_FIRST, 4, async (page, {t, tap, button, heading, home}) => {
  await page.goto(home);
  await tap(page.getByRole('contentinfo').getByRole('link', {name: t('shell:footer.legal.withdraw'), exact: true}));
  const field = (name: string) =>
    page.getByRole('textbox', {name: t(`contractNotices:fields.${name}.label`), exact: true});
  await expect(field('name')).toBeVisible();
  await expectAccessible(page);
  await field('name').fill('Mara Moos');
  await field('contract').fill('L10001');
  await field('email').fill(`walk-${crypto.randomUUID()}@example.com`);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
  await tap(button(t('contractNotices:withdrawal.next')));
  const key = new URLSearchParams((await sent).postData() ?? '').get(IDEMPOTENCY_KEY_FIELD);
  expect(key, 'on a page that the router has opened').toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  await tap(button(t('contractNotices:withdrawal.review.confirm')));
  await expect(heading(t('contractNotices:withdrawal.received.title'))).toBeVisible();
});

walk('a gift subscription in the cart', EN_FIRST, 8, async (page, {t, tap, button, badge, language}) => {
  await page.goto(language === 'de' ? '/de/e/geschenkabo' : '/en/e/coffee-subscription');
  const gift = page.getByRole('region', {name: language === 'de' ? 'Kaffee-Geschenkabo' : 'Coffee Gift Subscription'});
  await gift.getByLabel(t('product:gift.recipientName')).fill('Ada');
  await gift.getByLabel(t('product:gift.recipientEmail')).fill('ada@example.com');
  await gift.getByLabel(t('product:gift.senderName')).fill('Mara');
  await tap(button(t('product:cart.add')).first());
  await expect(badge(1)).toBeVisible();
});

const FRUITY = {de: 'fruchtiger Filterkaffee', en: 'fruity filter coffee'} as const;

walk(
  'a fruity filter coffee under 15 euros in the cart',
  DE_FIRST,
  8,
  async (page, {t, tap, badge, home, language}) => {
    await page.goto(home);
    await tap(page.getByRole('banner').locator('summary:has(+ * [role=search])'));
    const words = page.getByRole('banner').locator('input[name=q]:visible');
    await words.fill(FRUITY[language]);
    await words.press('Enter');
    await expect(page).toHaveURL(/search/);
    await tap(page.getByRole('main').locator('a[href*="/p/"]').first());
    await expect(page).toHaveURL(/\/p\//);
    const price = /€?(\d+)[.,]\d\d/.exec(await page.getByRole('main').innerText())?.[1];
    expect(Number(price)).toBeLessThan(15);
    await tap(page.getByRole('button', {name: t('product:cart.add'), exact: true}).first());
    await expect(badge(1)).toBeVisible();
  },
);
