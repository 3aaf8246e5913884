import type {Page} from '@playwright/test';

import {LANGUAGES, type Language} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {isFullRun} from '../support/full-run';
import {GOODS} from '../support/goods';
import {tabTo} from '../support/keyboard';
import {messages} from '../support/messages';
import {cutOff} from '../support/cut-off';
import {expect, test} from '../support/shop-test';

const homeOf = (language: Language) => (language === 'de' ? '/' : '/en');
const FIRST = {de: 'Kaffee', en: 'Coffee'} as const;
const THIRD = {de: 'Espresso', en: 'Espresso'} as const;

/** Moves the page down, as the bar of a preview does: from the top edge there is nowhere to scroll to. */
const standLower = (page: Page) => page.evaluate(() => document.body.style.setProperty('padding-top', '400px'));

for (const language of LANGUAGES) {
  const t = messages(language);

  test(`a panel opens under the pointer, and by keyboard alone leads to an item of the third level, in ${language}`, async ({
    page,
  }) => {
    await page.goto(homeOf(language));
    const button = page.getByRole('button', {name: t('shell:header.open', {title: FIRST[language]})});
    const menu = page.getByRole('navigation', {name: t('shell:header.navigation')});
    const third = menu.getByRole('link', {name: THIRD[language], exact: true});
    await page.getByRole('banner').getByRole('link', {name: FIRST[language], exact: true}).first().hover();
    await expect(third).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(third).toBeHidden({timeout: 500});
    }).toPass();
    await page.mouse.move(10, 600);

    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(third).toBeVisible();
    await expectAccessible(page, {within: page.getByRole('banner')});
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(third).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, third);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${language}/c/espresso-shop`);
    await expect(page.getByRole('heading', {level: 1, name: THIRD[language]})).toBeVisible();
    await expect(third).toBeHidden();
    await expect(page.getByRole('link', {name: t('shell:skip.content'), exact: true})).not.toBeFocused();
  });

  test(`the menu of a phone, in ${language}`, {tag: '@no-js'}, async ({page, javaScriptEnabled}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(homeOf(language));
    const menu = page.locator('#navigation').getByText(t('shell:header.menu'), {exact: true});
    const sheet = page.getByRole('navigation', {name: t('shell:header.navigation')});
    if (javaScriptEnabled) await standLower(page);
    await page.locator('#navigation summary').first().click();
    await expect(menu).toBeAttached();
    await expect(sheet).toBeVisible();
    if (javaScriptEnabled) {
      const top = () => page.locator('#navigation').evaluate((place) => Math.round(place.getBoundingClientRect().top));
      await expect.poll(top, 'the page scrolls to the navigation').toBe(60);
      await expectAccessible(page);
    }
    await sheet.locator('summary').first().click();
    await sheet.getByRole('link', {name: THIRD[language], exact: true}).click();
    await expect(page).toHaveURL(`/${language}/c/espresso-shop`);
    await expect(sheet).toBeHidden();
    await page.locator('#navigation summary').first().click();
    await sheet.locator('summary').first().click();
    await sheet.getByRole('link', {name: THIRD[language], exact: true}).click();
    await expect(sheet, 'a link to the page itself closes it, too').toBeHidden();

    // The search unfolds behind its sign, and is a form that asks for a page.
    const sign = page
      .getByRole('banner')
      .locator('summary')
      .filter({hasText: t('shell:search.label')});
    const field = page.getByRole('banner').getByPlaceholder(t('shell:search.placeholder')).filter({visible: true});
    await expect(field).toHaveCount(0);
    await sign.click();
    await field.fill('Espresso');
    await field.press('Enter');
    await expect(page).toHaveURL(`/${language}/search?q=Espresso`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Espresso');
    await expect(field, 'the next page begins with a folded search').toHaveCount(0);
  });

  test(`at 320 px and at 200 % nothing is cut from words in ${language}`, async ({page}) => {
    test.skip(!isFullRun && language === 'en', 'German has the longer words.');
    const grinders = language === 'de' ? 'handmuehlen-test' : 'hand-grinders-test';
    const pages = [
      `e/${grinders}`,
      'consent',
      'checkout/cart',
      'checkout/confirm',
      'search',
      `p/${GOODS.waldgold.handle[language]}`,
    ];
    const session = await page.context().newCDPSession(page);
    const letters = (standard: number) => session.send('Page.setFontSizes', {fontSizes: {standard}});
    for (const path of [homeOf(language), ...pages.map((each) => `/${language}/${each}`)]) {
      await letters(16);
      await page.setViewportSize({width: 320, height: 512});
      await page.goto(path);
      expect(await cutOff(page), `${path} at 320 px`).toEqual([]);
      // Zoomed, and with the visitor's own letters twice as large.
      await page.setViewportSize({width: 640, height: 512});
      expect(await cutOff(page), `${path} at 640 px`).toEqual([]);
      await letters(32);
      for (const width of [390, 1280, 2000]) {
        await page.setViewportSize({width, height: 900});
        expect(await cutOff(page), `${path} at ${width} px with letters of 200 %`).toEqual([]);
      }
    }
  });
}
