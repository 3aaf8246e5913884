import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {BRAND} from '../config/brand';
import {productFeed} from '../domain/feed/product-feed';
import {publicDocument} from '../domain/http/cache-policy';
import {homeSeo} from '../i18n/page-titles';

export async function loader({context}: LoaderFunctionArgs): Promise<Response> {
  const {origin} = context;
  const items = await context.productFeed();
  const feed = productFeed({origin, title: BRAND.name, description: homeSeo(context).description}, items);
  return new Response(feed, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      ...publicDocument({tags: ['feed'], maxAge: 3600, staleWhileRevalidate: 0}),
    },
  });
}
