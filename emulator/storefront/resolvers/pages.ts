import * as z from 'zod';
import type {StoreArticle, StoreAuthor, StoreBlog, StorePage} from '../../seed/store-types';
import {inLanguage} from '../catalogue';
import {connection, emptyConnection, pageArguments} from '../connection';
import {lazy, unsupported, withArguments} from '../field';
import type {Field, Source} from '../field';
import {gid} from '../gid';
import {htmlWords} from '../../../contracts/html-words';
import {truncated} from '../truncated';
import {queried, wholeAndWords} from '../query/meets';
import type {Fields} from '../query/meets';
import type {Scope} from '../scope';
import {image} from './image';
import {metafieldFields} from './metafield';
import {plainTextField} from './text';

const SUMMARY = 200;

/** The arguments of connections that can be searched and sorted. */
export const searchedAndSorted = {
  ...pageArguments,
  query: z.string().nullable().default(null),
  sortKey: z.string().nullable().default(null),
};
type Wanted = z.output<z.ZodObject<typeof searchedAndSorted>>;

/** Returns a `Page`. */
export function pageSource(page: StorePage, scope: Scope): Source {
  const id = gid('Page', page.number);
  const html = inLanguage(page.html, scope.language);
  const self: Source = {
    __typename: 'Page',
    id,
    body: html,
    bodySummary: truncated(htmlWords(html), SUMMARY),
    createdAt: page.updatedAt,
    updatedAt: page.updatedAt,
    ...published(page, scope),
    ...metafieldFields({id, metafields: [], source: () => self}, scope),
  };
  return self;
}

/** Returns a `Blog`. */
export function blogSource(blog: StoreBlog, scope: Scope): Source {
  const id = gid('Blog', blog.number);
  const self: Source = {
    __typename: 'Blog',
    id,
    ...published(blog, scope),
    authors: [...new Set(blog.articles.map(({author}) => author))].map((author) => authorSource(author, scope)),
    articleByHandle: withArguments({handle: z.string()}, ({handle}) => {
      const article = byHandle(blog.articles, handle, scope);
      return article === null ? null : articleSource(article, blog, scope);
    }),
    articles: articlesField([blog], scope),
    ...metafieldFields({id, metafields: [], source: () => self}, scope),
  };
  return self;
}

/** Returns an `Article`. */
export function articleSource(article: StoreArticle, blog: StoreBlog, scope: Scope): Source {
  const id = gid('Article', article.number);
  const html = inLanguage(article.html, scope.language);
  const excerpt = inLanguage(article.excerpt, scope.language);
  const author = authorSource(article.author, scope);
  const {picture} = article;
  const self: Source = {
    __typename: 'Article',
    id,
    ...published(article, scope),
    author,
    authorV2: author,
    blog: lazy(() => blogSource(blog, scope)),
    comments: emptyConnection,
    content: plainTextField(html),
    contentHtml: html,
    excerpt: plainTextField(excerpt),
    excerptHtml: excerpt,
    image: lazy(() => (picture === null ? null : image(picture, scope))),
    publishedAt: article.publishedAt,
    tags: article.tags,
    ...metafieldFields({id, metafields: [], source: () => self}, scope),
  };
  return self;
}

/** Returns the field `articles` of some blogs. */
export function articlesField(blogs: readonly StoreBlog[], scope: Scope): Field {
  const all = blogs.flatMap((blog) => blog.articles.map((article) => ({article, blog})));
  return withArguments(searchedAndSorted, (args) =>
    connection(
      sorted(queried(all, args.query, articleQueryFields(scope)), args, {
        AUTHOR: ({article}) => nameOf(article.author),
        BLOG_TITLE: ({blog}) => inLanguage(blog.title, scope.language),
        PUBLISHED_AT: ({article}) => article.publishedAt,
        TITLE: ({article}) => inLanguage(article.title, scope.language),
        UPDATED_AT: ({article}) => article.updatedAt,
      }),
      args,
      ({article}) => article.number,
      ({article, blog}) => articleSource(article, blog, scope),
    ),
  );
}

