import {stockPath} from '../../app/pages/paths';
import {GOODS, productUrl} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper, spoken} from '../support/shopper';

/** Words that would run as markup or as a template. */
const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(1)</script>{{constructor.constructor("alert(1)")()}}' OR 1=1 --`;

test('another search is announced with what came of it, and the field keeps the focus', async ({page}) => {
  const {t} = createShopper(page, 'de');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', {name: t('search:form.label')});
  const outcome = main.getByRole('status');
  await page.goto('/de/search?q=espresso');
  await expect(outcome).toBeEmpty();
  for (const [words, told] of [
    ['mild', /^\d+ /],
    [HOSTILE, /\S/],
    ['xqzwv', t('search:empty.title')],
  ] as const) {
    await field.fill(words);
    await field.press('Enter');
    await expect(spoken(page)).toContainText(t('search:titleFor', {words}));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(t('search:titleFor', {words}));
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
