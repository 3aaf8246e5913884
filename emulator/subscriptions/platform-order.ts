import {COUNTRIES} from '../shared/countries';
import type {Order} from '../checkout/order';
import type {QuoteLine} from '../checkout/quote';
import type {Account, Charge, ChargeLine, SubscriptionCustomer, SubscriptionOrder} from './account';
import {lineCents} from './price-charge';
import {writtenLanguage} from './written-language';

/**
 * Returns the order that the service makes at the platform of a paid charge: the customer's, like every other. Source:
 * https://support.getrecharge.com/hc/en-us/articles/13482639209367-How-can-I-identify-Recharge-orders-in-my-ecommerce-platform
 */
export function platformOrder(
  {customer}: Pick<Account, 'customer'>,
  charge: Charge,
  {id, number, createdAt}: SubscriptionOrder,
): Order {
  const {amounts, lines, postal, discountCodes} = charge;
  const {linesCents, discountCents, shippingCents, totalCents} = amounts;
  const language = writtenLanguage(customer, lines);
  // With the customer's time, because ids begin anew after a reset.
  const name = `subscription-${id}-${customer.createdAt}`;
  return {
    id: name,
    number,
    cartToken: name,
    createdAt,
    language,
    email: customer.email,
    address: {
      ...postal,
      company: postal.company ?? '',
      address2: postal.address2 ?? '',
      phone: postal.phone ?? '',
    },
    quote: {
      lines: lines.map((line) => quoteLine(line, language)),
      itemCount: lines.reduce((sum, {quantity}) => sum + quantity, 0),
      subtotalCents: linesCents,
      discounts: discountCents === 0 ? [] : [{code: null, title: discountCodes.join(', '), cents: discountCents}],
      shippingCents,
      totalCents,
      giftCards: [],
      dueCents: totalCents,
      donations: [],
    },
    discountCodes,
    // The service charges it, not the checkout.
    paymentMethod: null,
    paymentStatus: 'paid',
    deliveryDays: COUNTRIES.find(({code}) => code === postal.countryCode)?.deliveryDays ?? null,
  };
}

function quoteLine(line: ChargeLine, language: SubscriptionCustomer['language']): QuoteLine {
  const {goods, title, variantNumber, quantity, properties} = line;
  const cents = lineCents(line);
  return {
    variantNumber,
    merchandise: {
      title: title[language],
      variantTitle: goods?.variantTitle?.[language] ?? null,
      kind: goods?.isCoffee === false ? 'Gear' : 'Coffee',
      isCoffee: goods?.isCoffee !== false,
      picture: goods?.picture ?? null,
      requiresShipping: goods?.requiresShipping ?? true,
      donationGrams: 0,
    },
    quantity,
    attributes: properties.map(({name: key, value}) => ({key, value})),
    weeks: null,
    subtotalCents: cents,
    totalCents: cents,
  };
}
