import type {Page, Response} from '@playwright/test';

import {DEFAULT_SITE_SETTINGS} from '~/config/site-settings';

import {expectAccessible} from '../support/accessibility';
import {messages} from '../support/messages';
import {expect, test, untilQuiet} from '../support/shop-test';

const t = messages('de');
const english = messages('en');
const {pitchText, ctaText, linkURL} = DEFAULT_SITE_SETTINGS.de.announcementBar;

/** Waits until the page has the text of the bar, and has done what follows from that. */
async function shownIfDue(page: Page, asked: Promise<Response>) {
  await (await asked).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 10_000})));
}

test('the announcement bar comes beyond 600 px, goes at the bottom, and stays away for a day', async ({
  page,
  context,
}) => {
  await page.goto('/de/e/agb');
  const bar = page.getByRole('dialog', {name: t('shell:announcement.label')});
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);

  const asked = page.waitForResponse('**/announcement.json');
  await scrollTo(600);
  await shownIfDue(page, asked);
  await expect(bar).toBeHidden();
  await scrollTo(601);
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(pitchText);
  await expect(bar.getByRole('link', {name: ctaText})).toHaveAttribute('href', linkURL);
  await expectAccessible(page);
  await scrollTo(100);
  await expect(bar).toBeVisible();
  await scrollTo(1_000_000);
  await expect(bar).toBeHidden();
  await scrollTo(800);
  await bar.getByRole('button', {name: t('shell:announcement.dismiss')}).click();
  await expect(bar).toBeHidden();

  const cookie = (await context.cookies()).find(({name}) => name === 'AnnouncementBarDismissed');
  expect(cookie?.value).toBe('1');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
  const texts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/announcement.json')) texts.push(request.url());
  });
  await page.reload();
  await scrollTo(900);
  await untilQuiet(page);
  expect(texts, 'what stays away is not asked for').toEqual([]);
  await expect(bar).toBeHidden();
  // The browser counts the day by its own clock, which no test can move.
  await context.clearCookies({name: 'AnnouncementBarDismissed'});
  await page.reload();
  await scrollTo(900);
  await expect(bar).toBeVisible();
});

test('it never comes where it is hidden', async ({page}) => {
  await page.goto('/de/consent');
  await page.setViewportSize({width: 1280, height: 300});
  const asked = page.waitForResponse('**/announcement.json');
  await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}));
  await shownIfDue(page, asked);
  await expect(page.getByText(pitchText)).toHaveCount(0);
});

test('it waits until the offer of another language is answered where there is room for one, and while a field is filled in', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize({width: 1024, height: 700});
  await context.clearCookies({name: 'language_hint_seen'});
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  await page.goto('/en/s/kaffee-abo-bestellen');
  const scrollDown = () => page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  const bar = page.getByRole('dialog', {name: english('shell:announcement.label')});
  await expect(page.getByText(english('shell:language.hint'))).toBeVisible();
  const asked = page.waitForResponse('**/announcement.json');
  await scrollDown();
  await shownIfDue(page, asked);
  await expect(bar).toBeHidden();
  await page.getByRole('button', {name: english('shell:language.hintClose')}).click();
  await expect(bar).toBeVisible();
  await page.reload();
  await scrollDown();
  await expect(bar).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').focus();
  await expect(bar).toBeHidden();
});
