import {BRAND} from '../config/brand';
import {otherLanguage, withPartner} from '../config/languages';
import {contentSlugPath} from '../pages/paths';
import type {PageHead} from '../domain/content/page-head';
import type {ImageSource} from '../domain/picture';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {TitleContext} from './page-titles';

/** Title, description and addresses of a page of the CMS, and the picture by which it is known. `origin` is the shop's own. */
export function contentSeo(
  {slug, seo, partner}: PageHead,
  {origin, i18n}: TitleContext,
  picture: ImageSource | null = null,
): PageSeo {
  const {language, translate} = i18n;
  const other = otherLanguage(language);
  return pageSeo({
    origin,
    language,
    noindex: seo.noindex,
    title: translate('seo:titled', {title: seo.title, shop: BRAND.name}),
    description: seo.description,
    picture: picture?.path ?? null,
    alternates: withPartner(language, contentSlugPath(language, slug), partner && contentSlugPath(other, partner)),
  });
}
