import {BRAND} from '../config/brand';
import {LOCALES, type Language} from '../config/languages';
import {contentPath, subscriptionOrderPath, type ContentKey} from '../config/paths';
import type {Picture} from '../domain/picture';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {Translate} from './catalogue';

type TitleContext = {
  readonly origin: string;
  readonly i18n: {readonly language: Language; readonly translate: Translate};
};

/** Title, description and addresses of a page that has a name in both languages; its texts say `title` and `description`, what it shows gives it a picture. */
export function namedPageSeo(
  key: ContentKey,
  texts: 'quiz' | 'gift' | 'subscription',
  {origin, i18n}: TitleContext,
  picture: Picture | null = null,
): PageSeo {
  const {language, translate} = i18n;
  return pageSeo({
    origin,
    language,
    locales: {de: LOCALES.de.locale, en: LOCALES.en.locale},
    title: translate('seo:titled', {title: translate(`${texts}:title`), shop: BRAND.name}),
    description: translate(`${texts}:description`),
    picture: picture?.path ?? null,
    alternates: {de: contentPath('de', key), en: contentPath('en', key)},
  });
}

/** The same for the order page of the subscription, whichever coffee is chosen. */
export function subscriptionOrderSeo({origin, i18n}: TitleContext, picture: Picture | null = null): PageSeo {
  const {language, translate} = i18n;
  return pageSeo({
    origin,
    language,
    locales: {de: LOCALES.de.locale, en: LOCALES.en.locale},
    title: translate('seo:titled', {title: translate('subscription:title'), shop: BRAND.name}),
    description: translate('subscription:description'),
    picture: picture?.path ?? null,
    alternates: {de: subscriptionOrderPath('de'), en: subscriptionOrderPath('en')},
  });
}
