import {createShopper} from '../support/shopper';

import type {Scene} from './scene';

export async function openMenu({page, language}: Scene) {
  const {t} = createShopper(page, language);
  const navigation = page.locator('#navigation');
  const hamburger = navigation.locator('summary').filter({hasText: t('shell:header.menu')});
  if (await hamburger.isVisible()) {
    await hamburger.click();
    const first = navigation.getByRole('navigation').locator('summary').first();
    if (await first.isVisible()) await first.click();
  } else await navigation.getByRole('link').nth(0).hover();
}

export async function addInPage({page, language}: Scene) {
  const shopper = createShopper(page, language);
  await shopper.addToCart();
  await shopper.link(shopper.t('cart:minicart.goToCart')).waitFor();
}

export async function openMinicart({page}: Scene) {
  await page.locator('[data-cart-link]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.locator('[data-minicart]').waitFor();
}

export async function openConsent({page, language}: Scene) {
  const {t} = createShopper(page, language);
  const name = t('shell:footer.legal.cookies');
  await page.getByRole('link', {name}).click();
  // At the end of the page there is news, too.
  await page.getByRole('dialog', {name}).waitFor();
}

export async function scrollToAnnouncement({page, language}: Scene) {
  const {t} = createShopper(page, language);
  await page.mouse.wheel(0, 900);
  await page.getByRole('dialog', {name: t('shell:announcement.label')}).waitFor();
}

/** The header's search: the field itself, or the sign that unfolds it. */
export async function openSearch({page}: Scene) {
  const banner = page.getByRole('banner');
  const sign = banner.locator('summary:has(+ * [role=search])');
  if (await sign.isVisible()) await sign.click();
  await banner.locator('input[name=q]:visible').focus();
}

/** What it finds while words are typed. */
export async function typeWords(scene: Scene) {
  const {page, language} = scene;
  const {t} = createShopper(page, language);
  await openSearch(scene);
  await page.locator(':focus').pressSequentially('espresso');
  await page.getByRole('group', {name: t('autocomplete:group.products')}).waitFor();
}

/** A browser that asks for the language which the page is not in. */
export async function readTheOther({page, context, language}: Scene) {
  await context.clearCookies({name: 'language_hint_seen'});
  const wanted = language === 'de' ? 'en-GB' : 'de-DE';
  await page.addInitScript(
    (tag) => Object.defineProperty(navigator, 'languages', {value: [tag], configurable: true}),
    wanted,
  );
}

/** The hint comes at once, on a phone with the first scrolling. */
export async function seeHint({page, language}: Scene) {
  await page.mouse.wheel(0, 900);
  await page.getByText(createShopper(page, language).t('shell:language.hint')).waitFor();
}

/** The filters of a listing: on phones a sheet over the page. */
export async function openFilters({page, language}: Scene) {
  const {t} = createShopper(page, language);
  await page
    .locator('summary')
    .filter({hasText: t('grid:filter.form')})
    .click();
}
