import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {backInStockPath} from '../pages/paths';
import {notFound} from '../domain/http/not-found';
import {stockLinkForm} from '../domain/stock/stock-alert.form.server';
import {formAction} from '../forms/form-action.server';
import {formSeo} from '../i18n/page-titles';
import {pageMeta} from '../views/parts/page-meta';
import {StockLinkPage} from '../views/stock/StockLinkPage';
import {StockTexts} from '../views/stock/texts';

/** What a link of such a mail is for; `null` for an address that no mail holds. */
function pageOf(name: string | undefined): 'confirm' | 'cancel' | null {
  return name === 'confirm' || name === 'cancel' ? name : null;
}

export function loader({context, params, request}: LoaderFunctionArgs) {
  const page = pageOf(params['page']);
  if (page === null) throw notFound();
  const {i18n} = context;
  return {
    texts: i18n.texts('stock'),
    seo: formSeo(i18n.translate(`stock:${page}.title`), context),
    page,
    token: new URL(request.url).searchParams.get('token') ?? '',
  };
}

export const action = formAction(stockLinkForm, async ({token}, {context, params, idempotencyKey}) => {
  const page = pageOf(params['page']);
  if (page === null) throw notFound();
  const outcome = await context.stockAlerts[page](token, idempotencyKey);
  return {state: 'done', target: `${backInStockPath(context.i18n.language)}?state=${outcome}`};
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function BackInStockLinkRoute() {
  const {texts, page, token} = useLoaderData<typeof loader>();
  return (
    <StockTexts texts={texts}>
      <StockLinkPage page={page} token={token} />
    </StockTexts>
  );
}
