import {LANGUAGES} from '../../app/config/languages';
import {BRAND} from '../../app/config/brand';
import {expectAccessible} from '../support/accessibility';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';
import {createShopper, spoken} from '../support/shopper';

/** Specification, section 8, Forms. */
const REQUIRED = {de: messages('de')('gift:error.required'), en: 'This field is required.'} as const;

/** One that subscriptions go to, and one that they don't. */
const COUNTRIES = {
  subscription: {de: 'Österreich', en: 'Austria'},
  none: {de: 'Vereinigtes Königreich', en: 'United Kingdom'},
} as const;

/** Vouchers of the first data: six deliveries, one too late. */
const CODES = {six: 'ABO-6TAU-FARN-RAND', expired: 'ABO-9TAU-ABGE-LAUF'} as const;
const PATHS = {de: '/de/e/geschenkabo-einloesen', en: '/en/e/redeem-gift-subscription'} as const;

for (const language of LANGUAGES) {
  test(
    `wrong and expired codes have their own errors; the address is validated and links back, in ${language}`,
    {tag: '@no-js'},
    async ({page, expectStatuses, javaScriptEnabled}) => {
      expectStatuses(404, 410, 422);
      const {t, button, link} = createShopper(page, language);
      const code = page.getByRole('textbox', {name: t('gift:code.label')});
      const submit = async (typed: string) => {
        await code.fill(typed);
        await button(t('gift:code.submit')).click();
      };
      const titleOfErrors = new RegExp(`^${t('seo:withErrors', {title: ''})}`);
      await page.goto(PATHS[language]);
      await code.fill('ABO-0000-0000-0000');
      await code.press('Enter');
      if (javaScriptEnabled) await expect(spoken(page)).toHaveText(t('gift:problem.wrong'));
      await expect(page.getByRole('main').getByText(t('gift:problem.wrong'))).toBeVisible();
      await expect(page).toHaveTitle(titleOfErrors);
      await expect(code).toHaveValue('ABO-0000-0000-0000');
      await submit(CODES.expired);
      await expect(page.getByText(t('gift:problem.expired', {phone: BRAND.phone.display}))).toBeVisible();
      await submit(CODES.six);
      await expect(
        page.getByText(t('gift:address.brings', {count: 6, coffee: t('gift:coffee.espresso')})),
      ).toBeVisible();
      if (javaScriptEnabled) await expect(page.getByRole('heading', {name: t('gift:address.title')})).toBeFocused();
      await expect(page).not.toHaveTitle(titleOfErrors);
      const countries = page.getByRole('combobox', {name: t('gift:field.countryCode')});
      await expect(countries.getByRole('option', {name: COUNTRIES.subscription[language]})).toHaveCount(1);
      await expect(countries.getByRole('option', {name: COUNTRIES.none[language]})).toHaveCount(0);
      await page.getByRole('textbox', {name: t('gift:field.city')}).fill('Vienna');
      await button(t('gift:address.submit')).click();
      await expect(page.getByText(REQUIRED[language])).toHaveCount(6);
      if (javaScriptEnabled) {
        await expect(page.getByRole('textbox', {name: t('gift:field.firstName')})).toBeFocused();
      }
      await expect(page.getByRole('textbox', {name: t('gift:field.city')})).toHaveValue('Vienna');
      if (javaScriptEnabled) await expectAccessible(page);
      await link(t('gift:address.back')).click();
      await expect(page).toHaveURL(PATHS[language]);
      await expect(code).toHaveValue('');
    },
  );
}
