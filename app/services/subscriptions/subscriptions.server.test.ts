import {describe, expect, it} from 'vitest';
import type * as z from 'zod';

import type {WireCharge, WireOnetime, WirePaymentMethod} from '#contracts/subscriptions';

import {ServiceError} from '../service-error.server';
import type {SubscriptionGateway} from './gateway.server';
import {createSubscriptions} from './subscriptions.server';

const NOW = '2026-11-20T04:00:00+00:00';
const POSTAL = {
  first_name: 'Lena',
  last_name: 'Hoffmann',
  company: null,
  address1: 'Am Mühlgraben 8',
  address2: null,
  city: 'Weimar',
  province: null,
  zip: '99423',
  country_code: 'DE',
  phone: null,
};

const LINE: WireCharge['line_items'][number] = {
  purchase_item_id: 1000003,
  purchase_item_type: 'subscription',
  external_product_id: {ecommerce: '1001'},
  external_variant_id: {ecommerce: '40001'},
  title: 'Morgentau',
  variant_title: '250 g',
  handle: 'morgentau',
  sku: 'MT-250',
  images: {},
  grams: 250,
  quantity: 1,
  original_price: '9.90',
  unit_price: '8.91',
  unit_price_includes_tax: true,
  total_price: '8.91',
  tax_due: '0.58',
  taxable: true,
  properties: [{name: '_D', value: 'SP023'}],
};

const ONETIME: WireOnetime = {
  id: 1000020,
  address_id: 1000002,
  customer_id: 1,
  external_product_id: {ecommerce: '1001'},
  external_variant_id: {ecommerce: '40001'},
  product_title: 'Morgentau',
  variant_title: '250 g',
  sku: 'MT-250',
  quantity: 2,
  price: '9.90',
  properties: [],
  next_charge_scheduled_at: '2026-12-01',
  is_cancelled: false,
  created_at: NOW,
  updated_at: NOW,
};

const PAYMENT: WirePaymentMethod = {
  id: 5,
  customer_id: 1,
  default: true,
  status: 'valid',
  payment_type: 'CREDIT_CARD',
  processor_name: 'shopify_payments',
  payment_details: {brand: 'visa', last4: '4242'},
  created_at: NOW,
  updated_at: NOW,
};

function charge(over: Partial<WireCharge> = {}): WireCharge {
  return {
    id: 1000010,
    address_id: 1000002,
    customer: {id: 1, email: 'lena@example.com', external_customer_id: {ecommerce: '7003'}},
    status: 'queued',
    type: 'recurring',
    scheduled_at: '2026-12-01',
    original_scheduled_at: null,
    processed_at: null,
    retry_date: null,
    charge_attempts: 0,
    error: null,
    error_type: null,
    has_uncommitted_changes: false,
    external_variant_id_not_found: false,
    external_order_id: {ecommerce: null},
    orders_count: 0,
    currency: 'EUR',
    line_items: [LINE],
    discounts: [],
    shipping_address: POSTAL,
    shipping_lines: [{code: 'Standard shipping', title: 'Standard shipping', price: '4.90'}],
    payment_processor: 'shopify_payments',
    subtotal_price: '8.91',
    total_line_items_price: '8.91',
    total_discounts: '0.00',
    total_tax: '1.36',
    taxes_included: true,
    total_price: '13.81',
    created_at: NOW,
    updated_at: NOW,
    ...over,
  };
}

