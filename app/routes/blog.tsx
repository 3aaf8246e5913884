import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {blogQuery, feedPath} from '../pages/blog-paths';
import {hasListPage, postsShown, readPage} from '../domain/blog/paging';
import {publicDocument} from '../domain/http/cache-policy';
import {notFound} from '../domain/http/not-found';
import {blogSeo} from '../i18n/blog-titles';
import {BlogPage} from '../views/blog/BlogPage';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {BlogTexts} from '../views/blog/texts';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const page = readPage(searchParams.get('page'));
  const category = searchParams.get('category');
  const list = page && (await context.blog.list(category === '' ? null : category, postsShown(page)));
  if (!list || !hasListPage(page, list.total)) throw notFound();
  const query = blogQuery({category: list.category?.slug ?? null, page});
  return data(
    {texts: context.i18n.texts('blog'), list, page, seo: blogSeo(list, context), feed: feedPath(context.i18n.language)},
    {headers: publicDocument({tags: ['blog', 'blog-list'], query})},
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = ({data: loaded}) => [
  ...pageMeta(loaded?.seo),
  ...(loaded ? [feedLink(loaded.feed)] : []),
];

const feedLink = (href: string) => ({tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href});

export default function BlogRoute() {
  const {texts, list, page} = useLoaderData<typeof loader>();
  return (
    <BlogTexts texts={texts}>
      <BlogPage list={list} page={page} />
    </BlogTexts>
  );
}
