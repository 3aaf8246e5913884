import {controlOf, type Fault} from '../support/control';
import {lendSession, logIn} from '../support/customer';
import {CODES, GOODS} from '../support/goods';
import {hostedCheckout} from '../support/hosted-checkout';
import {mailsTo} from '../support/outbox';
import {addToCart, lendCart} from '../support/plain-cart';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

import type {Scene} from './scene';

const {waldgold, dripper, tastingSet} = GOODS;

/** What is in the cart. */
export const cartOf =
  (...goods: readonly (readonly [good: (typeof GOODS)[keyof typeof GOODS], quantity: number])[]) =>
  async ({shop, context, language}: Scene) => {
    const visitor = createVisitor(shop.shop);
    for (const [good, quantity] of goods) await addToCart(visitor, good, {language, quantity});
    await lendCart(visitor, context, shop.shop);
  };

export const fillCart = cartOf([waldgold, 2], [dripper, 1], [tastingSet, 1]);

/** Presses the button of a name, and waits for the answer. */
export const press =
  (key: string) =>
  async ({page, language}: Scene) => {
    const {t, button} = createShopper(page, language);
    await button(t(key)).first().click();
    await page.getByRole('alert').first().waitFor();
  };

/** Follows a command's link: a dialog with a script, a page without. */
export const command =
  (name: string) =>
  async ({page, language}: Scene) => {
    const shopper = createShopper(page, language);
    await (await shopper.command(name)).click();
    // Without a script a page of its own, from which one of two links leads back.
    const back = shopper.link(shopper.t('account:commands.back')).or(shopper.link(shopper.t('account:commands.keep')));
    await page.locator('dialog[open]').or(back).first().waitFor();
  };

export async function tryCodes({page, language}: Scene) {
  const shopper = createShopper(page, language);
  await shopper.applyCode(CODES.expired);
  await page.getByText(shopper.t('cart:codes.code.failure')).first().waitFor();
  await shopper.applyGiftCard('TAU1234NOPE');
  await page.getByText(shopper.t('cart:refusal.gift-card-invalid')).first().waitFor();
}

export async function chooseSwitzerland({page, language}: Scene) {
  const {t, button} = createShopper(page, language);
  await page.getByRole('combobox', {name: t('cart:delivery.label')}).selectOption('CH');
  await button(t('cart:delivery.submitLabel')).click();
  await page.getByText(t('cart:delivery.obstructed')).waitFor();
}

export async function choosePortugal({page, language}: Scene) {
  const {t} = createShopper(page, language);
  await page.getByRole('combobox', {name: t('account:commands.address.countryCode')}).selectOption('PT');
}

/** Prepares a scene in several steps. */
export const inTurn =
  (...steps: readonly ((scene: Scene) => Promise<void>)[]) =>
  async (scene: Scene) => {
    for (const step of steps) await step(scene);
  };

export const asCustomer =
  (email: string) =>
  async ({shop, context}: Scene) =>
    lendSession(await logIn(shop, email), context, shop.shop);

export const broken =
  (fault: Fault) =>
  ({shop}: Scene) =>
    controlOf(shop.emulator).breakDown({...fault, times: 20});

/** Fills in fields by their labels, such as `contractNotices:fields.name.label`, and presses a button. */
const send =
  (fields: Readonly<Record<string, string>>, key: string) =>
  async ({page, language}: Scene) => {
    const {t, button} = createShopper(page, language);
    for (const [label, value] of Object.entries(fields)) {
      await page
        .getByRole('main')
        .getByRole('textbox', {name: t(label), exact: true})
        .first()
        .fill(value);
    }
    await button(t(key)).first().click();
  };

/** What `send` does, and what is on the page when the answer has come. */
export const sendUntil =
  (fields: Readonly<Record<string, string>>, key: string, answer: string) => async (scene: Scene) => {
    await send(fields, key)(scene);
    const {t} = createShopper(scene.page, scene.language);
    await scene.page
      .getByText(t(answer).split('{{')[0]?.trim() ?? '')
      .first()
      .waitFor();
  };

/** A cart is kept by mail, and the mail's link followed. */
export async function openSavedCart(scene: Scene) {
  const {page, shop, language} = scene;
  const email = `look-${language}-${Date.now()}@example.com`;
  await sendUntil({'links:save.email': email}, 'links:save.submit', 'links:save.sent')(scene);
  const [mail] = await mailsTo(shop.emulator, email);
  await page.goto(mail?.links.find((href) => href.includes('/cart/saved/')) ?? '');
}

/** Orders what is in the cart at the hosted checkout, and comes back. */
export async function order({page, language}: Scene) {
  const {t, link, heading} = createShopper(page, language);
  await link(t('cart:checkout.action')).click();
  const checkout = hostedCheckout(page, language);
  await checkout.fillIn();
  await checkout.orderButton.click();
  await heading(t('checkout:thanks')).waitFor();
}
