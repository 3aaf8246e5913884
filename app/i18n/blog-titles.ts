import {blogPath, postPath} from '../config/blog-paths';
import {BRAND} from '../config/brand';
import {LOCALES, otherLanguage, type Language} from '../config/languages';
import type {Category, Post, PostList} from '../domain/blog/post';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {Translate} from './catalogue';

type TitleContext = {
  readonly origin: string;
  readonly i18n: {readonly language: Language; readonly translate: Translate};
};

const locales = {de: LOCALES.de.locale, en: LOCALES.en.locale};

/** Title, description and addresses of the list of posts, whose newest gives it a picture; further pages of it count as the first. */
export function blogSeo(
  {category, posts}: Pick<PostList, 'category' | 'posts'>,
  {origin, i18n}: TitleContext,
): PageSeo {
  const {language, translate} = i18n;
  const title = category === null ? translate('blog:title') : translate('blog:titleOf', {category: category.title});
  return pageSeo({
    origin,
    language,
    locales,
    title: translate('seo:titled', {title, shop: BRAND.name}),
    description:
      category === null
        ? translate('blog:description')
        : translate('blog:descriptionOf', {
            category: category.title,
            text: category.description,
          }),
    picture: posts[0]?.picture.path ?? null,
    alternates: category === null ? {de: blogPath('de'), en: blogPath('en')} : categoryPaths(category, language),
  });
}

function categoryPaths({slug, partner}: Category, language: Language) {
  const own = blogPath(language, {category: slug});
  const other = otherLanguage(language);
  return {de: own, en: own, [other]: partner === null ? null : blogPath(other, {category: partner})};
}

/** Title, description and addresses of a post. */
export function postSeo({slug, seo, partner, picture}: Post, {origin, i18n}: TitleContext): PageSeo {
  const {language, translate} = i18n;
  const other = otherLanguage(language);
  const own = postPath(language, slug);
  return pageSeo({
    origin,
    language,
    locales,
    noindex: seo.noindex,
    title: translate('seo:titled', {title: seo.title, shop: BRAND.name}),
    description: seo.description,
    type: 'article',
    picture: picture.path,
    alternates: {de: own, en: own, [other]: partner === null ? null : postPath(other, partner)},
  });
}
