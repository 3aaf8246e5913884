import type {Order} from '../checkout/order';
import type {QuoteLine} from '../checkout/quote';
import {now} from '../shared/clock';
import type {SeedCustomer, SeedOrder, SeedOrderLine} from '../seed/customers';
import {NO_ADDRESS} from '../storefront/cart/cart-state';
import {shop} from '../storefront/shop';
import {directoryOf, subscriberOf} from '../subscriptions/env';
import type {SubscriptionEnv} from '../subscriptions/env';
import type {AccountsEnv} from './env';
import {bookName} from './order-book-object';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the orders of an address need of the worker's configuration. */
export type OrdersEnv = Pick<AccountsEnv, 'ORDER_BOOKS' | 'CLOCK_OFFSET_MS'> &
  Pick<SubscriptionEnv, 'SUBSCRIBERS' | 'SUBSCRIPTION_DIRECTORY'>;

/**
 * Returns everything that was ever ordered under an e-mail address, newest first: the seed's orders, those of the
 * checkout, and those that the subscription service has made up to now.
 */
export async function ordersOf(env: OrdersEnv, email: string): Promise<readonly Order[]> {
  const subscriber = await directoryOf(env).lookUp(email, null);
  if (subscriber !== null) await subscriberOf(env, subscriber.number).view(subscriber, now(env));
  const {orders, firstReadAt} = await env.ORDER_BOOKS.getByName(bookName(email)).read(now(env));
  const seeded = shop()
    .customers.filter((customer) => customer.email === bookName(email))
    .flatMap((customer) => customer.orders.map((order) => seededOrder(order, customer, firstReadAt)));
  return [...orders, ...seeded].sort((a, b) => b.createdAt - a.createdAt);
}

/**
 * Returns a seeded order in the shape of the checkout's.
 *
 * @param countedFrom the moment from which its age counts back, in milliseconds since 1970
 */
function seededOrder(order: SeedOrder, customer: SeedCustomer, countedFrom: number): Order {
  const lines = order.lines.map((line) => quoteLine(line, customer.language));
  const subtotalCents = lines.reduce((sum, {subtotalCents: cents}) => sum + cents, 0);
  const totalCents = subtotalCents + order.shippingCents;
  const [address] = customer.addresses;
  return {
    id: `seed-${order.number}`,
    number: order.number,
    cartToken: `seed-${order.number}`,
    createdAt: countedFrom - order.daysAgo * DAY_MS,
    language: customer.language,
    email: customer.email,
    address: address ?? NO_ADDRESS,
    quote: {
      lines,
      itemCount: lines.reduce((sum, {quantity}) => sum + quantity, 0),
      subtotalCents,
      discounts: [],
      shippingCents: order.shippingCents,
      totalCents,
      giftCards: [],
      dueCents: totalCents,
      donations: [],
    },
    discountCodes: [],
    paymentMethod: 'visa',
    paymentStatus: 'paid',
    deliveryDays: {min: 1, max: 3},
  };
}

function quoteLine(line: SeedOrderLine, language: SeedCustomer['language']): QuoteLine {
  const {variantNumber, quantity, weeks, unitCents, kind} = line;
  return {
    variantNumber,
    merchandise: {
      title: line.title[language],
      variantTitle: line.variantTitle?.[language] ?? null,
      kind,
      isCoffee: kind === 'Coffee',
      picture: null,
      requiresShipping: true,
      donationGrams: 0,
    },
    quantity,
    weeks,
    subtotalCents: unitCents * quantity,
    totalCents: unitCents * quantity,
  };
}
