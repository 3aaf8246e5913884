import {stockPath} from '../../app/pages/paths';
import {GOODS, productUrl} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper, spoken} from '../support/shopper';

test('a page that comes without a document of its own is announced by its title', async ({page}) => {
  const {t, link, heading} = createShopper(page, 'de');
  await page.goto('/de/c/coffee-shop');
  await expect(spoken(page)).toBeEmpty();
  await link(GOODS.boaLuz.title.de).press('Enter');
  await expect(heading(GOODS.boaLuz.title.de)).toBeVisible();
  await expect(spoken(page)).toHaveText(await page.title());
  await page.goBack();
  await expect(page.getByText(t('grid:count', {count: 51}))).toBeVisible();
  await expect(spoken(page)).toHaveText(await page.title());
});

test('another search is announced with what came of it, and the field keeps the focus', async ({page}) => {
  const {t} = createShopper(page, 'de');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', {name: t('search:form.label')});
  const outcome = main.getByRole('status');
  await page.goto('/de/search?q=espresso');
  await expect(outcome).toBeEmpty();
  for (const [words, told] of [
    ['mild', /^\d+ /],
    ['xqzwv', t('search:empty.title')],
  ] as const) {
    await field.fill(words);
    await field.press('Enter');
    await expect(spoken(page)).toContainText(t('search:titleFor', {words}));
    await expect(outcome).toHaveText(told);
    await expect(field).toBeFocused();
  }
});

test('another variant is told with its price, and what sells out meanwhile keeps the focus', async ({page}) => {
  const {t, link} = createShopper(page, 'de');
  const main = page.getByRole('main');
  const told = (state: string) => main.getByRole('status').filter({hasText: t(`product:availability.${state}`)});
  const stock = stockPath('de', '').split('?', 1)[0];
  await page.goto(productUrl('de', GOODS.boaLuz));
  await page.route(
    ({pathname}) => pathname === stock,
    async (route) => route.fulfill({json: [await page.locator('#buy [name=variantId]').inputValue()]}),
  );
  await expect(told('available')).toHaveCount(0);
  const quantity = page.getByLabel(t('product:cart.quantity'));
  await quantity.focus();
  await page.keyboard.press('Shift');
  await expect(told('sold-out')).toHaveText(/^\d+,\d\d\s€, /);
  await expect(quantity).toBeHidden();
  await expect(
    main
      .getByRole('paragraph')
      .filter({hasText: t('product:availability.sold-out')})
      .first(),
  ).toBeFocused();
  // Where nothing can be bought the options are links.
  await link('1000 g').click();
  await expect(told('available')).toHaveText(/^\d+,\d\d\s€, /);
});

test('the newsletter leads to its error, and to what takes its place', async ({page, expectStatuses}) => {
  expectStatuses(422);
  const {t} = createShopper(page, 'de');
  await page.goto('/de/newsletter');
  const field = page.getByRole('main').getByRole('textbox', {name: t('newsletter:form.email')});
  await field.fill('falsch');
  await page
    .getByRole('main')
    .getByRole('button', {name: t('newsletter:form.submit.default'), exact: true})
    .click();
  await expect(field).toBeFocused();
  await expect(spoken(page)).toBeEmpty();
  await field.press('Enter');
  await expect(spoken(page), 'the field has the focus already').toHaveText(t('newsletter:field.invalid'));
  await field.fill(`ada.${crypto.randomUUID()}@example.com`);
  await field.press('Enter');
  await expect(page.getByRole('status').filter({hasText: t('newsletter:sent.title')})).toBeFocused();
});

test('Escape folds the search of a phone, and gives the focus back', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {t} = createShopper(page, 'de');
  await page.goto('/de/consent');
  const folded = page
    .getByRole('banner')
    .getByRole('group')
    .filter({hasText: t('shell:search.label')});
  await folded.locator('summary').click();
  const list = page.getByRole('group', {name: t('autocomplete:group.popular')});
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list, 'first the list').toBeHidden();
  const field = folded.getByRole('combobox', {name: t('shell:search.label')});
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(folded.locator('summary')).toBeFocused();
});
