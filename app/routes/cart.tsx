import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {cartPath} from '../config/paths';
import {cartRecommendation, recommendable} from '../domain/cart/recommendation';
import {summarizeCart} from '../domain/cart/summary';
import {shownWith} from '../domain/cart/told';
import {partOr} from '../domain/part';
import {cartSeo} from '../i18n/checkout-titles';
import {TextScope} from '../i18n/use-translate';
import {CartPage} from '../views/cart/CartPage';
import {isWholeAnswer, orUnanswered} from '../views/cart/unanswered';
import {pageMeta} from '../views/parts/page-meta';
import {changeCart} from './change-cart.server';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const cart = await context.cart.read();
  const summary = summarizeCart(cart);
  const {collection, gearTitle} = cartRecommendation(summary);
  const cards = cart === null ? [] : partOr(await context.part(context.catalogue.recommendedForCart(collection)), []);
  return data(
    {
      texts: context.i18n.texts('cart', 'listing'),
      seo: cartSeo(context.i18n, context.origin),
      summary,
      recommended: {gearTitle, cards: cart === null ? [] : recommendable(cards, cart)},
      told: context.flash.read(),
      hasLast: cart === null && context.lastCart.read().length > 0,
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

export async function action(args: ActionFunctionArgs) {
  const {context} = args;
  const answer = await changeCart(args);
  if (!answer.ok) return data(answer, {status: 422});
  const {cart, cartCount, outcome} = answer;
  if (context.isDataRequest) return data({ok: true as const, cartCount, summary: shownWith(cart), ...outcome});
  context.flash.write(outcome);
  return redirect(cartPath(context.i18n.language), 303);
}

/** Whoever is cut off keeps the page. */
export async function clientAction({request, serverAction}: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  return orUnanswered(serverAction<typeof action>(), form);
}

export const shouldRevalidate: ShouldRevalidateFunction = ({actionResult, defaultShouldRevalidate}) =>
  !isWholeAnswer(actionResult) && defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function CartRoute() {
  const {texts, summary, recommended, told, hasLast} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      <CartPage summary={summary} recommended={recommended} result={result ?? null} told={told} hasLast={hasLast} />
    </TextScope>
  );
}
