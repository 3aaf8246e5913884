import type {Page} from '@playwright/test';

import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {isFullRun, trials} from '../support/full-run';
import {expectReadableLines} from '../support/line-lengths';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

/** Expects a page to be accessible, to fit into the window, and to have lines of a length that is easy to read. */
async function expectLegible(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // What differs by width is the frame, which other pages are looked at for.
    if (width === 390 || isFullRun) await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await expectReadableLines(page);
}

test('a page of law is accessible, and leads within itself', async ({page}) => {
  const t = messages('de');
  await page.goto('/de/e/impressum');
  await expectLegible(page);
  const contents = page.getByRole('navigation', {name: t('content:contents')});
  await contents.getByRole('link', {name: 'Streitbeilegung'}).click();
  await expect(page).toHaveURL('/de/e/impressum#streitbeilegung');
  await expect(page.getByRole('heading', {name: 'Streitbeilegung'})).toBeInViewport();
});

test('a table of long names shows all columns at 360 px', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await page.goto('/de/e/datenschutz');
  const row = page.getByRole('row').filter({has: page.getByRole('rowheader', {name: 'AnnouncementBarDismissed'})});
  const edge = await row
    .getByRole('cell')
    .last()
    .evaluate((cell) => cell.getBoundingClientRect().right);
  expect(edge).toBeLessThanOrEqual(360);
});

const GUIDE = {de: '/de/e/handfilter', en: '/en/e/pour-over'} as const;

for (const language of LANGUAGES) {
  test(
    `a guide is computed for one's own amount, and printed it is a card for the kitchen, in ${language}`,
    {tag: '@no-js'},
    async ({page, javaScriptEnabled}) => {
      const {t, button, link} = createShopper(page, language);
      await page.goto(GUIDE[language]);
      const calculator = page.getByRole('form', {name: t('details:brew.calculator.title')});
      await calculator.getByLabel(t('details:brew.calculator.dose')).fill('30');
      if (!javaScriptEnabled) await button(t('details:brew.calculator.submit')).click();
      await expect(calculator).toContainText(t('details:brew.calculator.result', {water: 500, dose: 30}));
      await expect(page).toHaveURL(/dose=30/);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      if (javaScriptEnabled) {
        // From another guide straight back.
        await link(t('content:guide.all')).first().click();
        await page
          .getByRole('main')
          .getByRole('link', {name: /^AeroPress/})
          .click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('AeroPress');
        await page.evaluate(() => history.go(-2));
        await expect(page).toHaveURL(/dose=30/);
        await expect(calculator).toContainText(t('details:brew.calculator.result', {water: 500, dose: 30}));
      }

      await page.emulateMedia({media: 'print'});
      for (const part of ['steps', 'items', 'tips']) {
        await expect(page.getByRole('heading', {level: 2, name: t(`content:guide.${part}`)})).toBeVisible();
      }
      await expect(page.getByRole('table', {name: t('content:guide.doses')})).toBeVisible();
      await expect(calculator).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('heading', {name: t('content:guide.products')})).toBeHidden();
    },
  );
}

test('the clock of a guide runs along with its steps, can be held, and ends', async ({page, expectStatuses}) => {
  expectStatuses(0);
  const {t, button} = createShopper(page, 'en');
  await page.clock.install();
  await page.goto(GUIDE.en, {waitUntil: 'load'});
  const group = page.getByRole('group', {name: t('content:guide.timer.label')});
  const start = button(t('content:guide.timer.start'));
  await page.route('**/BrewTimer-*.js', (route) => route.abort());
  await expect(async () => {
    if (await start.isVisible()) await start.click({timeout: 1_000});
    await expect(group.getByRole('alert')).toHaveText(t('content:guide.timer.missing'), {timeout: 500});
  }).toPass();
  await page.unrouteAll();
  await page.reload({waitUntil: 'load'});
  await expect(async () => {
    // Before hydration a click does nothing. Afterwards it loads the timer, which replaces the button.
    if (await start.isVisible()) await start.click({timeout: 1_000});
    await expect(group.getByRole('timer')).toBeVisible({timeout: 500});
  }).toPass();
  await expect(button(t('content:guide.timer.pause'))).toBeFocused();
  await page.clock.runFor(41_000);
  // The page's clock also runs by itself, so the last digit varies.
  await expect(group.getByRole('timer')).toContainText(/0:4\d/);
  await expect(group.getByRole('status')).toHaveText('Second pour');
  await expect(page.locator('[aria-current=step]')).toContainText('Second pour');
  await expectLegible(page);
  await button(t('content:guide.timer.pause')).click();
  await expect(button(t('content:guide.timer.resume'))).toBeVisible();
  const held = await group.getByRole('timer').innerText();
  await page.clock.fastForward(60_000);
  await expect(group.getByRole('timer')).toHaveText(held);
  // Another language is the same brew.
  for (const [language, path] of [
    ['en', GUIDE.de],
    ['de', GUIDE.en],
  ] as const) {
    const switches = page.getByRole('link', {name: messages(language)('shell:language.other')});
    await switches.filter({visible: true}).first().click();
    await expect(page).toHaveURL(path);
  }
  await expect(group.getByRole('timer')).toHaveText(held);
  await button(t('content:guide.timer.resume')).click();
  await page.clock.fastForward(150_000);
  await expect(group.getByRole('status')).toHaveText(t('content:guide.timer.over'));
  await expect(page.locator('[aria-current=step]')).toHaveCount(0);
});

/** One of each template that is read, beside what is looked at above; a full run takes further ones. */
const READ = [
  '/de/e/stiftung',
  '/en/e/b2b-info',
  '/de/e/handmuehlen-test',
  ...trials({
    quick: [],
    full: [
      GUIDE.en,
      '/en/e/shipping',
      '/de/e/widerruf',
      '/de/e/agb',
      '/en/e/story',
      '/de/e/team',
      '/en/e/current-projects',
      '/de/e/aktuelle-projekte',
      '/en/e/project-accomplishments',
      '/de/e/bruehanleitungen',
      '/en/e/coffee-roasting',
      '/de/e/abo',
      '/en/e/christmas-presents',
      '/de/e/neukundenrabatt',
      '/en/e/product-tests',
      '/en/e/accessibility',
      '/de/e/newsletter',
    ],
  }),
];

for (const path of READ) {
  test(`axe finds nothing: ${path}`, async ({page}) => {
    await page.goto(path);
    await expectLegible(page);
  });
}
