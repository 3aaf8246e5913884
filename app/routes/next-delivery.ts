import {redirect, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {subscriptionPath} from '../pages/paths';
import {pagePath} from '../pages/page-path';
import {deliveryToAddTo} from '../domain/subscription/choose-delivery';

/** From a product's page to the form that adds it to the next delivery, whichever that is by then. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await context.requireCustomer();
  const {language} = context.i18n;
  const {deliveries} = await context.subscriptions.read();
  const next = deliveryToAddTo(deliveries, context.today());
  if (next === null) return redirect(subscriptionPath(language));
  const handle = new URL(request.url).searchParams.get('product') ?? '';
  const query = new URLSearchParams({product: handle}).toString();
  return redirect(`${pagePath('deliveryCommand', language, {delivery: next.key, command: 'add'})}?${query}`);
}
