import {createCoffeeVoucher, endOfVoucher} from '../../../service/adapters/codes';
import {variantOfItem} from '../../../service/adapters/inventory';
import {orderById} from '../../../service/adapters/orders';
import {ADMIN_TOKEN} from '../../support/admin-token';
import {describeRecorded, readRecorded} from '../../support/recorded';
import type {SentRequest} from '../../../app/services/fetch.fixture';

const ENV = {
  ADMIN_API_URL: 'https://shop.example/admin/api/2026-04/graphql.json',
  ADMIN_TOKEN,
  STOREFRONT_API_URL: 'https://shop.example/api/2026-04/graphql.json',
  STOREFRONT_PRIVATE_TOKEN: 'private-token',
  COFFEE_COLLECTION: '1',
};
const VOUCHER = {code: 'KAFFEE', cents: 500, minimumCents: 3900, startsAt: 0, endsAt: 1000};

const order = () => orderById(ENV, 1073459961);
const isAboutLines = ({body}: SentRequest) => JSON.stringify(body).includes('ServiceOrderLines');
const end = () => endOfVoucher(ENV, 'KAFFEE', Date.parse('2026-11-26T08:30:15.678Z'));
const discount = () => createCoffeeVoucher(ENV, VOUCHER);

describeRecorded('admin', {
  order: {
    ask: order,
    elsewhere: (request) => (isAboutLines(request) ? readRecorded('admin', 'order-lines') : null),
    makes: {
      value: {
        id: 1073459961,
        number: '1001',
        language: 'de',
        email: '',
        paymentStatus: 'pending',
        city: '',
        lines: [
          {
            line: 0,
            keptQuantity: 1,
            variantTitle: null,
            planWeeks: null,
            product: null,
            recipient: null,
            subtotalCents: 2780,
            totalCents: 2780,
          },
          {line: 2, title: 'Nachtfalter'},
        ],
        discounts: [{code: 'SPRING', title: 'SPRING', cents: 400}],
        giftCards: [{lastCharacters: 'moos', cents: 500}],
        cancelledAt: Date.parse('2026-04-05T08:00:00Z'),
        isShipped: false,
        parcels: [
          {deliveredAt: null, expectedAt: null, carrier: null, trackingNumber: null},
          {deliveredAt: null, expectedAt: Date.parse('2026-04-09T18:00:00Z'), carrier: 'DHL', trackingNumber: '0034'},
        ],
        totalCents: 2580,
      },
    },
  },
  'order-lines': {
    ask: order,
    elsewhere: (request) => (isAboutLines(request) ? null : readRecorded('admin', 'order')),
    makes: {value: {lines: [{subtotalCents: 2780}, {line: 2, title: 'Nachtfalter'}]}},
  },
  'order-refunded': {
    ask: order,
    makes: {value: {paymentStatus: 'paid', cancelledAt: Date.parse('2026-04-03T08:00:00Z')}},
  },
  'order-missing': {ask: order, makes: {value: null}},
  'discount-created': {ask: discount, makes: {value: 'created'}},
  'discount-taken': {ask: discount, makes: {value: 'taken'}},
  'discount-refused': {ask: discount, makes: {upstream: 'admin'}},
  'discount-period': {ask: end, makes: {value: Date.parse('2026-12-03T23:00:00Z')}},
  'discount-unknown': {ask: end, makes: {value: null}},
  throttled: {ask: order, makes: {upstream: 'admin'}},
  'query-error': {ask: order, makes: {upstream: 'admin'}},
  'inventory-item': {ask: () => variantOfItem(ENV, 1), makes: {value: null}},
  'inventory-variant': {ask: () => variantOfItem(ENV, 1), makes: {value: 1}},
});
