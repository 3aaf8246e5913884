import {useActionData, useLoaderData, type MetaFunction, type ShouldRevalidateFunction} from '@remix-run/react';
import {redirect, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {keepFormOnNetworkError} from '../forms/network-error';
import {summarizeCart} from '../domain/cart/summary';
import {titledPageSeo} from '../i18n/titled-page.server';
import {cartPath} from '../pages/paths';
import {CartPage} from '../views/cart/CartPage';
import {bringsNoCart} from '../views/cart/cart-answer';
import {reportToday} from '../domain/cart/report';
import type {KeptCookies} from '../views/cart/EmptyCart';
import {pageMeta} from '../views/parts/page-meta';
import {waysToPay} from '../views/cart/ways-to-pay.server';
import {cartAction, isAskedAsFilled, recommendedFor} from './change-cart.server';
import {CartTexts} from '../views/cart/texts';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const hasCookies = request.headers.has('Cookie');
  const isFilled = isAskedAsFilled(request);
  if (isFilled && hasCookies) throw redirect(cartPath(context.i18n.language), 303);
  const cookies: KeptCookies = hasCookies ? 'kept' : isFilled ? 'blocked' : 'unknown';
  const cart = await context.cart.read();
  const today = context.today();
  const summary = summarizeCart(cart, today);
  const report = context.flash.read('cart');
  const recommended = cart && (await recommendedFor(context, cart, summary));
  return {
    texts: context.i18n.texts('cart', 'listing'),
    seo: titledPageSeo('cart', context),
    summary,
    prices: cart === null ? [] : context.seenPrices.takeChanges(cart),
    recommended: recommended ?? {
      kind: summary.kind,
      gearTitle: summary.gearTitle,
      country: summary.delivery.country,
      cards: [],
    },
    flash: report && reportToday(report, cart),
    hasLast: cart === null && context.lastCart.read().length > 0,
    cookies,
    today,
    waysToPay: waysToPay(context.i18n),
  };
}

export const shouldRevalidate: ShouldRevalidateFunction = ({actionResult, defaultShouldRevalidate}) =>
  bringsNoCart(actionResult) && defaultShouldRevalidate;

export const action = cartAction({isCartPage: true});

export const clientAction = keepFormOnNetworkError;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function CartRoute() {
  const {texts, ...page} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <CartTexts texts={texts}>
      <CartPage {...page} answer={answer ?? null} />
    </CartTexts>
  );
}
