import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {backInStockPath} from '../config/paths';
import {readOperation} from '../domain/form/read-form.server';
import {TextScope} from '../i18n/use-translate';
import {formSeo} from '../i18n/page-titles';
import {pageMeta} from '../views/parts/page-meta';
import {StockLinkPage} from '../views/stock/StockLinkPage';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/** What a link of such a mail is for; `null` for an address that no mail holds. */
function pageOf(name: string | undefined): 'confirm' | 'cancel' | null {
  return name === 'confirm' || name === 'cancel' ? name : null;
}

export function loader({context, params, request}: LoaderFunctionArgs) {
  const page = pageOf(params['page']);
  if (page === null) throw new Response(null, {status: 404});
  const {i18n} = context;
  return data(
    {
      texts: i18n.texts('stock'),
      seo: formSeo(i18n.translate(`stock:${page}.title`), context),
      page,
      token: new URL(request.url).searchParams.get('token') ?? '',
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const page = pageOf(params['page']);
  if (page === null) throw new Response(null, {status: 404});
  const form = await request.formData();
  const token = form.get('token');
  const outcome = await context.stockAlerts[page](typeof token === 'string' ? token : '', readOperation(form));
  return redirect(`${backInStockPath(context.i18n.language)}?state=${outcome}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function BackInStockLinkRoute() {
  const {texts, page, token} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <StockLinkPage page={page} token={token} />
    </TextScope>
  );
}
