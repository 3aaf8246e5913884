import {hiddenFocus, hiddenStops, tabTo} from '../support/keyboard';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

const t = messages('de');

test('consent is given, reopened, changed and left, and the language switched, by keyboard alone', async ({
  page,
  context,
}) => {
  const kept = async () => (await context.cookies()).find(({name}) => name === 'consent')?.value;
  await page.goto('/de/checkout/cart');
  await tabTo(page, page.getByRole('button', {name: t('shell:consent.necessary'), exact: true}), 8);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', {name: t('shell:consent.title')})).toBeHidden();
  await expect(page.getByRole('main'), 'the focus goes on where the page begins').toBeFocused();
  expect(await kept()).toBe('necessary');

  const reopen = page.getByRole('link', {name: t('shell:footer.legal.cookies')});
  await tabTo(page, reopen, 30);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: t('shell:consent.page.title')});
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(reopen).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('checkbox', {name: t('shell:consent.purpose.statistics.title')}), 8);
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', {name: t('shell:consent.save')}), 4);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await kept()).toBe('statistics');

  const language = page.getByRole('contentinfo').getByRole('link', {name: t('shell:language.other')});
  await tabTo(page, language, 12);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/checkout/cart');
});

/** Until a visitor has decided, the slip about cookies lies over the page; then, on a phone, the bar that buys. */
const COVERED = [
  {path: '/', consent: null, width: 390, height: 844, presses: 24},
  {path: '/de/b/kaffee-lagern', consent: null, width: 320, height: 256, presses: 18},
  {path: '/de/p/waldgold', consent: 'necessary', width: 390, height: 844, presses: 22},
] as const;

test('nothing that is fixed hides what has the focus, on a phone and in a low window', async ({
  page,
  context,
  shop,
}) => {
  for (const {path, consent, width, height, presses} of COVERED) {
    if (consent) await context.addCookies([{name: 'consent', value: consent, url: shop.shop}]);
    await page.setViewportSize({width, height});
    await page.goto(path);
    expect(await hiddenStops(page, presses), path).toEqual([]);
  }
});

test('the open search of a phone folds with Escape, which gives the focus back, and when the focus goes on', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/de/checkout/cart');
  const folded = page
    .getByRole('banner')
    .getByRole('group')
    .filter({hasText: t('shell:search.label')});
  const field = folded.getByRole('combobox', {name: t('shell:search.label')});
  await folded.locator('summary').click();
  const list = page.getByRole('group', {name: t('autocomplete:group.popular')});
  await expect(list).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list, 'first the list').toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(folded.locator('summary')).toBeFocused();
  await folded.locator('summary').click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field, 'the focus is still in it').toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link').first(), 8);
  await expect(field).toBeHidden();
  expect(await hiddenFocus(page)).toBeNull();
});
