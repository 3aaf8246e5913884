import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {blogPath} from '../config/blog-paths';
import {isLanguage} from '../config/languages';
import {homePath, subscriptionOrderPath} from '../config/paths';
import {publicDocument} from '../domain/http/cache-policy';
import {SITEMAP_TYPES, sitemap, type SitemapEntry, type SitemapType} from '../domain/seo/sitemap';

/** Pages that are nobody's document. */
const OWN: readonly SitemapEntry[] = [
  {paths: {de: homePath('de'), en: homePath('en')}, changedAt: null, pictures: []},
  {paths: {de: blogPath('de'), en: blogPath('en')}, changedAt: null, pictures: []},
  {
    paths: {de: subscriptionOrderPath('de'), en: subscriptionOrderPath('en')},
    changedAt: null,
    pictures: [],
  },
];

function read(type: SitemapType, {documents, directory}: LoaderFunctionArgs['context']) {
  switch (type) {
    case 'pages':
      return documents.pages();
    case 'posts':
      return documents.posts();
    case 'products':
      return directory.products();
    case 'collections':
      return directory.collections();
  }
}

export async function loader({context, params}: LoaderFunctionArgs): Promise<Response> {
  const {lang: language, file} = params;
  const type = SITEMAP_TYPES.find((each) => `${each}.xml` === file);
  if (!isLanguage(language) || type === undefined) throw new Response(null, {status: 404});
  const found = await read(type, context);
  const entries = type === 'pages' ? [...OWN, ...found] : found;
  return new Response(sitemap(entries, language, context.origin), {
    headers: {'Content-Type': 'application/xml; charset=utf-8', ...publicDocument({tags: ['sitemap'], maxAge: 3600})},
  });
}
