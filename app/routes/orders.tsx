import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {titledPageSeo} from '../i18n/titled-page.server';
import {AccountFrame} from '../views/account/AccountFrame';
import {OrdersPage} from '../views/account/OrdersPage';
import {AccountTexts} from '../views/account/texts';
import {pageMeta} from '../views/parts/page-meta';

/** Returns the customer's orders, which the platform keeps, including orders without a subscription. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {firstName} = await context.requireCustomer();
  const after = new URL(request.url).searchParams.get('after');
  return {
    texts: context.i18n.texts('account'),
    seo: titledPageSeo('orders', context),
    firstName,
    today: context.today(),
    orders: await context.fallible(context.placedOrders(after)),
  };
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function OrdersRoute() {
  const {texts, firstName, today, orders} = useLoaderData<typeof loader>();
  return (
    <AccountTexts texts={texts}>
      <AccountFrame current="orders" firstName={firstName}>
        <OrdersPage orders={orders} today={today} />
      </AccountFrame>
    </AccountTexts>
  );
}
