import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {publicDocument} from '../domain/http/cache-policy';
import {robotsText} from '../domain/seo/robots';
import {ALL_PAGES, PAGES} from '../pages';
import {disallowedPaths} from '../pages/crawlers';

export function loader({context}: LoaderFunctionArgs): Response {
  return new Response(robotsText(context.origin, PAGES.sitemapIndex.path, disallowedPaths(ALL_PAGES)), {
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...publicDocument({tags: []})},
  });
}
