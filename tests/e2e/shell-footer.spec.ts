import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

for (const language of LANGUAGES) {
  test(`a page that breaks says so inside the frame, in ${language}`, async ({page, expectStatuses}) => {
    expectStatuses(500);
    const t = messages(language);
    await page.goto(`/${language}/_design?broken`);
    await expect(page.getByRole('heading', {level: 1, name: t('errors:broken.title')})).toBeVisible();
    for (const key of ['withdraw', 'cancel']) {
      await expect(page.getByRole('link', {name: t(`shell:footer.legal.${key}`)})).toBeVisible();
    }
    await expectAccessible(page);
  });
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
