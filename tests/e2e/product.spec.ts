import type {Locator} from '@playwright/test';

import {SHIPPING} from '../../app/config/commerce';
import {money} from '../../app/domain/money';
import {createFormat} from '../../app/i18n/format';
import {expectAccessibleOnPhone} from '../support/accessibility';
import {isFullRun} from '../support/full-run';
import {layoutShift} from '../support/layout-shift';
import {messages} from '../support/messages';
import {expect, test, untilQuiet} from '../support/shop-test';
import {createShopper} from '../support/shopper';

/** Products of the first data, each with what is special about it. */
const PLAN_ONLY = '/en/p/wanderung';
const GIFT_CARD = '/de/p/geschenkgutschein';

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
