import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {isLanguage} from '../config/languages';
import {hasForm} from '../domain/content/page';
import {contentTags} from '../domain/content/content-tags';
import {publicDocument} from '../domain/http/cache-policy';
import {partOr} from '../domain/part';
import {contentSeo} from '../i18n/content-titles';
import {TextScope} from '../i18n/use-translate';
import {ContentPage} from '../views/content/ContentPage';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {content, i18n, pathname} = context;
  if (!isLanguage(params['lang'])) throw new Response(null, {status: 404});
  const answer = await content.page(pathname, params['slug'] ?? '');
  if (answer.state === 'unknown') throw new Response(null, {status: 404});
  if (answer.state === 'moved') return redirect(answer.path + new URL(request.url).search, 301);
  const {page} = answer;
  const rows = await context.part(content.rows(page));
  const lifetime = rows.state === 'ready' ? {} : {maxAge: 30};
  return data(
    {
      texts: i18n.texts('content', 'listing', ...(hasForm(page) ? (['notices'] as const) : [])),
      page,
      rows: partOr(rows, {}),
      seo: contentSeo(page, context),
    },
    {headers: publicDocument({tags: contentTags(page), ...lifetime})},
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.seo);

export default function ContentRoute() {
  const {texts, page, rows} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <ContentPage page={page} rows={rows} />
    </TextScope>
  );
}
