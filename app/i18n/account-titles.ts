import {BRAND} from '../config/brand';
import {LOCALES, type Language} from '../config/languages';
import {logoutPath} from '../config/paths';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {TextKey, Translate} from './catalogue';

type TitleTexts = {readonly language: Language; readonly translate: Translate};

/** Title of the page that tells why a login failed. It names no partner: the language switch follows the path. */
export function loginFailedSeo(i18n: TitleTexts, origin: string): PageSeo {
  return personalSeo('account:login.title', i18n, origin, () => null);
}

/** Title of the page after a logout. */
export function logoutSeo(i18n: TitleTexts, origin: string): PageSeo {
  return personalSeo('account:logout.title', i18n, origin, logoutPath);
}

/** Title of the subscription dashboard. It names no partner: the language switch follows the path. */
export function subscriptionSeo(i18n: TitleTexts, origin: string): PageSeo {
  return personalSeo('account:subscription.title', i18n, origin, () => null);
}

/** A page that no search engine shall find; `path` gives its address in a language. */
export function personalSeo(
  title: TextKey,
  {language, translate}: TitleTexts,
  origin: string,
  path: (language: Language) => string | null,
): PageSeo {
  return pageSeo({
    origin,
    language,
    locales: {de: LOCALES.de.locale, en: LOCALES.en.locale},
    noindex: true,
    title: translate('seo:titled', {title: translate(title), shop: BRAND.name}),
    description: translate('account:description', {shop: BRAND.name}),
    alternates: {de: path('de'), en: path('en')},
  });
}
