import {blogPath, postPath} from '../pages/blog-paths';
import {BRAND} from '../config/brand';
import {LOCALES, type Language} from '../config/languages';
import {contentPath, contentSlugPath, homePath, searchPath} from '../pages/paths';
import type {Post} from '../domain/blog/post';
import type {Guide} from '../domain/content/guide';
import {headOf, type ShownContent} from '../domain/content/page';
import type {ProductTest} from '../domain/content/product-test';
import {article, faqNodes, organisation, postArticle, recipe, website} from '../domain/seo/content-structured-data';
import {breadcrumbList, linkedDocument, type LinkedNode} from '../domain/seo/structured-data';
import type {Translate} from './catalogue';

type Context = {
  readonly origin: string;
  readonly i18n: {readonly language: Language; readonly translate: Translate};
};

type Crumb = {readonly name: string; readonly path: string};

function trail(crumbs: readonly Crumb[], {origin, i18n}: Context): LinkedNode {
  const home = {name: i18n.translate('content:home'), path: homePath(i18n.language)};
  return breadcrumbList([home, ...crumbs].map(({name, path}) => ({name, url: origin + path})));
}

/** Returns what search engines read of the home page: the company and the site. */
export function homeLinkedData({origin, i18n: {language}}: Context): string {
  const {name, legalName, email, phone, address, social} = BRAND;
  const company = {
    name,
    legalName,
    email,
    phone: phone.display,
    address,
    profiles: Object.values(social).map(({url}) => url),
  };
  const site = {name, locale: LOCALES[language].locale, home: homePath(language), search: searchPath(language)};
  return linkedDocument([organisation(company, origin), website(site, origin)]);
}

/** Returns what search engines read of a page of the CMS. */
export function contentLinkedData(shown: ShownContent, context: Context): string {
  const {language, translate} = context.i18n;
  const {title, slug} = headOf(shown);
  const own = {name: title, path: contentSlugPath(language, slug)};
  switch (shown.state) {
    case 'found':
      return linkedDocument([...faqNodes(shown.page), trail([own], context)]);
    case 'guide': {
      const all = {name: translate('content:guide.all'), path: contentPath(language, 'brewingGuides')};
      return linkedDocument([guideNode(shown.guide, own.path, context), trail([all, own], context)]);
    }
    case 'test': {
      const all = {name: translate('content:test.all'), path: contentPath(language, 'productTests')};
      return linkedDocument([testNode(shown.test, own.path, context.origin), trail([all, own], context)]);
    }
  }
}

function guideNode(guide: Guide, path: string, {origin, i18n: {translate}}: Context): LinkedNode {
  const amount = (key: 'coffee' | 'water', unit: 'grams' | 'millilitres', value: number) =>
    `${translate(`content:guide.${unit}`, {value})} ${translate(`content:guide.${key}`)}`;
  const texts = {
    ingredients: [amount('coffee', 'grams', guide.coffeeGrams), amount('water', 'millilitres', guide.waterMillilitres)],
    yields: translate('content:guide.yields'),
    category: translate('content:guide.category'),
  };
  return recipe(guide, texts, path, origin);
}

function testNode(test: ProductTest, path: string, origin: string): LinkedNode {
  const {title, summary, picture, author, publishedAt} = test;
  return article(
    {title, description: summary, picture: picture.path, path, author, publishedAt, changedAt: publishedAt},
    origin,
  );
}

/** Returns what search engines read of a post. */
export function postLinkedData(post: Post, context: Context): string {
  const {language, translate} = context.i18n;
  const path = postPath(language, post.slug);
  const blog = {name: translate('blog:title'), path: blogPath(language)};
  return linkedDocument([postArticle(post, path, context.origin), trail([blog, {name: post.title, path}], context)]);
}
