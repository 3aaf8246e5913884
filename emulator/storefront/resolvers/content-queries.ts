import * as z from 'zod';
import {withArguments} from '../field';
import type {Field, Source} from '../field';
import {numberOf} from '../gid';
import type {Scope} from '../scope';
import {menuSource} from './menu';
import {articlesField, articleSource, blogsField, blogSource, byHandle, pagesField, pageSource} from './pages';
import {idOrHandle, requiredHandle} from './product-queries';
import {redirectsField} from './redirect';
import {sitemapSource} from './sitemap';

const handleOnly = {handle: z.string()};

/** Returns the queries of pages, blogs, menus, redirects and sitemaps. */
export function contentQueries(scope: Scope): Readonly<Record<string, Field>> {
  const {content} = scope.shop;
  const pageAt = (handle: string) => sourceOf(byHandle(content.pages, handle, scope), pageSource, scope);
  const blogAt = (handle: string) => sourceOf(byHandle(content.blogs, handle, scope), blogSource, scope);
  return {
    page: withArguments(idOrHandle, ({id, handle}) =>
      id === null ? pageAt(requiredHandle(handle)) : pageById(numberOf(id, 'Page'), scope),
    ),
    pageByHandle: withArguments(handleOnly, ({handle}) => pageAt(handle)),
    pages: pagesField(scope.shop, scope),
    blog: withArguments(idOrHandle, ({id, handle}) =>
      id === null ? blogAt(requiredHandle(handle)) : blogById(numberOf(id, 'Blog'), scope),
    ),
    blogByHandle: withArguments(handleOnly, ({handle}) => blogAt(handle)),
    blogs: blogsField(scope.shop, scope),
    article: withArguments({id: z.string()}, ({id}) => articleById(numberOf(id, 'Article'), scope)),
    articles: articlesField(content.blogs, scope),
    menu: withArguments(handleOnly, ({handle}) => {
      const menu = content.menus.find((each) => each.handle === handle);
      return menu === undefined ? null : menuSource(menu, scope);
    }),
    sitemap: withArguments({type: z.string()}, ({type}) => sitemapSource(type, scope)),
    urlRedirects: redirectsField(scope),
  };
}

/** Returns the `Page` under a number. */
export function pageById(number: number, scope: Scope): Source | null {
  return sourceOf(scope.shop.content.pages.find((page) => page.number === number) ?? null, pageSource, scope);
}

/** Returns the `Blog` under a number. */
export function blogById(number: number, scope: Scope): Source | null {
  return sourceOf(scope.shop.content.blogs.find((blog) => blog.number === number) ?? null, blogSource, scope);
}

/** Returns the `Article` under a number. */
export function articleById(number: number, scope: Scope): Source | null {
  for (const blog of scope.shop.content.blogs) {
    const article = blog.articles.find((each) => each.number === number);
    if (article !== undefined) return articleSource(article, blog, scope);
  }
  return null;
}

function sourceOf<T>(item: T | null, source: (item: T, scope: Scope) => Source, scope: Scope): Source | null {
  return item === null ? null : source(item, scope);
}
