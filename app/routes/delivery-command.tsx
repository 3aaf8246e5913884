import {useActionData, useLoaderData} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {HOME_COLLECTIONS} from '../config/commerce';
import {dayInGermany} from '../domain/delivery';
import {productChoice} from '../domain/subscription/choice';
import {chooseDelivery} from '../domain/subscription/choose-delivery';
import {operationOf, parseDeliveryCommand, submittedFields} from '../domain/subscription/form.server';
import {DeliveryCommandPage} from '../views/account/DeliveryCommandPage';
import {isDeliveryCommand} from '../views/account/command-names';
import {pagePath} from '../views/account/pages';
import {Unavailable} from '../views/account/SubscriptionFrame';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  await context.requireCustomer();
  const {delivery: key = '', command: name = ''} = params;
  const subscription = await context.part(context.subscriptions.read());
  if (!isDeliveryCommand(name)) throw new Response(null, {status: 404});
  if (subscription.state === 'unavailable') return null;
  const today = dayInGermany(context.now().getTime());
  const {deliveries} = subscription.data;
  const delivery = chooseDelivery(deliveries, key, name, today);
  if (delivery === null) throw new Response(null, {status: 404});
  const handle = new URL(request.url).searchParams.get('product');
  const product = name === 'add' && handle !== null ? await context.catalogue.product(handle) : null;
  const cards =
    name === 'add' && product === null ? await context.choices(HOME_COLLECTIONS.coffee, HOME_COLLECTIONS.gear) : [];
  const choice = product && productChoice(product);
  return {name, delivery, deliveries, today, cards, choice, draft: await context.account.takeDraft(context.pathname)};
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const values = submittedFields(form);
  await context.requireCustomer(values);
  const {delivery: key = '', command: name = ''} = params;
  const parsed = parseDeliveryCommand(name, key, form);
  if (parsed === null) throw new Response(null, {status: 404});
  if (!parsed.ok) return data({refusal: null, errors: parsed.errors, values}, {status: 422});
  const {refusal} = await context.subscriptions.perform({command: parsed.command, operation: operationOf(form)});
  if (refusal === 'gone') throw new Response(null, {status: 404});
  if (refusal !== null) return data({refusal, errors: {}, values}, {status: 409});
  context.accountFlash.write({name: parsed.command.name, day: key.slice(-10)});
  return redirect(pagePath(context.i18n.language, 'upcoming'), 303);
}

export default function DeliveryCommandRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page === null) return <Unavailable page="upcoming" />;
  const {draft, ...props} = page;
  return <DeliveryCommandPage {...props} answer={answer ?? (draft && {refusal: null, errors: {}, values: draft})} />;
}
