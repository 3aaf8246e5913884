import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {postTags} from '../domain/blog/post';
import {publicDocument} from '../domain/http/cache-policy';
import {valueOr} from '../domain/fallible';
import {notFound} from '../domain/http/not-found';
import {postLinkedData} from '../i18n/content-linked-data';
import {postSeo} from '../i18n/blog-titles';
import {PostPage} from '../views/blog/PostPage';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {StructuredData} from '../views/parts/StructuredData';
import {BlogTexts} from '../views/blog/texts';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, params}: LoaderFunctionArgs) {
  const {blog, i18n} = context;
  const answer = await blog.post(params['slug'] ?? '');
  if (answer.state === 'unknown') throw notFound();
  const {post} = answer;
  const products = await context.fallible(blog.products(post.relatedProducts));
  return data(
    {
      texts: i18n.texts('blog', 'listing'),
      post,
      products: valueOr(products, []),
      structured: postLinkedData(post, context),
      seo: postSeo(post, context),
    },
    {headers: publicDocument({tags: postTags(post)})},
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.seo);

export default function PostRoute() {
  const {texts, post, products, structured} = useLoaderData<typeof loader>();
  return (
    <BlogTexts texts={texts}>
      <StructuredData json={structured} />
      <PostPage post={post} products={products} />
    </BlogTexts>
  );
}
