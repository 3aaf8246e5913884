import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {confirmationPage} from '../domain/order/confirmation-page';
import {titledPageSeo} from '../i18n/titled-page.server';
import {ConfirmPage} from '../views/checkout/ConfirmPage';
import {pageMeta} from '../views/parts/page-meta';
import {CheckoutTexts} from '../views/checkout/texts';

/** Serves the page that the hosted checkout returns to. With what was ordered goes the offer to restore its cart. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('order');
  const {fallible} = context;
  const [named, cart] = await Promise.all([fallible(context.orders.read(token)), fallible(context.cart.read())]);
  const confirmation = confirmationPage(token, named, cart);
  const isOrdered = confirmation.state === 'found' || confirmation.state === 'ordered';
  if (isOrdered && cart.state === 'ready' && cart.data === null) context.lastCart.forget();
  return {texts: context.i18n.texts('checkout'), seo: titledPageSeo('confirm', context), confirmation};
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function ConfirmRoute() {
  const {texts, confirmation} = useLoaderData<typeof loader>();
  return (
    <CheckoutTexts texts={texts}>
      <ConfirmPage confirmation={confirmation} />
    </CheckoutTexts>
  );
}
