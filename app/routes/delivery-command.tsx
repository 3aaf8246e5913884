import {useActionData, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {dayInGermany} from '../domain/delivery';
import {productChoice} from '../domain/subscription/choice';
import {chooseDelivery} from '../domain/subscription/choose-delivery';
import {EMPTY_FORM} from '../domain/form/form-answer';
import {deliveryForm} from '../domain/subscription/subscription.form.server';
import {formAction} from '../forms/form-action.server';
import {DeliveryCommandPage} from '../views/account/DeliveryCommandPage';
import {isDeliveryCommand} from '../views/account/command-names';
import {Unavailable} from '../views/account/SubscriptionFrame';
import {keepForLogin, notThere, performCommand} from './subscription-command.server';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  await context.requireCustomer();
  const {delivery: key = '', command: name = ''} = params;
  const subscription = await context.fallible(context.subscriptions.read());
  if (!isDeliveryCommand(name)) throw new Response(null, {status: 404});
  if (subscription.state === 'unavailable') return null;
  const today = dayInGermany(context.now().getTime());
  const {deliveries} = subscription.data;
  const delivery = chooseDelivery(deliveries, key, name, today);
  if (delivery === null) throw new Response(null, {status: 404});
  const {searchParams} = new URL(request.url);
  const handle = searchParams.get('product');
  const product = name === 'add' && handle !== null ? await context.catalogue.product(handle) : null;
  const liked = subscription.data.products.flatMap(({filters}) => filters);
  const choice = product && productChoice(product, {isBusiness: await context.account.isBusiness(), today});
  const found = name === 'add' && choice === null ? await context.findGoods(searchParams, liked) : null;
  return {name, delivery, deliveries, today, found, choice, draft: await context.account.takeDraft(context.pathname)};
}

export const action = formAction(
  ({params}) => {
    const form = deliveryForm(params['command'] ?? '', params['delivery'] ?? '');
    if (form === null) throw notThere();
    return form;
  },
  (command, sent) => performCommand(command, sent, {page: 'upcoming', day: command.key.slice(-10)}),
  keepForLogin,
);

export default function DeliveryCommandRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page === null) return <Unavailable page="upcoming" />;
  const {draft, ...props} = page;
  return <DeliveryCommandPage {...props} answer={answer ?? (draft && {...EMPTY_FORM, values: draft})} />;
}
