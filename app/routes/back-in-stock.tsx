import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {backInStockPath} from '../pages/paths';
import {HANDLE} from '../domain/product/platform-names';
import {stockOutcome, wishedFor} from '../domain/stock/stock-alert';
import {stockAlertForm} from '../domain/stock/stock-alert.form.server';
import {formAction} from '../forms/form-action.server';
import {formSeo} from '../i18n/page-titles';
import {pageMeta} from '../views/parts/page-meta';
import {StockAlertPage} from '../views/stock/StockAlertPage';
import {StockTexts} from '../views/stock/texts';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export function loader({context, request}: LoaderFunctionArgs) {
  const {i18n} = context;
  const {searchParams} = new URL(request.url);
  const handle = searchParams.get('handle');
  const outcome = stockOutcome(searchParams.get('state'));
  return {
    texts: i18n.texts('stock'),
    seo: formSeo(i18n.translate(outcome ? `stock:outcome.${outcome}.title` : 'stock:form.title'), context),
    outcome,
    handle: HANDLE.test(handle ?? '') ? handle : null,
    wish: wishedFor(searchParams),
  };
}

export const action = formAction(stockAlertForm, async (alert, {context, idempotencyKey}) => {
  const outcome = await context.stockAlerts.request(alert, idempotencyKey);
  if (outcome.state !== 'done') return outcome;
  const query = new URLSearchParams({state: outcome.outcome, handle: alert.handle});
  return {state: 'done', target: `${backInStockPath(context.i18n.language)}?${query.toString()}`};
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function BackInStockRoute() {
  const {texts, outcome, handle, wish} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <StockTexts texts={texts}>
      <StockAlertPage outcome={result ? null : outcome} handle={handle} wish={wish} result={result ?? null} />
    </StockTexts>
  );
}
