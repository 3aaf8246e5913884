import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {isFullRun} from '../support/full-run';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const PATHS = {de: '/de/e/lieblingskaffee', en: '/en/e/coffee-match'} as const;
const MATCHED = '?drink=coffee-black&method=method-pour-over&taste=taste-classic';

for (const language of LANGUAGES) {
  test(
    `three questions, back once, a coffee in the cart and once more, in ${language}`,
    {tag: '@no-js'},
    async ({page, javaScriptEnabled}) => {
      const shopper = createShopper(page, language);
      const {t, button, badge} = shopper;
      const link = (name: string) => page.getByRole('main').getByRole('link', {name, exact: true});
      const question = (name: string) => page.getByRole('heading', {level: 2, name: t(`quiz:question.${name}`)});
      await page.goto(PATHS[language]);
      await expect(page.getByText(t('quiz:progress', {number: 1, count: 3}), {exact: true})).toBeVisible();
      if (javaScriptEnabled && isFullRun) await expectAccessible(page);
      await link(t('quiz:choice.coffee-with-milk')).click();
      await expect(question('method')).toBeVisible();
      await link(t('quiz:back')).click();
      await expect(question('drink')).toBeVisible();
      await link(t('quiz:choice.coffee-black')).click();
      await link(t('quiz:choice.method-pour-over')).click();
      await expect(question('taste')).toBeVisible();
      await link(t('quiz:choice.taste-classic')).click();

      await expect(page).toHaveURL(PATHS[language] + MATCHED);
      await expect(page.getByText(t('quiz:match.eyebrow'), {exact: true})).toBeVisible();
      await expect(page.getByText(t('quiz:match.meets.method-pour-over'))).toBeVisible();
      const others = page.getByRole('region', {name: t('quiz:match.alternatives')}).getByRole('listitem');
      await expect(others).toHaveCount(2);
      if (javaScriptEnabled) await expectAccessible(page);
      await button(t('product:cart.add')).click();
      await expect(badge(1)).toBeVisible();
      await page.goto(PATHS[language] + MATCHED);
      if (javaScriptEnabled) {
        // On an upright tablet the match stands beside its picture, with the button that buys in the first window.
        await page.setViewportSize({width: 768, height: 1024});
        await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
        await expect(button(t('product:cart.add'))).toBeInViewport({ratio: 1});
      }
      await link(t('quiz:retake')).click();
      await expect(page).toHaveURL(PATHS[language]);
      await expect(question('drink')).toBeVisible();
    },
  );
}
