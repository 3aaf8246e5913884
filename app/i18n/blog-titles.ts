import {blogPath, postPath} from '../pages/blog-paths';
import {BRAND} from '../config/brand';
import {inEachLanguage, otherLanguage, withPartner, type Language} from '../config/languages';
import type {Category, Post, PostList} from '../domain/blog/post';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {TitleContext} from './page-titles';

/**
 * Returns title, description and addresses of the list of posts, whose newest gives it a picture; further pages of it
 * count as the first.
 */
export function blogSeo(
  {category, posts}: Pick<PostList, 'category' | 'posts'>,
  {origin, i18n}: TitleContext,
): PageSeo {
  const {language, translate} = i18n;
  const title = category === null ? translate('blog:title') : translate('blog:titleOf', {category: category.title});
  return pageSeo({
    origin,
    language,
    title: translate('seo:titled', {title, shop: BRAND.name}),
    description:
      category === null
        ? translate('blog:description')
        : translate('blog:descriptionOf', {
            category: category.title,
            text: category.description,
          }),
    picture: posts[0]?.picture.path ?? null,
    alternates: category === null ? inEachLanguage((each) => blogPath(each)) : categoryPaths(category, language),
  });
}

function categoryPaths({slug, partner}: Category, language: Language) {
  const own = blogPath(language, {category: slug});
  return withPartner(language, own, partner && blogPath(otherLanguage(language), {category: partner}));
}

/** Returns title, description and addresses of a post. */
export function postSeo({slug, seo, partner, picture}: Post, {origin, i18n}: TitleContext): PageSeo {
  const {language, translate} = i18n;
  return pageSeo({
    origin,
    language,
    noindex: seo.noindex,
    title: translate('seo:titled', {title: seo.title, shop: BRAND.name}),
    description: seo.description,
    type: 'article',
    picture: picture.path,
    alternates: withPartner(language, postPath(language, slug), partner && postPath(otherLanguage(language), partner)),
  });
}
