import {LANGUAGES, type Language} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {isFullRun} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {waldgold} = GOODS;
const searchUrl = (language: Language, words: string, more = '') =>
  `/${language}/search?q=${encodeURIComponent(words)}${more}`;

for (const language of LANGUAGES) {
  test(
    `from a misspelt word to the product, by kind, filter and order, in ${language}`,
    {tag: '@no-js'},
    async ({page, javaScriptEnabled}) => {
      const shopper = createShopper(page, language);
      const {t, link, button} = shopper;
      const main = page.getByRole('main');
      await page.goto(`/${language}/search`);
      await main.getByRole('searchbox', {name: t('search:form.label')}).fill('espreso');
      await main
        .getByRole('search')
        .getByRole('button', {name: t('search:form.submit'), exact: true})
        .click();
      await expect(shopper.heading(t('search:titleFor', {words: 'espreso'}))).toBeVisible();
      await expect(page).toHaveURL(searchUrl(language, 'espreso'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

      const tabs = main.getByRole('navigation', {name: t('search:tabs.label')});
      await tabs.getByRole('link', {name: new RegExp(`^${t('search:kind.products')}`)}).click();
      await expect(tabs.getByRole('link', {name: new RegExp(`^${t('search:kind.products')}`)})).toHaveAttribute(
        'aria-current',
        'page',
      );
      if (javaScriptEnabled) await expectAccessible(page);
      const filters = main.getByRole('form', {name: t('search:filter.title')});
      await filters.getByText(t('search:filter.facet.taste'), {exact: true}).first().click();
      const taste = filters.getByRole('checkbox').first();
      await taste.check();
      if (!javaScriptEnabled) await button(t('search:filter.apply')).click();
      await expect(page).toHaveURL(/taste=/);
      await filters.getByLabel(t('search:filter.sort')).selectOption('price-down');
      if (!javaScriptEnabled) await button(t('search:filter.apply')).click();
      await expect(page).toHaveURL(/sort=price-down/);
      await expect(filters.getByRole('checkbox', {checked: true})).toHaveCount(1);
      await link(t('search:filter.reset')).first().click();
      await expect(page).toHaveURL(searchUrl(language, 'espreso', '&tab=products'));
      await link(waldgold.title[language]).click();
      await expect(page).toHaveURL(productUrl(language, waldgold));
    },
  );
}

test('results of every kind are accessible', async ({page}) => {
  test.skip(!isFullRun, 'Those of one kind are looked at above, a page without any in autocomplete.spec.ts.');
  for (const url of [
    searchUrl('de', 'espresso'),
    searchUrl('de', 'espresso', '&tab=products'),
    searchUrl('en', 'xqwzyk'),
  ]) {
    await page.goto(url);
    await expectAccessible(page);
  }
});
