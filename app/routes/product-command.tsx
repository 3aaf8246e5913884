import {useActionData, useLoaderData} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {HOME_COLLECTIONS} from '../config/commerce';
import {productChoice} from '../domain/subscription/choice';
import {operationOf, parseProductCommand, submittedFields} from '../domain/subscription/form.server';
import {isProductCommand} from '../views/account/command-names';
import {pagePath} from '../views/account/pages';
import {ProductCommandPage} from '../views/account/ProductCommandPage';
import {Unavailable} from '../views/account/SubscriptionFrame';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  await context.requireCustomer();
  const {item = '', command: name = ''} = params;
  const subscription = await context.part(context.subscriptions.read());
  if (!isProductCommand(name)) throw new Response(null, {status: 404});
  if (subscription.state === 'unavailable') return null;
  const product = subscription.data.products.find(({itemId}) => String(itemId) === item);
  if (product === undefined) throw new Response(null, {status: 404});
  const asked = name === 'swap' ? new URL(request.url).searchParams.get('product') : null;
  const handle = name === 'edit' ? product.handle : asked;
  const found = handle === null ? null : await context.catalogue.product(handle);
  const cards = name === 'swap' && found === null ? await context.choices(HOME_COLLECTIONS.coffee) : [];
  const choice = found && productChoice(found);
  return {name, product, cards, choice, draft: await context.account.takeDraft(context.pathname)};
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const values = submittedFields(form);
  await context.requireCustomer(values);
  const {item = '', command: name = ''} = params;
  const parsed = parseProductCommand(name, item, form);
  if (parsed === null) throw new Response(null, {status: 404});
  if (!parsed.ok) return data({refusal: null, errors: parsed.errors, values}, {status: 422});
  const {refusal} = await context.subscriptions.perform({command: parsed.command, operation: operationOf(form)});
  if (refusal === 'gone') throw new Response(null, {status: 404});
  if (refusal !== null) return data({refusal, errors: {}, values}, {status: 409});
  context.accountFlash.write({name: parsed.command.name, day: null});
  return redirect(pagePath(context.i18n.language, 'products'), 303);
}

export default function ProductCommandRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page === null) return <Unavailable page="products" />;
  const {draft, ...props} = page;
  return <ProductCommandPage {...props} answer={answer ?? (draft && {refusal: null, errors: {}, values: draft})} />;
}
