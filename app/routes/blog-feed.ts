import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {blogPath, feedPath, postPath} from '../pages/blog-paths';
import {BRAND} from '../config/brand';
import {atomFeed} from '../domain/blog/atom-feed';
import {publicDocument} from '../domain/http/cache-policy';

/** As many posts are in the feed. */
const NEWEST = 20;

export async function loader({context}: LoaderFunctionArgs): Promise<Response> {
  const {blog, i18n, origin} = context;
  const list = await blog.list(null, NEWEST);
  const {language, translate} = i18n;
  const feed = atomFeed({
    origin,
    locale: i18n.locale,
    title: translate('seo:titled', {title: translate('blog:title'), shop: BRAND.name}),
    subtitle: translate('blog:feedSubtitle'),
    path: feedPath(language),
    blogPath: blogPath(language),
    postPath: (slug) => postPath(language, slug),
    posts: list?.posts ?? [],
  });
  return new Response(feed, {
    headers: {'Content-Type': 'application/atom+xml; charset=utf-8', ...publicDocument({tags: ['blog', 'blog-list']})},
  });
}
