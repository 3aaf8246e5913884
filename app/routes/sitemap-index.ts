import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {publicDocument} from '../domain/http/cache-policy';
import {sitemapIndex} from '../domain/seo/sitemap';

export function loader({context}: LoaderFunctionArgs): Response {
  return new Response(sitemapIndex(context.origin), {
    headers: {'Content-Type': 'application/xml; charset=utf-8', ...publicDocument({tags: []})},
  });
}
