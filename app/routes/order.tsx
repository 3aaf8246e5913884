import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {servicePath} from '../pages/service-paths';
import {EMPTY_FORM} from '../domain/form/form-answer';
import {orderForm, readReturn} from '../domain/order/order.form.server';
import {valueOr} from '../domain/fallible';
import {formAction} from '../forms/form-action.server';
import {titledPageSeo} from '../i18n/titled-page.server';
import {OrderPage, ReturnPage} from '../views/orders/OrderPage';
import {pageMeta} from '../views/parts/page-meta';
import {OrderTexts} from '../views/orders/texts';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {i18n, pathname} = context;
  const own = servicePath(i18n.language, 'order');
  if (pathname !== own) return redirect(own, 301);
  const {searchParams} = new URL(request.url);
  const returned = searchParams.get('return');
  const isSent = searchParams.has('sent');
  return {
    texts: i18n.texts('orders', 'checkout'),
    seo: titledPageSeo('order', context, {
      title: (context.form.answer?.shown ?? null) !== null ? 'orders:found' : isSent ? 'orders:label.title' : null,
    }),
    today: context.today(),
    isSent,
    sought: returned === null ? {} : {number: returned, step: 'find-return'},
    announced: context.flash.read('return'),
  };
}

/** Finds the order; with `step=return` it also announces what goes back. */
export const action = formAction(orderForm, async ({step, ...lookup}, {context, form, idempotencyKey}) => {
  const {fallible, tracking, i18n} = context;
  const found = await tracking.find(lookup);
  if (found.state !== 'done') return found;
  const {items, reason} = readReturn(form);
  const shown = {tracked: found.tracked, items, reason};
  if (step !== 'return') return {state: 'next-step', shown};
  if (items.length === 0) return {state: 'refused', code: 'nothing_chosen', shown};
  const sending = fallible(tracking.sendBack({...lookup, items, reason}, idempotencyKey));
  const sent = valueOr(await sending, {state: 'unavailable'} as const);
  if (sent.state !== 'done') return {...sent, shown};
  const flash = {kind: 'return', ...sent.announced} as const;
  return {state: 'done', target: `${servicePath(i18n.language, 'order')}?sent`, flash};
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function OrderRoute() {
  const {texts, today, isSent, sought, announced} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const empty = {...EMPTY_FORM, values: sought};
  return (
    <OrderTexts texts={texts}>
      {isSent && !state ? <ReturnPage announced={announced} /> : <OrderPage state={state ?? empty} today={today} />}
    </OrderTexts>
  );
}
