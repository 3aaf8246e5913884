import type {Page} from '@playwright/test';

import {LANGUAGES} from '../../app/config/languages';
import {controlOf} from '../support/control';
import {forms} from '../support/html';
import {mailsTo, type Mail} from '../support/outbox';
import {expect, test} from '../support/shop-test';
import {createShopper, type Shopper} from '../support/shopper';

/** A coffee of the first data that is sold out. */
const SOLD_OUT = {de: '/de/p/haraaz', en: '/en/p/haraaz'};

/** Somebody's wish for a mail, at the services that have it. */
type Wish = {readonly emulator: string; readonly email: string};

const numberOf = (id: string | null | undefined) => Number(/\d+$/.exec(id ?? '')?.[0]);

/** The fields of a page's form for a mail when something is back. */
const wishForm = (body: string) =>
  forms(body).find(({fields}) => 'variant' in fields && 'email' in fields)?.fields ?? {};

const tokenLink = (mail: Mail | undefined) => mail?.links.find((link) => link.includes('token=')) ?? '';

async function confirmByMail(page: Page, {t, button, heading}: Shopper, {emulator, email}: Wish) {
  const [asked] = await mailsTo(emulator, email);
  await page.goto(tokenLink(asked));
  await button(t('stock:confirm.submit')).click();
  await expect(heading(t('stock:outcome.confirmed.title'))).toBeVisible();
}

/** The one mail that tells, after the one that asked for a confirmation. */
async function toldByMail({emulator, email}: Wish): Promise<Mail> {
  const mails = await mailsTo(emulator, email);
  expect(mails.map(({kind}) => kind)).toEqual(['back-in-stock', 'back-in-stock-confirmation']);
  const [told] = mails;
  if (!told) throw new Error('No mail');
  return told;
}

/** Who was told once is told no more; the mail's link says so. */
async function cancelByMail(page: Page, {t, button, heading}: Shopper, told: Mail) {
  await page.goto(tokenLink(told));
  await button(t('stock:cancel.submit')).click();
  await expect(heading(t('stock:outcome.already-cancelled.title'))).toBeVisible();
}

for (const language of LANGUAGES) {
  const soldOut = SOLD_OUT[language];

  test(
    `a sold-out coffee tells by mail when it is back, once that was confirmed, in ${language}`,
    {tag: '@no-js'},
    async ({page, shop}) => {
      const shopper = createShopper(page, language);
      const {t} = shopper;
      const wish = {emulator: shop.emulator, email: `back-${language}-${test.info().project.name}@example.com`};
      await page.goto(soldOut);
      await expect(shopper.button(t('product:cart.add'))).toHaveCount(0);
      await expect(page.getByText(t('product:availability.sold-out'))).toBeVisible();
      const variant = numberOf(wishForm(await page.content())['variant']);
      await page.getByRole('textbox', {name: t('stock:form.email')}).fill(wish.email);
      await shopper.button(t('stock:form.submit')).click();
      await expect(shopper.heading(t('stock:outcome.sent.title'))).toBeVisible();
      await shopper.link(t('stock:back')).click();
      await expect(page).toHaveURL(soldOut);

      // Opening a link of a mail changes nothing, its button does; this one was never sent.
      await page.goto(`/${language}/back-in-stock/confirm?token=invented`);
      await shopper.button(t('stock:confirm.submit')).click();
      await expect(shopper.heading(t('stock:outcome.unknown.title'))).toBeVisible();

      await confirmByMail(page, shopper, wish);
      await controlOf(shop.emulator).setStock(variant, 5_000);
      await controlOf(shop.emulator).setStock(variant, 0);
      const told = await toldByMail(wish);
      expect(told.links[0]).toContain(soldOut);
      await cancelByMail(page, shopper, told);
    },
  );

  test(
    `a next-harvest alert is mailed once when the harvest arrives, in ${language}`,
    // The form is that of what is sold out, which the test above sends with a script.
    {tag: '@no-js-only'},
    async ({page, shop}) => {
      const shopper = createShopper(page, language);
      const {t} = shopper;
      const wish = {emulator: shop.emulator, email: `harvest-${language}-${test.info().project.name}@example.com`};
      const product = `/${language}/p/gathera`;
      await page.goto(product);
      await shopper.link(t('details:origin.nextHarvest')).click();
      await expect(shopper.heading(t('stock:harvest.title'))).toBeVisible();
      const variant = numberOf(new URL(page.url()).searchParams.get('variant'));
      await page.getByRole('textbox', {name: t('stock:form.email')}).fill(wish.email);
      await shopper.button(t('stock:form.submit')).click();
      await expect(shopper.heading(t('stock:outcome.sent.title'))).toBeVisible();

      await confirmByMail(page, shopper, wish);
      await controlOf(shop.emulator).setStock(variant, 5_000);
      await controlOf(shop.emulator).setStock(variant, 6_000);
      const told = await toldByMail(wish);
      await cancelByMail(page, shopper, told);
      await page.goto(told.links[0] ?? '');
      await expect(page).toHaveURL(`${product}?variant=${variant}`);
      await expect(shopper.button(t('product:cart.add')).first()).toBeVisible();
    },
  );
}
