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
import {LONGEST_MESSAGE, parseCartForm, submittedValues} from '../domain/cart/form.server';
import {displayedQuantity} from '../domain/cart/quantity';
import {cartRecommendation, recommendable} from '../domain/cart/recommendation';
import {summarizeCart} from '../domain/cart/summary';
import {shownWith, tellCart} from '../domain/cart/told';
import {dayInGermany} from '../domain/delivery';
import {partOr} from '../domain/part';
import {cartSeo} from '../i18n/checkout-titles';
import {TextScope} from '../i18n/use-translate';
import {CartPage} from '../views/cart/CartPage';
import {isWholeAnswer, orUnanswered} from '../views/cart/unanswered';
import {refusalTexts} from '../views/parts/add-to-cart-texts';
import {pageMeta} from '../views/parts/page-meta';

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

export async function action({request, context}: ActionFunctionArgs) {
  const form = await request.formData();
  const today = dayInGermany(context.now().getTime());
  const parsed = parseCartForm(form, today);
  const texts = refusalTexts(context.i18n.texts('cart'));
  if (!parsed.ok) {
    const values = submittedValues(form, LONGEST_MESSAGE);
    return data({ok: false as const, errors: parsed.errors, values, today, texts}, {status: 422});
  }
  const values = submittedValues(form);
  const {intent} = parsed.command;
  const done = await context.cart.perform(parsed.command);
  const outcome = tellCart(intent, done, values);
  const cartCount = done.reached ? displayedQuantity(done.cart) : null;
  if (context.isDataRequest) {
    const summary = shownWith(intent, done.cart);
    return data({ok: true as const, cartCount, summary, ...outcome, texts: outcome.refusals.length > 0 ? texts : {}});
  }
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
