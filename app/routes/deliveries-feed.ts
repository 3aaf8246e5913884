import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {comingDeliveries} from '../domain/subscription/choose-delivery';
import {calendarFeed} from '../domain/subscription/calendar-feed';
import {feedEntry} from '../i18n/delivery-feed';

/** Returns the deliveries to come, skipped ones left out, for the customer's own calendar. */
export async function loader({context}: LoaderFunctionArgs): Promise<Response> {
  await context.requireCustomer();
  const {deliveries} = await context.subscriptions.read();
  const now = context.now().getTime();
  const entries = comingDeliveries(deliveries, context.today())
    .filter(({state}) => state === 'upcoming')
    .map((delivery) => feedEntry(delivery, context.i18n, context.origin));
  const name = context.i18n.translate('account:subscription.title');
  return new Response(calendarFeed(entries, name, new URL(context.origin).host, now), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="deliveries.ics"',
    },
  });
}
