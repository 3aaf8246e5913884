import type {Locator, Page} from '@playwright/test';

import {SHIPPING} from '../../app/config/commerce';
import {LANGUAGES} from '../../app/config/languages';
import {money} from '../../app/domain/money';
import {createFormat} from '../../app/i18n/format';
import {expectAccessibleOnPhone} from '../support/accessibility';
import {controlOf} from '../support/control';
import {isFullRun} from '../support/full-run';
import {forms} from '../support/html';
import {layoutShift} from '../support/layout-shift';
import {messages} from '../support/messages';
import {mailsTo, type Mail} from '../support/outbox';
import {expect, test, untilQuiet} from '../support/shop-test';
import {createShopper, type Shopper} from '../support/shopper';

/** Products of the first data, each with what is special about it. */
const SOLD_OUT = {de: '/de/p/haraaz', en: '/en/p/haraaz'};
const PLAN_ONLY = '/en/p/wanderung';
const GIFT_CARD = '/de/p/geschenkgutschein';

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

test(
  'a review is checked, nothing written is lost, and it is taken in',
  {tag: '@no-js'},
  async ({page, expectStatuses}) => {
    expectStatuses(422);
    const shopper = createShopper(page, 'de');
    const {t} = shopper;
    await page.goto('/de/p/boa-luz');
    await shopper.link(t('details:reviews.write')).click();
    const text = page.getByRole('textbox', {name: t('review:fields.text')});
    await text.fill('Nuss, Schokolade, kaum Säure.');
    await shopper.button(t('review:submit')).click();
    await expect(page.getByText(t('review:wrong', {count: 4}))).toBeVisible();
    await expect(text).toHaveValue('Nuss, Schokolade, kaum Säure.');
    await page.getByRole('radio', {name: t('review:star', {count: 4})}).check();
    await page.getByRole('textbox', {name: t('review:fields.title')}).fill('Rund');
    await page.getByRole('textbox', {name: t('review:fields.author')}).fill('Ada');
    await page
      .getByRole('textbox', {name: t('review:fields.email')})
      .fill(`ada-${test.info().project.name}@example.com`);
    await shopper.button(t('review:submit')).click();
    await expect(shopper.heading(t('review:sent.title'))).toBeVisible();
    await expect(page.getByText(t('review:sent.mark'))).toBeVisible();
  },
);

test('the brew calculator computes, and the address keeps it', {tag: '@no-js'}, async ({page, javaScriptEnabled}) => {
  const shopper = createShopper(page, 'en');
  const {t} = shopper;
  await page.goto('/en/p/morgentau?quantity=3');
  const dose = page.getByLabel(t('details:brew.calculator.dose'));
  await dose.fill('30');
  await page.getByLabel(t('details:brew.calculator.ratio')).fill('15');
  if (!javaScriptEnabled) await shopper.button(t('details:brew.calculator.submit')).click();
  const result = page.getByText(t('details:brew.calculator.result', {water: '450', dose: '30'}));
  await expect(result).toBeVisible();
  await expect(page).toHaveURL(/dose=30&ratio=15/);
  if (javaScriptEnabled) await expect(page, 'what is chosen above stays').toHaveURL(/quantity=3/);
  await page.reload();
  await expect(result).toBeVisible();
});

test('recently viewed products appear below the next product with consent', async ({page, context, shop}) => {
  const {t} = createShopper(page, 'en');
  const viewed = page.getByRole('region', {name: t('details:recent')});
  await context.addCookies([{name: 'consent', value: 'statistics', url: shop.shop}]);
  for (const path of ['/en/p/boa-luz', PLAN_ONLY]) await page.goto(path);
  await expect(viewed.getByRole('link', {name: 'Boa Luz Espresso'})).toHaveAttribute('href', '/en/p/boa-luz');
  await expect(viewed.getByRole('link')).toHaveCount(1);

  // Who takes it back leaves nothing behind.
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed-en'))).toBeNull();
  await expect(viewed).toHaveCount(0);
});

test(
  'a gift card takes its recipient along into the cart',
  {tag: '@no-js'},
  async ({page, javaScriptEnabled, expectStatuses}) => {
    expectStatuses(422);
    const shopper = createShopper(page, 'de');
    const {t} = shopper;
    await page.goto(GIFT_CARD);
    if (javaScriptEnabled) await expectAccessibleOnPhone(page);
    await page.getByRole('textbox', {name: t('product:gift.recipientName')}).fill('Ada');
    await page.getByRole('textbox', {name: t('product:gift.message')}).fill('Alles Gute');
    const sendOn = page.getByLabel(t('product:gift.sendOn'));
    const lastDay = (await sendOn.getAttribute('max')) ?? '';
    await sendOn.fill(lastDay);
    const buy = page.locator('form#buy').getByRole('button', {name: t('product:cart.add')});
    await buy.click();
    // The platform mails words, and waits for a day, where it knows an address.
    await expect(page.getByText(t('cart:field.recipient-required')).first()).toBeVisible();
    await page.getByRole('textbox', {name: t('product:gift.recipientEmail')}).fill('ada@example.com');
    await expect(page.getByRole('textbox', {name: t('product:gift.message')})).toHaveValue('Alles Gute');
    await page
      .locator('form', {has: sendOn})
      .getByRole('button', {name: t('product:cart.add')})
      .click();
    if (javaScriptEnabled) await expect(shopper.badge(1)).toBeVisible();
    await page.goto(shopper.cartUrl);
    const date = new Intl.DateTimeFormat('de-DE', {dateStyle: 'long', timeZone: 'UTC'}).format(Date.parse(lastDay));
    await expect(shopper.line('Geschenkgutschein')).toContainText(t('cart:line.sendOn', {date}));
    await expect(shopper.line('Geschenkgutschein')).not.toContainText('__shopify');
    await expect(shopper.line('Geschenkgutschein')).toContainText(t('cart:line.for', {name: 'Ada'}));
    await expect(shopper.line('Geschenkgutschein')).toContainText(t('cart:line.message', {message: 'Alles Gute'}));
  },
);

