import type {ActionFunctionArgs, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {summarizeCart} from '../domain/cart/summary';
import {jsonAnswer} from '../forms/form-action.server';
import {
  answerGoneLines,
  answerMessages,
  answerTexts,
  answerUnnamedLines,
  isAdded,
  minicartTexts,
} from '../views/cart/minicart-texts';
import {cartAction} from './change-cart.server';

const changeCart = cartAction({isCartPage: false});

/**
 * Returns the cart as the cart page sees it, with the words for it: for its owner on the shop's own pages, never
 * stored.
 */
export async function loader({context}: LoaderFunctionArgs): Promise<Response> {
  if (context.isForeignPage) return new Response(null, {status: 403});
  const cart = await context.cart.read();
  return Response.json({
    totalQuantity: cart?.totalQuantity ?? null,
    summary: summarizeCart(cart, context.today()),
    texts: minicartTexts(context.i18n.texts('cart')),
  });
}

/**
 * Carries out a form of the cart from a page that does not show it; answers with what came of it, the cart for the
 * minicart, and the words for both.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return jsonAnswer(changeCart, args, (answer) => {
    args.context.lostLines.tell(answerUnnamedLines(answer));
    return {
      isAdded: isAdded(answer),
      messages: answerMessages(answer),
      gone: answerGoneLines(answer),
      texts: answerTexts(answer, args.context.i18n.texts('cart')),
    };
  });
}