/** A service that holds `charges`, and what `onWrite` makes of a call. */
function createService(onWrite: (path: string, charges: WireCharge[]) => number | Error) {
  const charges = [charge()];
  const written: string[] = [];
  const onetimes: WireOnetime[] = [];
  const address = {
    ...POSTAL,
    id: 1000002,
    customer_id: 1,
    payment_method_id: 5,
    discounts: [],
    is_gift: false,
    created_at: NOW,
    updated_at: NOW,
  };
  const lists: Readonly<Record<string, unknown>> = {
    addresses: [address],
    subscriptions: [],
    onetimes,
    payment_methods: [PAYMENT],
  };
  const gateway: SubscriptionGateway = {
    read<T>(path: string, schema: z.ZodType<T>) {
      const name = /^\/(\w+)/.exec(path)?.[1] ?? '';
      const rows = name === 'charges' ? (path.includes('success') ? [] : charges) : lists[name];
      return Promise.resolve(schema.parse({[name]: rows, next_cursor: null, previous_cursor: null}));
    },
    write(_, path) {
      written.push(path);
      const answer = onWrite(path, charges);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    customerId: () => Promise.resolve(1),
  };
  const reported: unknown[] = [];
  let doubt: string | null = null;
  const subscriptions = createSubscriptions({
    gateway,
    readGoods: () => Promise.resolve({state: 'unavailable'}),
    inTurn: async (_key, operation, task) => {
      try {
        return {result: await task(doubt)};
      } catch (error) {
        doubt = operation.doubt() ?? doubt;
        throw error;
      }
    },
    today: () => '2026-11-21',
    report: (error) => reported.push(error),
    keepAlive: () => undefined,
  });
  return {subscriptions, written, reported, onetimes};
}

const lost = () => new ServiceError('subscriptions', 'timeout', 'no answer');
const add = {
  command: {
    name: 'add',
    key: '1000002-2026-12-01',
    variantNumber: '40001',
    isCoffee: true,
    quantity: 2,
    weeks: null,
    project: 'SP022',
  },
  operation: null,
} as const;
const skip = {command: {name: 'skip', key: '1000002-2026-12-01', itemIds: null}, operation: null} as const;
const skipAll = (charges: WireCharge[]) => charges.splice(0, 1, charge({status: 'skipped'}));

describe('a command', () => {
  it('finds the charge behind address and day, and is done', async () => {
    const {subscriptions, written} = createService((_, charges) => (skipAll(charges), 200));
    expect(await subscriptions.perform(skip)).toEqual({refusal: null});
    expect(written).toEqual(['/charges/1000010/skip']);
    const [delivery] = (await subscriptions.read()).deliveries;
    expect(delivery).toMatchObject({
      state: 'skipped',
      key: '1000002-2026-12-01',
      total: {cents: 1381, currency: 'EUR'},
    });
    expect(delivery?.items[0]).toMatchObject({project: 'SP023', stock: 'in-stock', regularPrice: {cents: 990}});
  });

  it('is refused by the rules before the service is asked', async () => {
    const {subscriptions, written} = createService(() => 200);
    const command = {name: 'unskip', key: '1000002-2026-12-01'} as const;
    expect(await subscriptions.perform({command, operation: null})).toEqual({refusal: 'not-skipped'});
    expect(written).toEqual([]);
  });

  it.each([
    [402, 'payment-declined'],
    [404, 'gone'],
    [409, 'not-changed'],
    [422, 'not-changed'],
  ])('that the service answers with %i is refused: %s', async (status, refusal) => {
    const {subscriptions} = createService(() => status);
    expect(await subscriptions.perform(skip)).toEqual({refusal});
  });

  it('whose answer was lost is done where the service shows it, and is not sent again', async () => {
    const {subscriptions, written} = createService((_, charges) => (skipAll(charges), lost()));
    expect(await subscriptions.perform(skip)).toEqual({refusal: null});
    expect(written).toHaveLength(1);
  });

  it('that did not arrive can be tried again, and is not sent again by itself', async () => {
    const {subscriptions, written, reported} = createService(lost);
    expect(await subscriptions.perform(skip)).toEqual({refusal: 'try-again'});
    expect(written).toHaveLength(1);
    expect(reported).toHaveLength(1);
  });

  it('that mails a link is not sent again while the mail may be on its way', async () => {
    const {subscriptions, written} = createService(lost);
    const command = {name: 'payment', key: '1000002-2026-12-01'} as const;
    expect(await subscriptions.perform({command, operation: 'showing-1'})).toEqual({refusal: 'mail-not-known'});
    expect(await subscriptions.perform({command, operation: 'showing-1'})).toEqual({refusal: 'mail-not-known'});
    expect(await subscriptions.perform({command, operation: 'showing-2'})).toEqual({refusal: 'mail-not-known'});
    expect(written).toEqual(['/customers/1/notifications']);
  });

  it.each(['throttled', 'circuit-open'] as const)(
    'that is turned away (%s) leaves nothing in doubt',
    async (failure) => {
      const {subscriptions, written} = createService(() => new ServiceError('subscriptions', failure, ''));
      const command = {name: 'payment', key: '1000002-2026-12-01'} as const;
      expect(await subscriptions.perform({command, operation: 'showing-1'})).toEqual({refusal: 'try-again'});
      expect(await subscriptions.perform({command, operation: 'showing-2'})).toEqual({refusal: 'try-again'});
      expect(written).toHaveLength(2);
    },
  );

  it('that arrived after all is not sent again', async () => {
    const {subscriptions, written, onetimes} = createService(lost);
    expect(await subscriptions.perform(add)).toEqual({refusal: 'try-again'});
    onetimes.push(ONETIME);
    expect(await subscriptions.perform(add)).toEqual({refusal: null});
    expect(written).toEqual(['/onetimes?commit=true']);
  });

  it('that did not arrive is sent again', async () => {
    const {subscriptions, written} = createService(lost);
    await subscriptions.perform(add);
    await subscriptions.perform(add);
    expect(written).toHaveLength(2);
  });
});