test('on a phone the button that buys stays in reach, and nothing shifts', async ({page, context, shop}) => {
  const shopper = createShopper(page, 'de');
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  await page.setViewportSize({width: 390, height: 844});
  // The first variant is scarce, the next is not: their availability texts differ in length.
  await page.goto('/de/p/noche-clara');
  const bar = page.getByRole('group', {name: shopper.t('product:cart.bar')}).getByRole('button');
  await expect(bar).toBeInViewport();
  await expect(bar).toHaveAccessibleName(
    shopper.t('product:cart.named', {label: shopper.t('product:cart.add'), title: 'Noche Clara Filterkaffee'}),
  );
  const reviews = page.getByRole('heading', {name: shopper.t('details:reviews.title')});
  await reviews.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  // Promotions do not come to a page that sells.
  await untilQuiet(page);
  await expect(page.getByRole('dialog', {name: shopper.t('shell:announcement.label')})).toBeHidden();
  await bar.click({trial: true});
  await page.evaluate(() => document.fonts.ready);
  const before = (await layoutShift(page)).all;
  await expect(page.getByText(shopper.t('product:availability.scarce', {count: 5}))).toBeVisible();
  await shopper.option('Filter gemahlen').click();
  await expect(shopper.option('Filter gemahlen')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(shopper.t('product:availability.available'), {exact: true})).toBeVisible();
  expect((await layoutShift(page)).all - before).toBe(0);
  // The bar is hidden while the button itself is in view: scroll away from it.
  await reviews.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(shopper.badge(1)).toBeVisible();
  // The notice keeps clear of what was pressed.
  await expect(page.getByText(shopper.t('product:cart.added', {title: 'Noche Clara Filterkaffee'}))).toBeVisible();
  await bar.click({trial: true});

  // The next product begins with its first picture, and its own button sends the bar away.
  const pictures = page.getByRole('group', {name: /^Bilder/});
  await pictures.evaluate((strip) => strip.scrollTo(strip.scrollWidth, 0));
  await page
    .getByRole('region', {name: shopper.t('product:similar.coffee')})
    .getByRole('link')
    .first()
    .click();
  await expect(page).not.toHaveURL(/noche-clara/);
  expect(await pictures.evaluate((strip) => strip.scrollLeft)).toBe(0);
  await page.locator('form#buy').getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', {name: shopper.t('product:cart.bar')})).toHaveCount(0);
});

test(
  'the button that buys is in the first window of a phone and of a small laptop',
  {tag: '@no-js'},
  async ({page, javaScriptEnabled}) => {
    const paths = ['/de/p/morgentau', '/en/p/waldgold', '/en/p/eins-espresso-machine'];
    // German without a script and English with it, in a full run all of them both ways (docs/decisions/008-test-matrix.md).
    for (const path of paths.filter((each) => isFullRun || each.startsWith(javaScriptEnabled ? '/en' : '/de'))) {
      const {t} = createShopper(page, path.startsWith('/de') ? 'de' : 'en');
      await page.goto(path);
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({width, height});
        const buy = page.getByRole('button', {name: new RegExp(`^${t('product:cart.add')}`)}).filter({visible: true});
        await expect(buy.first(), `${path} at ${width}`).toBeVisible();
        const bottoms = await buy.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
        expect(Math.min(...bottoms), `${path} at ${width}`).toBeLessThanOrEqual(height);
      }
    }
  },
);

test('on a small laptop every word of a choice fits into its button, and stars have the size of their place', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 768});
  for (const path of ['/de/p/waldgold', '/de/p/geschenkabo', '/en/p/waldgold']) {
    await page.goto(path);
    const choices = page.getByRole('main').locator('fieldset label, [role="group"] button').filter({visible: true});
    expect(await choices.count(), path).toBeGreaterThan(4);
    const burst = await choices.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(burst, path).toEqual([]);
  }
  // 28 pixels high in the footer, 18 below the title of a product, 16 at a review.
  const main = page.getByRole('main');
  const name = new RegExp(messages('en')('common:starRating', {rating: '\\d'}));
  const heightIn = async (part: Locator) => (await part.getByRole('img', {name}).first().boundingBox())?.height;
  expect(await heightIn(page.getByRole('contentinfo'))).toBe(28);
  expect(await heightIn(main)).toBe(18);
  expect(await heightIn(main.getByRole('article'))).toBe(16);
});

// With a script, which changes nothing here, in a full run alone.
test('the price leads to what shipping costs', {tag: isFullRun ? '@no-js' : '@no-js-only'}, async ({page}) => {
  const {t, link} = createShopper(page, 'de');
  const {amount} = createFormat('de');
  await page.goto('/de/p/waldgold');
  const costs = page.getByText(
    t('product:shipping.cost', {
      fee: amount(money(SHIPPING.feeCents)),
      freeFrom: amount(money(SHIPPING.freeFromCents)),
    }),
  );
  await expect(costs).not.toBeInViewport();
  await link(t('product:price.shipping')).first().click();
  await expect(costs).toBeInViewport();
});
