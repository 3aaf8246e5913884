import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {backInStockPath} from '../config/paths';
import {readOperation} from '../domain/form/read-form.server';
import {refusedInit} from '../domain/http/outcome-status';
import {partOr} from '../domain/part';
import {HANDLE, problemAnswer, stockOutcome, wishedFor} from '../domain/stock/stock-alert';
import {readStockAlert} from '../domain/stock/stock-alert.server';
import {TextScope} from '../i18n/use-translate';
import {formSeo} from '../i18n/page-titles';
import {pageMeta} from '../views/parts/page-meta';
import {StockAlertPage} from '../views/stock/StockAlertPage';

const DOWN = {state: 'unavailable'} as const;

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function loader({context, request}: LoaderFunctionArgs) {
  const {i18n} = context;
  const {searchParams} = new URL(request.url);
  const handle = searchParams.get('handle');
  return data(
    {
      texts: i18n.texts('stock'),
      seo: formSeo(i18n.translate('stock:form.title'), context),
      outcome: stockOutcome(searchParams.get('state')),
      handle: HANDLE.test(handle ?? '') ? handle : null,
      wish: wishedFor(searchParams),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const operation = readOperation(form);
  const reading = readStockAlert(form);
  const {values} = reading;
  if (!reading.ok) return data({errors: reading.errors, values, problem: null, operation: null}, {status: 422});
  const {value} = reading;
  const outcome = partOr(await context.part(context.stockAlerts.request(value, operation)), DOWN);
  if (outcome.state === 'limited' || outcome.state === 'unavailable') {
    return data(problemAnswer(values, outcome, operation), refusedInit(outcome));
  }
  const query = new URLSearchParams({state: outcome.state, handle: value.handle});
  return redirect(`${backInStockPath(context.i18n.language)}?${query.toString()}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function BackInStockRoute() {
  const {texts, outcome, handle, wish} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      <StockAlertPage outcome={result ? null : outcome} handle={handle} wish={wish} result={result ?? null} />
    </TextScope>
  );
}
