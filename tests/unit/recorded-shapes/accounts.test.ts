import {runAnyway} from '../../../app/commands/memory-mutex.fixture';
import {productTypes} from '../../../contracts/product-types';
import {createOpenId} from '../../../app/services/account/open-id.server';
import {readPlacedOrders} from '../../../app/services/account/placed-orders.server';
import {createCustomerProfile} from '../../../app/services/account/profile.server';
import {readCustomer} from '../../../app/services/account/read-customer.server';
import type {SentRequest} from '../../../app/services/fetch.fixture';
import {freshCalls} from '../../../app/services/service-calls.fixture';
import {describeRecorded, readRecorded, type RecordedCase} from '../../support/recorded';

const SERVICE = 'accounts';
const ISSUER = 'https://shopify.com/authentication/26030735465';
const REDIRECT = 'https://shop.example/account/authorize';
const API = {
  calls: freshCalls(),
  origin: 'https://shop.example',
  shopOrigin: 'https://shop.example',
  apiVersion: '2026-04',
};

const openId = () =>
  createOpenId({
    ...API,
    calls: freshCalls(),
    issuer: ISSUER,
    clientId: 'client',
    redirectUri: REDIRECT,
    scope: 'openid email customer-account-api:full',
    clockOffset: 0,
  });

const profile = () =>
  createCustomerProfile({
    api: {...API, calls: freshCalls()},
    session: () => Promise.resolve({accessToken: 'shcat_1', customerId: 'gid://shopify/Customer/7003'}),
    runOnce: runAnyway,
    waitUntil: () => undefined,
  });
const customer = () => readCustomer({...API, calls: freshCalls()}, 'shcat_1');

const DISCOVERY: Readonly<Record<string, string>> = {
  '/.well-known/openid-configuration': 'openid-configuration',
  '/.well-known/customer-account-api': 'customer-account-api',
};
const discovery = ({url}: SentRequest) => {
  const name = DISCOVERY[new URL(url).pathname];
  return name === undefined ? null : readRecorded(SERVICE, name);
};
/** Asks behind the discovery of the host. */
const behindDiscovery = (ask: RecordedCase['ask'], makes: RecordedCase['makes']): RecordedCase => ({
  ask,
  elsewhere: discovery,
  makes,
});

const refreshed = () => openId().refresh('shcrt_0');
const redeemed = () =>
  openId().redeem(new URL(`${REDIRECT}?code=c&state=s`), 's', {verifier: 'v'.repeat(43), nonce: 'nonce'});
const wrongPhone = () => profile().perform({name: 'make-default', id: '123456'}, 'key');

const emptyAddress = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  zip: '',
  city: '',
  province: '',
  countryCode: '',
  phone: '',
};

describeRecorded(SERVICE, {
  'openid-configuration': {
    ask: () => openId().logoutUrl('id-token', 'https://shop.example/de'),
    makes: {
      value: `${ISSUER}/logout?id_token_hint=id-token&post_logout_redirect_uri=https%3A%2F%2Fshop.example%2Fde`,
    },
  },
  'customer-account-api': {
    ask: customer,
    elsewhere: ({url}) =>
      url === 'https://shop.example/customer/api/2026-04/graphql' ? readRecorded(SERVICE, 'customer') : null,
    makes: {value: {id: 'gid://shopify/Customer/7003', firstName: null, tags: ['wholesale']}},
  },
  tokens: behindDiscovery(redeemed, {
    value: {subject: '7003', tokens: {accessToken: 'shcat_1', refreshToken: 'shcrt_1'}},
  }),
  'tokens-refreshed': behindDiscovery(refreshed, {
    value: {accessToken: 'shcat_2', idToken: null, refreshToken: 'shcrt_2'},
  }),
  'refresh-refused': behindDiscovery(refreshed, {value: null}),
  customer: behindDiscovery(customer, {
    value: {id: 'gid://shopify/Customer/7003', firstName: null, tags: ['wholesale']},
  }),
  profile: behindDiscovery(() => profile().read(), {
    value: {
      firstName: '',
      lastName: '',
      email: null,
      addresses: [{id: '123456', isDefault: false, address: emptyAddress}],
    },
  }),
  orders: behindDiscovery(
    () =>
      readPlacedOrders(
        {...API, calls: freshCalls(), productTypes: productTypes(), today: '2026-11-23'},
        'shcat_1',
        null,
      ),
    {
      value: {
        orders: [
          {
            name: '#1001',
            progress: 'on-its-way',
            expectedBy: null,
            total: {cents: 2580, currency: 'EUR'},
            shipping: {cents: 490},
            lines: [{variantTitle: null, total: {cents: 0}, picture: null, reorders: null}],
            parcels: [{carrier: null, number: '1Z999'}],
          },
        ],
        next: 'eyJsYXN0X2lkIjoxfQ==',
      },
    },
  ),
  'phone-number-refused': {
    ask: wrongPhone,
    // A command reads the address book first.
    elsewhere: (request) =>
      discovery(request) ??
      (JSON.stringify(request.body).includes('CustomerProfile') ? readRecorded(SERVICE, 'profile') : null),
    makes: {value: {state: 'invalid', fields: ['phone']}},
  },
  throttled: behindDiscovery(customer, {failure: 'rate-limited'}),
  'internal-error': behindDiscovery(customer, {failure: 'status'}),
  unauthorized: behindDiscovery(customer, {failure: 'status'}),
  'bad-request': behindDiscovery(customer, {failure: 'malformed'}),
});
