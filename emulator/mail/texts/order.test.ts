import {expect, it} from 'vitest';
import type {Order} from '../../checkout/order';
import type {QuoteLine} from '../../checkout/quote';
import type {MailBlock} from '../compose';
import {orderLetter} from './order';

const LINKS = {
  order: '/order',
  withdrawal: '/withdraw',
  withdrawalInfo: '/info',
  returns: '/returns',
  terms: '/terms',
  shipping: '/shipping',
};

function line(attributes: Readonly<Record<string, string>>): QuoteLine {
  return {
    variantNumber: 1,
    merchandise: {
      title: 'Gift card',
      variantTitle: null,
      kind: 'Gift Card',
      isCoffee: false,
      picture: null,
      requiresShipping: false,
      donationGrams: 0,
    },
    quantity: 1,
    attributes: Object.entries(attributes).map(([key, value]) => ({key, value})),
    weeks: null,
    subtotalCents: 2500,
    totalCents: 2500,
  };
}

function letter(language: Order['language'], quote: Partial<Order['quote']>): readonly MailBlock[] {
  const order: Order = {
    id: '1',
    number: 'L10001',
    cartToken: 'c',
    createdAt: Date.parse('2026-12-01T12:00:00Z'),
    language,
    email: 'mara@example.com',
    address: {
      firstName: 'Mara',
      lastName: 'Moos',
      company: '',
      address1: 'Waldweg 1',
      address2: '',
      zip: '8001',
      city: 'Zürich',
      countryCode: 'CH',
      phone: '',
    },
    quote: {
      lines: [],
      itemCount: 1,
      subtotalCents: 2500,
      discounts: [],
      shippingCents: null,
      totalCents: 2500,
      giftCards: [],
      dueCents: 2500,
      donations: [],
      ...quote,
    },
    discountCodes: [],
    paymentMethod: null,
    paymentStatus: 'paid',
    deliveryDays: null,
  };
  return orderLetter(order, LINKS).blocks;
}

const facts = (blocks: readonly MailBlock[]) =>
  blocks.flatMap((block) => (typeof block !== 'string' && 'facts' in block ? block.facts : []));

it.each([
  ['de', {}, 'Gesamt inkl. MwSt.'],
  ['de', {isTaxFree: true}, 'Gesamt ohne MwSt.'],
  ['en', {}, 'Total incl. VAT'],
  ['en', {isTaxFree: true}, 'Total free of VAT'],
] as const)('the mail of an order in %s with %j names its total: %s', (language, quote, name) => {
  expect(facts(letter(language, quote)).map(([term]) => term)).toContain(name);
});

it.each([
  [
    {'Recipient email': 'ole@example.com', 'Recipient name': 'Ole', 'Send on': '2026-12-24'},
    'Ole (ole@example.com), on 24 December 2026',
  ],
  [{_recipient_email: 'ole@example.com'}, 'ole@example.com'],
  [{_recipient_email: 'ole@example.com', _send_on: '2026-12-01'}, 'ole@example.com, on 1 December 2026'],
  [{_recipient_email: 'ole@example.com', _send_on: '2026-11-30'}, 'ole@example.com'],
])('the mail says whom a present with %j goes to', (attributes, recipient) => {
  expect(facts(letter('en', {lines: [line(attributes)]}))).toContainEqual(['Gift card', recipient]);
});

it('the mail of an order without presents has no heading for them', () => {
  expect(JSON.stringify(letter('en', {lines: [line({_recipient_name: 'Ole'})]}))).not.toContain('Goes by e-mail to');
});
