import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {inEachLanguage} from '../config/languages';
import {publicDocument} from '../domain/http/cache-policy';
import {notFound} from '../domain/http/not-found';
import {sitemap, type SitemapEntry} from '../domain/seo/sitemap';
import {ALL_PAGES} from '../pages';
import {sitemapRows, sitemapTypes} from '../pages/crawlers';
import type {SitemapType} from '../pages/page';
import {pathsOf} from '../pages/path-pattern';

function read(type: SitemapType, {documents, sitemapSource}: LoaderFunctionArgs['context']) {
  switch (type) {
    case 'pages':
      return documents.pages();
    case 'posts':
      return documents.posts();
    case 'products':
      return sitemapSource.products();
    case 'collections':
      return sitemapSource.collections();
  }
}

export async function loader({context, params}: LoaderFunctionArgs): Promise<Response> {
  const type = sitemapTypes(ALL_PAGES).find((each) => `${each}.xml` === params['file']);
  if (type === undefined) throw notFound();
  const {own, hasOthers} = sitemapRows(ALL_PAGES, type);
  const found: readonly SitemapEntry[] = hasOthers ? await read(type, context) : [];
  const changedAt = inEachLanguage(() => null);
  const entries = [...own.map((page) => ({paths: pathsOf(page), changedAt, pictures: []})), ...found];
  return new Response(sitemap(entries, context.i18n.language, context.origin), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      ...publicDocument({tags: [`sitemap:${type}`], maxAge: 3600, staleWhileRevalidate: 0}),
    },
  });
}
