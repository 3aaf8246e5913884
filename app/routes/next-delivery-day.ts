import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {deliveryToAddTo} from '../domain/subscription/choose-delivery';

/** Returns the day of the logged-in customer's next delivery, for the script of product pages; `null` for everybody else. */
export async function loader({context}: LoaderFunctionArgs): Promise<Response> {
  if (context.isForeignPage) return new Response(null, {status: 403});
  const customer = await context.account.customer();
  const subscription = customer === null ? null : await context.fallible(context.subscriptions.read());
  const deliveries = subscription?.state === 'ready' ? subscription.data.deliveries : [];
  const next = deliveryToAddTo(deliveries, context.today());
  return Response.json({day: next?.day ?? null});
}
