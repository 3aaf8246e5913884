import {useActionData, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {dayInGermany} from '../domain/delivery';
import {isSwapFor, productChoice, type ProductLink} from '../domain/subscription/choice';
import {EMPTY_FORM} from '../domain/form/form-answer';
import {productForm} from '../domain/subscription/subscription.form.server';
import {formAction} from '../forms/form-action.server';
import {isProductCommand} from '../views/account/command-names';
import {ProductCommandPage} from '../views/account/ProductCommandPage';
import {Unavailable} from '../views/account/SubscriptionFrame';
import {keepForLogin, notThere, performCommand} from './subscription-command.server';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  await context.requireCustomer();
  const {item = '', command: name = ''} = params;
  const subscription = await context.fallible(context.subscriptions.read());
  if (!isProductCommand(name)) throw new Response(null, {status: 404});
  if (subscription.state === 'unavailable') return null;
  const product = subscription.data.products.find(({itemId}) => String(itemId) === item);
  if (product === undefined) throw new Response(null, {status: 404});
  const {searchParams} = new URL(request.url);
  const handle = name === 'edit' ? product.handle : name === 'swap' ? searchParams.get('product') : null;
  const goods = handle === null ? null : await context.catalogue.product(handle);
  const canReplace = (other: ProductLink) => isSwapFor(product, other);
  const today = dayInGermany(context.now().getTime());
  const kept = name === 'edit' ? product.variantNumber : undefined;
  const choice = goods && productChoice(goods, {isBusiness: await context.account.isBusiness(), today, kept});
  const found =
    name === 'swap' && choice === null ? await context.findGoods(searchParams, product.filters, canReplace) : null;
  return {name, product, found, choice, draft: await context.account.takeDraft(context.pathname)};
}

export const action = formAction(
  ({params}) => {
    const form = productForm(params['command'] ?? '', params['item'] ?? '');
    if (form === null) throw notThere();
    return form;
  },
  (command, sent) => performCommand(command, sent, {page: 'products', day: null}),
  keepForLogin,
);

export default function ProductCommandRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page === null) return <Unavailable page="products" />;
  const {draft, ...props} = page;
  return <ProductCommandPage {...props} answer={answer ?? (draft && {...EMPTY_FORM, values: draft})} />;
}
