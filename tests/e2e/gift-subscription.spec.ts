import type {Page} from '@playwright/test';

import {LANGUAGES, type Language} from '../../app/config/languages';
import {lendSession, logIn, subscriptionsOf} from '../support/customer';
import {hostedCheckout} from '../support/hosted-checkout';
import {mailsTo} from '../support/outbox';
import type {ServedShop} from '../support/lanes';
import {expect, test} from '../support/shop-test';
import {createShopper, type Shopper} from '../support/shopper';

const LANDING = {de: '/de/e/geschenkabo', en: '/en/e/coffee-subscription'} as const;
const TITLE = {de: 'Kaffee-Geschenkabo', en: 'Coffee Gift Subscription'} as const;
const REDEEM = {de: '/de/e/geschenkabo-einloesen', en: '/en/e/redeem-gift-subscription'} as const;
const GREETING = {de: 'Trink ihn langsam, er ist es wert.', en: 'Drink it slowly, it is worth it.'} as const;
const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: 'Lange Reihe 1',
  zip: '20099',
  city: 'Hamburg',
  phone: '+49 40 123456',
} as const;

// The whole way takes longer than one page.
test.describe.configure({timeout: 60_000});

/** Puts three deliveries of espresso for somebody else into the cart; an address that is none is told, and nothing is lost. */
async function giveAway(page: Page, {t, language, line, badge, button, cartUrl}: Shopper, email: string) {
  await page.goto(LANDING[language]);
  const gift = page.getByRole('region', {name: TITLE[language], exact: true});
  const what = gift.getByLabel(t('subscription:gift.what'));
  const chosen = (await what.getByRole('option').allTextContents()).find((text) => /^3 .*Espresso/.test(text)) ?? '';
  await what.selectOption({label: chosen});
  await gift.getByLabel(t('product:gift.recipientName')).fill('Ada');
  await gift.getByLabel(t('product:gift.recipientEmail')).fill('ada@example');
  await gift.getByLabel(t('product:gift.message')).fill(GREETING[language]);
  await gift.getByLabel(t('product:gift.senderName')).fill('Mara');
  await button(t('product:cart.add')).click();
  const wrong = page.getByLabel(t('product:gift.recipientEmail'));
  await expect(wrong).toHaveAccessibleDescription(new RegExp(t('cart:field.invalid').slice(0, 20)));
  await expect(page.getByLabel(t('product:gift.message'))).toHaveValue(GREETING[language]);
  await wrong.fill(email);
  await button(t('product:cart.add')).click();
  await expect(badge(1)).toBeVisible();
  await page.goto(cartUrl);
  for (const text of ['Espresso', 'Ada', GREETING[language]]) await expect(line(TITLE[language])).toContainText(text);
}

/** Pays for what is in the cart. */
async function pay(page: Page, {t, language, link, heading}: Shopper) {
  await link(t('cart:checkout.action')).click();
  const checkout = hostedCheckout(page, language);
  await checkout.fillIn();
  await checkout.orderButton.click();
  await expect(heading(t('checkout:thanks'))).toBeVisible();
}

/** The link and the code of the voucher's mail. */
async function voucherFor(shop: ServedShop, email: string, language: Language) {
  const gifts = async () => (await mailsTo(shop.emulator, email)).filter(({kind}) => kind === 'gift-subscription');
  await expect.poll(async () => (await gifts()).length).toBe(1);
  const mails = await gifts();
  expect(mails[0]?.text).toContain(GREETING[language]);
  const link = mails[0]?.links.find((each) => each.includes(REDEEM[language])) ?? '';
  return {link, code: new URL(link).searchParams.get('code') ?? ''};
}

for (const language of LANGUAGES) {
  test(
    `bought, mailed, redeemed once and on the dashboard: a gift subscription, in ${language}`,
    {tag: '@no-js'},
    async ({page, shop, expectStatuses}) => {
      expectStatuses(409, 422);
      const shopper = createShopper(page, language);
      const {t, button, heading, link} = shopper;
      const email = `ada.${crypto.randomUUID()}@example.com`;
      const field = (name: string) => page.getByRole('textbox', {name: t(`gift:field.${name}`), exact: true});

      await test.step('put together on the landing page and paid for', async () => {
        await giveAway(page, shopper, email);
        await pay(page, shopper);
        await expect(page.getByText(t('checkout:order.recipient', {name: 'Ada'}))).toBeVisible();
      });

      const voucher = await voucherFor(shop, email, language);
      await test.step('the mail leads to the address, and back to the code, however it is typed', async () => {
        await page.goto(voucher.link);
        await expect(page.getByText(GREETING[language])).toBeVisible();
        await link(t('gift:address.back')).click();
        await expect(heading(t('gift:code.title'))).toBeHidden();
        await page
          .getByRole('textbox', {name: t('gift:code.label')})
          .fill(voucher.code.toLowerCase().replaceAll('-', ' '));
        await button(t('gift:code.submit')).click();
        await expect(
          page.getByText(t('gift:address.brings', {count: 3, coffee: t('gift:coffee.espresso')})),
        ).toBeVisible();
      });

      await test.step('every field that is needed says so, and the address is taken', async () => {
        await button(t('gift:address.submit')).click();
        await expect(page.getByText(t('gift:error.required'))).toHaveCount(7);
        for (const [name, value] of Object.entries({...ADDRESS, email})) await field(name).fill(value);
        await button(t('gift:address.submit')).click();
        await expect(page.getByRole('heading', {name: t('gift:done.title')})).toBeVisible();
        await expect(page.getByText(t('gift:done.mail'))).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', {name: t('gift:done.title')})).toBeVisible();
      });

      await test.step('creates one subscription, which the dashboard shows', async () => {
        const told = (await mailsTo(shop.emulator, email)).map(({kind}) => kind);
        expect(told.filter((kind) => kind === 'gift-subscription-redeemed')).toHaveLength(1);
        const items = await subscriptionsOf(shop, email).own('subscriptions');
        expect(items).toEqual([expect.objectContaining({status: 'active', order_interval_frequency: 4})]);
        await lendSession(await logIn(shop, email), page.context(), shop.shop);
        await page.goto(`/${language}/account/subscription/products`);
        await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([/Espresso/]);
      });

      await page.goto(voucher.link);
      await expect(page.getByText(t('gift:problem.used').slice(0, 25))).toBeVisible();
    },
  );
}
