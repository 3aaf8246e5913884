import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {isFullRun} from '../support/full-run';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

for (const language of LANGUAGES) {
  test(`a page that breaks says so inside the frame, in ${language}`, async ({page, expectStatuses}) => {
    test.skip(!isFullRun, 'tests/contract/pages/frame.test.ts sees the same but for axe.');
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
