import {BRAND} from '~/config/brand';

import {LANGUAGES, type Language} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

const homeOf = (language: Language) => (language === 'de' ? '/' : '/en');

for (const language of LANGUAGES) {
  test(
    `the end of every page: whole, short, none on 404, and the statutory links on each, in ${language}`,
    {tag: '@no-js'},
    async ({page, expectStatuses, javaScriptEnabled}) => {
      expectStatuses(404, 500);
      const t = messages(language);
      const footer = page.getByRole('contentinfo');
      const part = (key: string) => page.getByRole('heading', {name: t(`footer:${key}.title`), exact: true});
      const inPart = (key: string) => footer.locator('section').filter({has: part(key)});
      const expectStatutory = async () => {
        for (const key of ['withdraw', 'cancel']) {
          await expect(page.getByRole('link', {name: t(`shell:footer.legal.${key}`)})).toBeVisible();
        }
      };

      await test.step('whole on the home page', async () => {
        await page.goto(homeOf(language));
        await expectStatutory();
        for (const key of ['shipping', 'returns', 'repairs', 'faq']) {
          const link = inPart('help').getByRole('link', {name: t(`footer:help.${key}`)});
          await expect(link).toHaveAttribute('href', t(`footer:help.${key}Url`));
          await expect(link).not.toHaveAttribute('target');
        }
        await expect(inPart('trust').getByText(t('footer:trust.grade'))).toBeVisible();
        await expect(inPart('trust').getByRole('link')).toHaveCount(4);
        await expect(inPart('payment').getByRole('img')).toHaveCount(9);
        await expect(inPart('carriers').getByRole('img')).toHaveCount(1);
        await expect(inPart('social').getByRole('link')).toHaveCount(Object.keys(BRAND.social).length);
        await expect(part('links')).toBeVisible();
        await expect(part('care')).toHaveCount(0);
      });

      await test.step('short on the cart', async () => {
        await page.goto(`/${language}/checkout/cart`);
        await expectStatutory();
        const care = inPart('care');
        await expect(care.getByRole('link', {name: BRAND.phone.display})).toHaveAttribute('href', BRAND.phone.href);
        await expect(care.getByRole('link', {name: t('footer:care.contact')})).not.toHaveAttribute('target');
        await expect(care).toContainText(t('footer:care.monday', BRAND.careHours.monday));
        await expect(care).toContainText(t('footer:care.otherDays', BRAND.careHours.otherDays));
        for (const key of ['help', 'carriers', 'social', 'links']) await expect(part(key)).toHaveCount(0);
      });

      await test.step('none where nothing is', async () => {
        await page.goto(`/${language}/nowhere`);
        await expectStatutory();
        await expect(footer).toHaveCount(0);
      });

      await test.step('a page that breaks says so inside the frame', async () => {
        const answer = await page.goto(`/${language}/_design?broken`);
        expect(answer?.status()).toBe(500);
        await expect(page.getByRole('heading', {level: 1, name: t('errors:broken.title')})).toBeVisible();
        await expect(page.getByRole('link', {name: t('errors:back')})).toHaveAttribute('href', homeOf(language));
        await expectStatutory();
        if (javaScriptEnabled) await expectAccessible(page);
      });
    },
  );
}

test('pages that are opened by script have the footer of their kind and language', async ({page}) => {
  const german = messages('de');
  const footer = page.getByRole('contentinfo');
  const part = (t: typeof german, key: string) =>
    footer.getByRole('heading', {name: t(`footer:${key}.title`), exact: true});
  const documents: string[] = [];
  await page.goto('/');
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page
    .getByRole('banner')
    .getByRole('link', {name: german('shell:header.cart'), exact: true})
    .click();
  await expect(part(german, 'care')).toBeVisible();
  await expect(part(german, 'links')).toHaveCount(0);
  await page.goBack();
  await expect(part(german, 'links')).toBeVisible();
  await footer.getByRole('link', {name: german('shell:language.other')}).click();
  await expect(part(messages('en'), 'mission')).toBeVisible();
  await expect(part(messages('en'), 'links')).toBeVisible();
  expect(documents).toEqual([]);
});
