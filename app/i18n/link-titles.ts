import {BRAND} from '../config/brand';
import {LOCALES, type Language} from '../config/languages';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {TextKey, Translate} from './catalogue';

type TitleContext = {
  readonly origin: string;
  readonly i18n: {readonly language: Language; readonly translate: Translate};
};

/** Title and language switch of a page that a link leads to, which no search engine lists. `path` names it in a language. */
export function linkSeo(
  page: 'code' | 'cart' | 'saved' | 'save' | 'last',
  path: (language: Language) => string,
  {origin, i18n}: TitleContext,
): PageSeo {
  const title: TextKey = `links:${page}.title`;
  return pageSeo({
    origin,
    language: i18n.language,
    locales: {de: LOCALES.de.locale, en: LOCALES.en.locale},
    noindex: true,
    title: i18n.translate('seo:titled', {title: i18n.translate(title), shop: BRAND.name}),
    description: i18n.translate(title),
    alternates: {de: path('de'), en: path('en')},
  });
}
