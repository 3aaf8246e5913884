import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {isLanguage} from '../config/languages';
import {summarizeCart} from '../domain/cart/summary';
import {minicartTexts} from '../views/cart/minicart-texts';

/** The cart as the cart page sees it, with the words for it: for its owner on the shop's own pages, never stored. */
export async function loader({params, context}: LoaderFunctionArgs): Promise<Response> {
  if (!isLanguage(params['lang'])) return new Response(null, {status: 404});
  if (context.isForeignPage) return new Response(null, {status: 403});
  const cart = await context.cart.read();
  return Response.json(
    {
      totalQuantity: cart?.totalQuantity ?? null,
      summary: summarizeCart(cart),
      texts: minicartTexts(context.i18n.texts('cart', 'shell')),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}
