import type {Page} from '@playwright/test';

import {BRAND} from '../../app/config/brand';
import {IDEMPOTENCY_KEY_FIELD} from '../../app/domain/form/idempotency-key';

import {trials} from '../support/full-run';
import {expect, test} from '../support/shop-test';
import {createShopper, type Shopper} from '../support/shopper';

const COFFEE = {path: '/de/p/waldgold', title: 'Waldgold Espresso'};

const choose = {
  subscription: (page: Page, {t}: Shopper) =>
    page.getByRole('radio', {name: t('product:purchase.subscription')}).check(),
  interval: (page: Page, {t}: Shopper) =>
    page
      .getByLabel(t('product:purchase.interval'), {exact: true})
      .selectOption({label: t('product:purchase.weeks', {count: 2})}, {force: true}),
  project: (page: Page, {t}: Shopper) => page.getByRole('radio', {name: t('product:project.SP023.title')}).check(),
  quantity: (page: Page, {t}: Shopper) => page.getByLabel(t('product:cart.quantity')).selectOption('3'),
  size: (_: Page, {option}: Shopper) => option('1000 g').click(),
  grind: (_: Page, {option}: Shopper) => option('Filter gemahlen').click(),
} as const;
type Control = keyof typeof choose;

async function expectEverythingChosen(page: Page, {t, option}: Shopper) {
  for (const name of ['1000 g', 'Filter gemahlen']) {
    await expect(option(name)).toHaveAttribute('aria-current', 'true');
  }
  await expect(page.getByRole('radio', {name: t('product:purchase.subscription')})).toBeChecked();
  await expect(page.getByLabel(t('product:purchase.interval'), {exact: true}).locator('option:checked')).toHaveText(
    t('product:purchase.weeks', {count: 2}),
  );
  await expect(page.getByRole('radio', {name: t('product:project.SP023.title')})).toBeChecked();
  await expect(page.getByLabel(t('product:cart.quantity'))).toHaveValue('3');
}

/** Each begins and ends with another; `npm test` takes two of them. Without a script one is enough here: tests/contract/pages/product-choices.test.ts has the others. */
const ORDERS: readonly (readonly Control[])[] = [
  ['subscription', 'interval', 'project', 'quantity', 'size', 'grind'],
  ['grind', 'quantity', 'subscription', 'size', 'interval', 'project'],
  ['size', 'project', 'grind', 'interval', 'quantity', 'subscription'],
];

/** What the address and the form that buys say, without what is new with each showing. */
const saidOn = (page: Page) =>
  page.evaluate(
    ([key]) => {
      const form = document.querySelector('form#buy');
      const fields = form instanceof HTMLFormElement ? [...new FormData(form)] : [];
      return {
        address: [...new URL(location.href).searchParams].sort(),
        fields: fields.filter(([name]) => name !== key).sort(),
      };
    },
    [IDEMPOTENCY_KEY_FIELD],
  );

test(
  'everything chosen in the buy box stays, in whatever order it is chosen',
  {tag: '@no-js'},
  async ({page, javaScriptEnabled}) => {
    const shopper = createShopper(page, 'de');
    const said: unknown[] = [];
    for (const order of ORDERS.slice(0, javaScriptEnabled ? trials({quick: 2, full: ORDERS.length}) : 1)) {
      await test.step(order.join(', '), async () => {
        await page.goto(COFFEE.path);
        for (const control of order) {
          // The list of intervals shows with the subscription alone; without it nothing is chosen there.
          if (control === 'interval') await choose.subscription(page, shopper);
          await choose[control](page, shopper);
          if (control === 'size') await expect(shopper.option('1000 g')).toHaveAttribute('aria-current', 'true');
          if (control === 'grind')
            await expect(shopper.option('Filter gemahlen')).toHaveAttribute('aria-current', 'true');
        }
        await expectEverythingChosen(page, shopper);
        said.push(await saidOn(page));
      });
    }
    // What is said alike stays, and is bought alike.
    expect(said).toEqual(said.map(() => said[0]));
    await page.reload();
    await expectEverythingChosen(page, shopper);
    await shopper
      .link(shopper.t('shell:header.home', {shop: BRAND.name}))
      .first()
      .click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expectEverythingChosen(page, shopper);
    await shopper.addToCart();
    if (javaScriptEnabled) await shopper.link(shopper.t('cart:minicart.goToCart')).click();
    await expect(shopper.intervalOf(COFFEE.title, 2)).toBeVisible();
    await expect(shopper.line(COFFEE.title)).toContainText('1000 g, Filter gemahlen');
    await expect(shopper.quantityOf(COFFEE.title)).toHaveValue('3');
    await expect(shopper.line(COFFEE.title)).toContainText(
      shopper.t('cart:project.gives', {project: shopper.t('cart:project.SP023.title')}),
    );
  },
);

test(
  'another amount of a gift card erases nothing that was typed',
  {tag: '@no-js'},
  async ({page, javaScriptEnabled}) => {
    const {t, addToCart} = createShopper(page, 'de');
    await page.goto('/de/p/geschenkgutschein');
    const name = page.getByRole('textbox', {name: t('product:gift.recipientName')});
    const message = page.getByRole('textbox', {name: t('product:gift.message')});
    await name.fill('Ada');
    await message.fill('Auf viele Tassen!');
    await page.getByRole('textbox', {name: t('product:gift.recipientEmail')}).fill('ada@example.com');
    await page.getByRole('radio', {name: '75 €'}).check();
    await expect(name).toHaveValue('Ada');
    await expect(message).toHaveValue('Auf viele Tassen!');
    if (javaScriptEnabled) {
      await expect(page.getByText('75,00 €').first()).toBeVisible();
      await expect(page).toHaveURL(/\?variant=\d+$/);
    }
    await addToCart();
    if (javaScriptEnabled) {
      // What was added leads back to its amount.
      const minicart = page.getByRole('region', {name: t('cart:minicart.label')});
      await expect(minicart).toBeVisible();
      await page.getByRole('radio', {name: '50 €'}).check();
      await expect(page.getByText('50,00 €').first()).toBeVisible();
      await page.locator('[data-cart-link]').hover();
      await minicart.getByRole('link', {name: 'Geschenkgutschein'}).click();
      await expect(page.getByRole('radio', {name: '75 €'})).toBeChecked();
      await page.locator('[data-cart-link]').click();
    }
    await expect(page.getByText(t('cart:line.for', {name: 'Ada'}))).toBeVisible();
    await expect(page.getByText('75 €', {exact: true})).toBeVisible();
  },
);

test(
  'the bar at the foot of a phone shows no price but the one that is charged',
  {tag: '@no-js'},
  async ({page, javaScriptEnabled}) => {
    const {t} = createShopper(page, 'de');
    await page.setViewportSize({width: 390, height: 844});
    const priceAt = async (path: string) => {
      await page.goto(path);
      const bar = page.getByRole('group', {name: t('product:cart.bar')});
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      await expect(bar.getByRole('button')).toBeInViewport();
      return bar.getByText('€').first();
    };
    await expect(await priceAt(COFFEE.path)).toBeVisible();
    await expect(await priceAt(`${COFFEE.path}?purchase=subscription`)).toBeHidden();
    const ofGiftCard = await priceAt('/de/p/geschenkgutschein');
    await expect(ofGiftCard).toHaveText(t('listing:card.from', {price: '25,00 €'}));
    // Without a script it would stay as it is.
    await page.getByRole('radio', {name: '75 €'}).check();
    await expect(ofGiftCard).toBeVisible({visible: javaScriptEnabled});
  },
);
