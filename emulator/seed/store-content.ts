import platform from 'virtual:seed/platform';
import {collectionNumber} from './collection-numbers';
import {entry} from './entry';
import {html} from './fields';
import type {StoreArticleRecord, StoreMenuRecord, StorePageRecord} from './schema/platform';
import type {StoreArticle, StoreContent, StoreMenuItem, StorePage, StoreTarget} from './store-types';

function page({text, ...record}: StorePageRecord): StorePage {
  return {...record, html: html(text)};
}

/** The excerpt is the article's first paragraph. */
function article({text, author, picture = null, ...record}: StoreArticleRecord): StoreArticle {
  const {excerpt, publishedAt} = record;
  return {
    ...record,
    html: html({de: [excerpt.de, ...text.de], en: [excerpt.en, ...text.en]}),
    author: entry(platform.authors, author),
    picture,
    updatedAt: publishedAt,
  };
}

type Item = StoreMenuRecord['items'][number];

function target(wanted: Item['target']): StoreTarget {
  if (wanted.kind !== 'COLLECTION') return wanted;
  return {kind: 'COLLECTION', number: collectionNumber(wanted.handle)};
}

function item({title, target: wanted, items}: Item): StoreMenuItem {
  return {title, target: target(wanted), items: items.map(item)};
}

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
  redirects: platform.redirects,
};