/** Returns the field `pages`. */
export function pagesField({content}: Scope['shop'], scope: Scope): Field {
  return withArguments(searchedAndSorted, (args) =>
    connection(
      sorted(queried(content.pages, args.query, pageQueryFields(scope)), args, {
        TITLE: ({title}) => inLanguage(title, scope.language),
        UPDATED_AT: ({updatedAt}) => updatedAt,
      }),
      args,
      ({number}) => number,
      (page) => pageSource(page, scope),
    ),
  );
}

/** Returns the field `blogs`. */
export function blogsField({content}: Scope['shop'], scope: Scope): Field {
  return withArguments(searchedAndSorted, (args) =>
    connection(
      sorted(queried(content.blogs, args.query, blogQueryFields(scope)), args, {
        HANDLE: ({handle}) => inLanguage(handle, scope.language),
        TITLE: ({title}) => inLanguage(title, scope.language),
      }),
      args,
      ({number}) => number,
      (blog) => blogSource(blog, scope),
    ),
  );
}

/**
 * Finds an item by the handle of the language, else by that of the default language, as the platform finds untranslated
 * links.
 */
export function byHandle<T extends Pick<StorePage, 'handle'>>(
  items: readonly T[],
  handle: string,
  {language}: Scope,
): T | null {
  const own = items.find((item) => inLanguage(item.handle, language) === handle);
  return own ?? items.find((item) => item.handle.de === handle) ?? null;
}

function published({handle, title}: Pick<StorePage, 'handle' | 'title'>, {language}: Scope): Source {
  return {
    handle: inLanguage(handle, language),
    title: inLanguage(title, language),
    seo: {title: null, description: null},
    onlineStoreUrl: null,
    trackingParameters: null,
  };
}

function authorSource({firstName, lastName, email, bio}: StoreAuthor, {language}: Scope): Source {
  return {firstName, lastName, email, bio: inLanguage(bio, language), name: `${firstName} ${lastName}`};
}

function nameOf({firstName, lastName}: StoreAuthor): string {
  return `${firstName} ${lastName}`;
}

/** By a sort key: `ID`, `RELEVANCE` (as found) or one of those given, ties as found. */
function sorted<T>(
  items: readonly T[],
  {sortKey}: Pick<Wanted, 'sortKey'>,
  keys: Readonly<Record<string, (item: T) => string>>,
): readonly T[] {
  if (sortKey === null || sortKey === 'ID' || sortKey === 'RELEVANCE') return items;
  const key = keys[sortKey];
  if (key === undefined) throw unsupported(`Sort key ${sortKey}`);
  return [...items].sort((a, b) => key(a).localeCompare(key(b)));
}

function pageQueryFields({language}: Scope): Fields<StorePage> {
  return {
    created_at: ({updatedAt}) => ({moment: Date.parse(updatedAt)}),
    updated_at: ({updatedAt}) => ({moment: Date.parse(updatedAt)}),
    handle: ({handle}) => [inLanguage(handle, language)],
    title: ({title}) => wholeAndWords(inLanguage(title, language)),
    default: ({title, html}) => [inLanguage(title, language), htmlWords(inLanguage(html, language))],
  };
}

function blogQueryFields({language}: Scope): Fields<StoreBlog> {
  return {
    handle: ({handle}) => [inLanguage(handle, language)],
    title: ({title}) => wholeAndWords(inLanguage(title, language)),
    default: ({title}) => [inLanguage(title, language)],
  };
}

function articleQueryFields({language}: Scope): Fields<{article: StoreArticle; blog: StoreBlog}> {
  return {
    author: ({article}) => wholeAndWords(nameOf(article.author)),
    blog_title: ({blog}) => wholeAndWords(inLanguage(blog.title, language)),
    created_at: ({article}) => ({moment: Date.parse(article.publishedAt)}),
    updated_at: ({article}) => ({moment: Date.parse(article.updatedAt)}),
    tag: ({article}) => article.tags,
    default: ({article}) => [inLanguage(article.title, language), htmlWords(inLanguage(article.html, language))],
  };
}
