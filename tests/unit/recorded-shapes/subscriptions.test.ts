import {
  chargeListSchema,
  onetimeListSchema,
  subscriptionAddressListSchema,
  subscriptionListSchema,
  subscriptionOrderListSchema,
} from '#contracts/subscriptions';

import {freshCalls} from '../../../app/services/service-calls.fixture';
import {openSubscriptionSession} from '../../../app/services/subscriptions/access.server';
import {createSubscriptionGateway} from '../../../app/services/subscriptions/gateway.server';
import {readSubscription} from '../../../app/services/subscriptions/read-subscription.server';
import {createGiftSubscriptions} from '../../../service/adapters/subscriptions';
import {describeRecorded, readRecorded} from '../../support/recorded';

const SERVICE = 'subscriptions';
const SHOP = {storefrontToken: 'strfnt_shop', shop: 'shop.example'};

const gateway = () =>
  createSubscriptionGateway({
    apiUrl: 'https://subscriptions.example',
    ...SHOP,
    session: () => Promise.resolve({token: 'st_1', customerId: 64962974}),
    calls: freshCalls(),
  });

const openSession = () =>
  openSubscriptionSession('shcat_1', {
    ...SHOP,
    calls: freshCalls(),
    loginUrl: 'https://subscriptions.example',
    now: () => 0,
  });

const LISTS = {
  '/charges': 'charges',
  '/subscriptions': 'subscriptions',
  '/onetimes': 'onetimes',
  '/addresses': 'addresses',
  '/payment_methods': 'payment-methods',
  '/orders': 'orders',
} as const;

const recordedAt = (url: string) => {
  const name = Object.entries(LISTS).find(([path]) => new URL(url).pathname === path)?.[1];
  return name === undefined ? null : readRecorded(SERVICE, name);
};

const refusedChange = (name: string, ...wrong: readonly string[]) => ({
  [name]: {
    ask: () => gateway().write({method: 'POST', path: '/subscriptions/1/cancel', body: {}}),
    makes: {value: {status: 422, wrong}},
  },
});

describeRecorded(SERVICE, {
  charges: {
    ask: () => gateway().read('/charges', chargeListSchema),
    makes: {
      value: {
        charges: [
          {status: 'queued', scheduled_at: '2024-05-12', retry_date: null, total_price: '29.20'},
          {status: 'success', external_order_id: {ecommerce: '5006149877931'}, line_items: [{grams: null}]},
          {status: 'error', retry_date: '2022-06-12', charge_attempts: 6},
        ],
      },
    },
  },
  subscriptions: {
    ask: () => gateway().read('/subscriptions', subscriptionListSchema),
    makes: {
      value: {
        subscriptions: [
          {order_interval_unit: 'day', order_interval_frequency: 30, sku: null, quantity: 3},
          {expire_after_specific_number_of_charges: null, next_charge_scheduled_at: '2022-04-09', quantity: 4},
        ],
      },
    },
  },
  onetimes: {
    ask: () => gateway().read('/onetimes', onetimeListSchema),
    makes: {value: {onetimes: [{next_charge_scheduled_at: '2025-02-01', price: '6.00'}]}},
  },
  orders: {
    ask: () => gateway().read('/orders', subscriptionOrderListSchema),
    makes: {
      value: {
        orders: [
          {
            charge: {id: 580825303, status: 'success'},
            scheduled_at: '2023-05-13',
            total_price: '29.20',
            line_items: [{purchase_item_id: 153601366, original_price: '24.30'}],
          },
        ],
      },
    },
  },
  addresses: {
    ask: () => gateway().read('/addresses', subscriptionAddressListSchema),
    makes: {value: {addresses: [{company: null, province: null, payment_method_id: 33333333}]}},
  },
  'payment-methods': {
    ask: () => readSubscription(gateway(), () => Promise.resolve({state: 'ready', data: new Map()}), '2025-01-31'),
    elsewhere: ({url}) => recordedAt(url),
    makes: {
      value: {
        addresses: [
          {
            isGift: false,
            address: {company: '', province: '', countryCode: 'DK'},
            payment: {type: 'method_visa', lastFour: '0001', gateway: 'legacy', isValid: true},
          },
        ],
        // The list of charges is read twice: the open ones, and those that are over. The order is that of one of them.
        deliveries: [null, 'delivered', 'failed', null, 'delivered', 'failed'].map((outcome) => ({
          outcome,
          payment: {lastFour: '0001'},
        })),
        products: [{kind: 'recurring', weeks: 4}, {kind: 'recurring'}, {kind: 'one-time', nextDay: '2025-02-01'}],
      },
    },
  },
  session: {ask: openSession, makes: {value: {token: 'st_0123456789', customerId: 64962974}}},
  'session-of-nobody': {ask: openSession, makes: {value: {token: null, customerId: null}}},
  customers: {
    ask: () => giftSubscription(),
    elsewhere: ({method, url}) =>
      method === 'GET' ? recordedAt(url) : readRecorded(SERVICE, CREATED[new URL(url).pathname] ?? ''),
    makes: {value: {ok: true, id: 123123123}},
  },
  'address-created': {
    ask: () => gateway().write({method: 'POST', path: '/addresses', body: {}}),
    makes: {value: {status: 201}},
  },
  'subscription-created': {
    ask: () => gateway().write({method: 'POST', path: '/subscriptions', body: {}}),
    makes: {value: {status: 201}},
  },
  'subscription-cancelled': {
    ask: () => gateway().write({method: 'POST', path: '/subscriptions/1/cancel', body: {}}),
    makes: {value: {status: 200}},
  },
  'not-found': {ask: () => gateway().read('/charges', chargeListSchema), makes: {failure: 'status'}},
  ...refusedChange('invalid-list', 'date'),
  ...refusedChange('invalid-text', 'next_charge_scheduled_at'),
  ...refusedChange('invalid-nested', 'address1'),
});

const CREATED: Readonly<Record<string, string>> = {
  '/addresses': 'address-created',
  '/subscriptions': 'subscription-created',
};

function giftSubscription() {
  const order = {source: 'gift-1', product: 1, variant: 2, deliveries: 3, intervalWeeks: 4, project: 'SP022'};
  const names = {firstName: 'Niels', lastName: 'Bohr', company: '', address1: 'Teststreet 1', address2: ''};
  const place = {city: 'København', province: '', zip: '1000', countryCode: 'DK', phone: ''};
  return createGiftSubscriptions(
    {SUBSCRIPTION_API_URL: 'https://subscriptions.example', SUBSCRIPTION_API_TOKEN: 'store-token'},
    {email: 'customer@example.com', shippingTitle: 'Free shipping', address: {...names, ...place}},
    [{...order, firstDay: '2026-12-24', language: 'en'}],
  );
}
