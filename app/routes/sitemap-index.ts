import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {LANGUAGES} from '../config/languages';
import {publicDocument} from '../domain/http/cache-policy';
import {sitemapIndex} from '../domain/seo/sitemap';
import {ALL_PAGES} from '../pages';
import {sitemapPath, sitemapTypes} from '../pages/crawlers';

export function loader({context}: LoaderFunctionArgs): Response {
  const paths = LANGUAGES.flatMap((language) => sitemapTypes(ALL_PAGES).map((type) => sitemapPath(language, type)));
  return new Response(sitemapIndex(paths, context.origin), {
    headers: {'Content-Type': 'application/xml; charset=utf-8', ...publicDocument({tags: []})},
  });
}
