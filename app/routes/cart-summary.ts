import type {ActionFunctionArgs, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {isLanguage} from '../config/languages';
import {summarizeCart} from '../domain/cart/summary';
import {minicartTexts} from '../views/cart/minicart-texts';
import {refusalTexts} from '../views/parts/add-to-cart-texts';
import {changeCart} from './change-cart.server';

const PRIVATE = {'Cache-Control': 'private, no-store'};

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
    {headers: PRIVATE},
  );
}

/** A form of the cart from a page that does not show it: what came of it, with the words for what was refused. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (!isLanguage(args.params['lang'])) return new Response(null, {status: 404});
  const answer = await changeCart(args);
  const isPlain = answer.ok && answer.outcome.refusals.length === 0;
  const texts = isPlain ? {} : refusalTexts(args.context.i18n.texts('cart'));
  if (!answer.ok) return Response.json({ok: false, errors: answer.errors, texts}, {status: 422, headers: PRIVATE});
  const {cartCount, outcome} = answer;
  return Response.json({ok: true, cartCount, refusals: outcome.refusals, texts}, {headers: PRIVATE});
}
