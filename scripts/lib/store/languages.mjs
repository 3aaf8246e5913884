// @ts-check
import {change, readStoreFile} from './admin.mjs';

const LOCALES = 'query Locales { shopLocales { locale primary published } }';

const LOCALE_ENABLE = `mutation LocaleEnable($locale: String!) {
  shopLocaleEnable(locale: $locale) { userErrors { message } }
}`;

const LOCALE_PUBLISH = `mutation LocalePublish($locale: String!) {
  shopLocaleUpdate(locale: $locale, shopLocale: {published: true}) { userErrors { message } }
}`;

/**
 * Plans the languages. The primary language can be changed in the platform's admin alone.
 *
 * @param {import('./admin.mjs').Ask} ask
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planLanguages(ask) {
  const {primary, published} = readStoreFile('languages.json');
  const {shopLocales} = await ask(LOCALES);
  return published.flatMap((/** @type {string} */ locale) => {
    const object = `language ${locale}`;
    const found = shopLocales.find((/** @type {any} */ each) => each.locale === locale);
    if (locale === primary && found?.primary !== true) {
      return [{object, change: 'make it the default language: Settings, Languages'}];
    }
    if (found?.published === true) return [];
    return [
      {
        object,
        change: found === undefined ? 'add and publish' : 'publish',
        apply: async (/** @type {import('./admin.mjs').Ask} */ ask) => {
          if (found === undefined) await change(ask, LOCALE_ENABLE, {locale});
          await change(ask, LOCALE_PUBLISH, {locale});
        },
      },
    ];
  });
}
