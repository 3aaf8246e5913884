import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import type {ConfirmationPage} from '../domain/order/order';
import {titledPageSeo} from '../i18n/titled-page.server';
import {ConfirmPage} from '../views/checkout/ConfirmPage';
import {pageMeta} from '../views/parts/page-meta';
import {CheckoutTexts} from '../views/checkout/texts';

/**
 * Serves the page that the hosted checkout returns to. The platform's own thank-you page signs no token: without one, a visitor
 * without a cart is taken for one who has ordered, and nothing of the order is told. The offer to restore the cart goes with it.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('order');
  const [named, cart] = await Promise.all([context.orders.read(token), context.cart.read()]);
  const confirmation: ConfirmationPage = token === null && cart === null ? {state: 'ordered'} : named;
  if (cart === null && (token === null || named.state === 'found')) context.lastCart.forget();
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
