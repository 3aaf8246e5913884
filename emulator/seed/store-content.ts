import platform from 'virtual:seed/platform';
import {brands} from './brands';
import {collectionNumber} from './collection-numbers';
import {entry} from './entry';
import {html} from './fields';
import type {Platform} from './schema/platform';
import type {SeedMetaobject, StoreArticle, StoreContent, StoreMenuItem, StorePage, StoreTarget} from './store-types';

function page({text, ...record}: Platform['pages'][number]): StorePage {
  return {...record, html: html(text)};
}

/** The excerpt is the article's first paragraph. */
function article({text, author, picture, ...record}: Platform['blogs'][number]['articles'][number]): StoreArticle {
  const {excerpt, publishedAt} = record;
  return {
    ...record,
    html: html({de: [excerpt.de, ...text.de], en: [excerpt.en, ...text.en]}),
    author: entry(platform.authors, author),
    picture: picture ?? null,
    updatedAt: publishedAt,
  };
}

type Item = Platform['menus'][number]['items'][number];

function target(wanted: Item['target']): StoreTarget {
  if (wanted.kind !== 'COLLECTION') return wanted;
  return {kind: 'COLLECTION', number: collectionNumber(wanted.handle)};
}

function item({title, target: wanted, items}: Item): StoreMenuItem {
  return {title, target: target(wanted), items: items.map((link) => item({...link, items: []}))};
}

const FIRST_METAOBJECT = 7001;

/** The makers of gear as the merchant would define them: a metaobject each, of type `brand`. */
const brandObjects = brands.map(({handle, name, country, intro}, index): SeedMetaobject => ({
  number: FIRST_METAOBJECT + index,
  type: 'brand',
  handle,
  fields: [
    {key: 'name', type: 'single_line_text_field', value: name},
    {key: 'country', type: 'single_line_text_field', value: country},
    {key: 'intro', type: 'multi_line_text_field', value: intro},
  ],
}));

const {privacyPolicy, refundPolicy, shippingPolicy, termsOfService} = platform.policies;

/** What the platform holds beside the catalogue: its own pages, blog, menus, policies and redirects. */
export const storeContent: StoreContent = {
  ...platform.shop,
  pages: platform.pages.map(page),
  blogs: platform.blogs.map((blog) => ({...blog, articles: blog.articles.map(article)})),
  menus: platform.menus.map((menu) => ({...menu, items: menu.items.map(item)})),
  policies: {
    privacyPolicy: page(privacyPolicy),
    refundPolicy: page(refundPolicy),
    shippingPolicy: page(shippingPolicy),
    termsOfService: page(termsOfService),
  },
  metaobjects: brandObjects,
  redirects: platform.redirects,
};
