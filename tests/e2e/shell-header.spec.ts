import {expectAccessible} from '../support/accessibility';
import {GOODS} from '../support/goods';
import {type Language, messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[];
const homeOf = (language: Language) => (language === 'de' ? '/' : '/en');
const FIRST = {de: 'Kaffee', en: 'Coffee'} as const;
const THIRD = {de: 'Espresso', en: 'Espresso'} as const;

for (const language of LANGUAGES) {
  const t = messages(language);

  test(`by keyboard alone to an item of the third level, in ${language}`, async ({page}) => {
    await page.goto(homeOf(language));
    const button = page.getByRole('button', {name: t('shell:header.open', {title: FIRST[language]})});
    const menu = page.getByRole('navigation', {name: t('shell:header.navigation')});
    const third = menu.getByRole('link', {name: THIRD[language], exact: true});
    await expect(async () => {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true', {timeout: 500});
    }).toPass();
    await expect(third).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(third).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await third.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${language}/c/espresso-shop`);
    await expect(third).toBeHidden();
  });

  test(`under the pointer a panel opens, and Escape takes it away, in ${language}`, async ({page}) => {
    await page.goto(homeOf(language));
    const menu = page.getByRole('navigation', {name: t('shell:header.navigation')});
    const third = menu.getByRole('link', {name: THIRD[language], exact: true});
    await page.getByRole('banner').getByRole('link', {name: FIRST[language], exact: true}).first().hover();
    await expect(third).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(third).toBeHidden({timeout: 500});
    }).toPass();
  });

  test(`the menu of a phone, in ${language}`, {tag: '@no-js'}, async ({page, javaScriptEnabled}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(homeOf(language));
    const menu = page.locator('#navigation').getByText(t('shell:header.menu'), {exact: true});
    const sheet = page.getByRole('navigation', {name: t('shell:header.navigation')});
    await page.locator('#navigation summary').first().click();
    await expect(menu).toBeAttached();
    await expect(sheet).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(page);
    await sheet.locator('summary').first().click();
    await sheet.locator('summary').nth(1).click();
    await sheet.getByRole('link', {name: THIRD[language], exact: true}).click();
    await expect(page).toHaveURL(`/${language}/c/espresso-shop`);
    await expect(sheet).toBeHidden();
  });

  test(`the statutory links stand on every page, in ${language}`, {tag: '@no-js'}, async ({page, expectStatuses}) => {
    expectStatuses(404);
    for (const path of [homeOf(language), `/${language}/checkout/cart`, `/${language}/nowhere`]) {
      await page.goto(path);
      await expect(page.getByRole('link', {name: t('shell:footer.legal.withdraw')})).toBeVisible();
      await expect(page.getByRole('link', {name: t('shell:footer.legal.cancel')})).toBeVisible();
    }
    await expect(page.getByRole('contentinfo'), 'the footer is left out on the 404 page').toHaveCount(0);
  });

  test(`at 320 px and at 200 % nothing is cut from words in ${language}`, async ({page}) => {
    for (const width of [320, 640]) {
      await page.setViewportSize({width, height: 512});
      const pages = ['consent', 'checkout/cart', 'checkout/confirm', 'search', `p/${GOODS.waldgold.handle[language]}`];
      for (const path of [homeOf(language), ...pages.map((each) => `/${language}/${each}`)]) {
        await page.goto(path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
