import type {Page} from '@playwright/test';

import {LANGUAGES, type Language} from '../../app/config/languages';
import {BRAND} from '../../app/config/brand';
import {IDEMPOTENCY_KEY_FIELD} from '../../app/domain/form/idempotency-key';
import {expectAccessible} from '../support/accessibility';
import {lendSession, logIn, subscriptionsOf} from '../support/customer';
import {hostedCheckout} from '../support/hosted-checkout';
import {messages} from '../support/messages';
import {mailsTo} from '../support/outbox';
import type {ServedShop} from '../support/lanes';
import {expect, test} from '../support/shop-test';
import {createShopper, spoken, type Shopper} from '../support/shopper';

const LANDING = {de: '/de/e/geschenkabo', en: '/en/e/coffee-subscription'} as const;
const TITLE = {de: 'Kaffee-Geschenkabo', en: 'Coffee Gift Subscription'} as const;
const REDEEM = {de: '/de/e/geschenkabo-einloesen', en: '/en/e/redeem-gift-subscription'} as const;
const GREETING = {de: 'Trink ihn langsam, er ist es wert.', en: 'Drink it slowly, it is worth it.'} as const;
const WRONG_CODE = 'ABO-0000-0000-0000';
/** A voucher of the first data that is too late. */
const EXPIRED_CODE = 'ABO-9TAU-ABGE-LAUF';
/** Specification, section 8, Forms. */
const REQUIRED = {de: messages('de')('gift:error.required'), en: 'This field is required.'} as const;
/** One that subscriptions go to, and one that they don't. */
const COUNTRIES = {
  subscription: {de: 'Österreich', en: 'Austria'},
  none: {de: 'Vereinigtes Königreich', en: 'United Kingdom'},
} as const;
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
    `bought, mailed, redeemed once with its own code and on the dashboard: a gift subscription, in ${language}`,
    {tag: '@no-js'},
    async ({page, shop, expectStatuses, javaScriptEnabled}) => {
      expectStatuses(404, 409, 410, 422);
      const shopper = createShopper(page, language);
      const {t, button, heading, link} = shopper;
      const email = `ada.${crypto.randomUUID()}@example.com`;
      const field = (name: string) => page.getByRole('textbox', {name: t(`gift:field.${name}`), exact: true});
      const code = page.getByRole('textbox', {name: t('gift:code.label')});
      const submit = async (typed: string) => {
        await code.fill(typed);
        await button(t('gift:code.submit')).click();
      };
      const titleOfErrors = new RegExp(`^${t('seo:withErrors', {title: ''})}`);

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
        await expect(page).toHaveURL(REDEEM[language]);
        await expect(code).toHaveValue('');
        await code.fill(WRONG_CODE);
        await code.press('Enter');
        if (javaScriptEnabled) await expect(spoken(page)).toHaveText(t('gift:problem.wrong'));
        await expect(page.getByRole('main').getByText(t('gift:problem.wrong'))).toBeVisible();
        await expect(page).toHaveTitle(titleOfErrors);
        await expect(code).toHaveValue(WRONG_CODE);
        await submit(EXPIRED_CODE);
        await expect(page.getByText(t('gift:problem.expired', {phone: BRAND.phone.display}))).toBeVisible();
        await submit(voucher.code.toLowerCase().replaceAll('-', ' '));
        await expect(
          page.getByText(t('gift:address.brings', {count: 3, coffee: t('gift:coffee.espresso')})),
        ).toBeVisible();
        if (javaScriptEnabled) await expect(page.getByRole('heading', {name: t('gift:address.title')})).toBeFocused();
        await expect(page).not.toHaveTitle(titleOfErrors);
      });

      await test.step('every field that is needed says so, and the address is taken', async () => {
        const countries = page.getByRole('combobox', {name: t('gift:field.countryCode')});
        await expect(countries.getByRole('option', {name: COUNTRIES.subscription[language]})).toHaveCount(1);
        await expect(countries.getByRole('option', {name: COUNTRIES.none[language]})).toHaveCount(0);
        const key = page
          .locator('form', {has: button(t('gift:address.submit'))})
          .locator(`[name="${IDEMPOTENCY_KEY_FIELD}"]`);
        const refusedKey = await key.inputValue();
        await field('city').fill('Vienna');
        await button(t('gift:address.submit')).click();
        await expect(page.getByText(REQUIRED[language])).toHaveCount(6);
        await expect(key, 'what is refused is final under its key').not.toHaveValue(refusedKey);
        if (javaScriptEnabled) await expect(field('firstName')).toBeFocused();
        await expect(field('city')).toHaveValue('Vienna');
        if (javaScriptEnabled) await expectAccessible(page);
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
