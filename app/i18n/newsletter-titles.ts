import {BRAND} from '../config/brand';
import {LOCALES, type Language} from '../config/languages';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {TextKey, Translate} from './catalogue';

type TitleContext = {
  readonly origin: string;
  readonly i18n: {readonly language: Language; readonly translate: Translate};
};

/**
 * Title of a page around the newsletter or the link of a mail, which no search engine shall find. It names no partner:
 * the language switch follows the path.
 */
export function newsletterSeo(title: TextKey, {origin, i18n}: TitleContext): PageSeo {
  const {language, translate} = i18n;
  return pageSeo({
    origin,
    language,
    locales: {de: LOCALES.de.locale, en: LOCALES.en.locale},
    noindex: true,
    title: translate('seo:titled', {title: translate(title), shop: BRAND.name}),
    description: translate(title),
    alternates: {de: null, en: null},
  });
}
