import {BRAND} from '../config/brand';
import {LOCALES, otherLanguage, type Language} from '../config/languages';
import {contentSlugPath} from '../config/paths';
import type {PageHead} from '../domain/content/page-head';
import type {Picture} from '../domain/picture';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {Translate} from './catalogue';

type TitleContext = {
  readonly origin: string;
  readonly i18n: {readonly language: Language; readonly translate: Translate};
};

/** Title, description and addresses of a page of the CMS, and the picture by which it is known. `origin` is the shop's own. */
export function contentSeo(
  {slug, seo, partner}: PageHead,
  {origin, i18n}: TitleContext,
  picture: Picture | null = null,
): PageSeo {
  const {language, translate} = i18n;
  const other = otherLanguage(language);
  const own = contentSlugPath(language, slug);
  const paths = {de: own, en: own, [other]: partner === null ? null : contentSlugPath(other, partner)};
  return pageSeo({
    origin,
    language,
    locales: {de: LOCALES.de.locale, en: LOCALES.en.locale},
    noindex: seo.noindex,
    title: translate('seo:titled', {title: seo.title, shop: BRAND.name}),
    description: seo.description,
    picture: picture?.path ?? null,
    alternates: paths,
  });
}
