import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {servicePath} from '../config/service-paths';
import {readOperation} from '../domain/form/read-form.server';
import {readLabel, tellLabel} from '../domain/order/label-receipt';
import {EMPTY_PAGE, labelOr, pageOf} from '../domain/order/order-page';
import {readLookup, readReturn} from '../domain/order/read-tracking.server';
import {serviceSeo} from '../i18n/service-titles';
import {TextScope} from '../i18n/use-translate';
import {LabelPage} from '../views/orders/LabelPage';
import {OrderPage} from '../views/orders/OrderPage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export async function loader({context, request}: LoaderFunctionArgs) {
  const {i18n, pathname} = context;
  const own = servicePath(i18n.language, 'order');
  if (pathname !== own) return redirect(own, 301);
  return data(
    {
      texts: i18n.texts('orders'),
      seo: serviceSeo('order', context),
      isSent: new URL(request.url).searchParams.has('sent'),
      label: readLabel(context.flash.read()),
    },
    {headers: {'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer'}},
  );
}

/** Finds the order; with `step=return` it also makes a label for what goes back. */
export async function action({context, request}: ActionFunctionArgs) {
  const {part, tracking, flash, i18n} = context;
  const form = await request.formData();
  const reading = readLookup(form);
  if (!reading.ok) return data({...EMPTY_PAGE, values: reading.values, errors: reading.errors}, {status: 422});
  const found = await part(tracking.find(reading.value));
  const page = pageOf(found, reading.values);
  if (page.state.tracked === null || form.get('step') !== 'return') return data(page.state, page.init);
  const {items, reason} = readReturn(form);
  if (items.length === 0) return data({...page.state, problem: 'nothing_chosen' as const}, {status: 422});
  const sent = await part(tracking.sendBack({...reading.value, items, reason}, readOperation(form)));
  const outcome = labelOr(page.state, sent);
  if (!('label' in outcome)) return data(outcome.state, outcome.init);
  flash.write(tellLabel(outcome.label));
  return redirect(`${servicePath(i18n.language, 'order')}?sent`, 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function OrderRoute() {
  const {texts, isSent, label} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      {isSent && !state ? <LabelPage label={label} /> : <OrderPage state={state ?? EMPTY_PAGE} />}
    </TextScope>
  );
}
