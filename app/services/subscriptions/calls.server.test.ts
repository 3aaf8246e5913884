import {describe, expect, it} from 'vitest';

import type {SubscriptionCommand} from '../../domain/subscription/command';
import {validateCommand} from '../../domain/subscription/validate-command';
import {ADDRESS, delivery, item, product, subscription} from '../../domain/subscription/subscription.fixture';
import type {Subscription} from '../../domain/subscription/subscription';
import {callsFor} from './calls.server';

const TODAY = '2026-11-21';
const KEY = '2-2026-12-01';
const once = item({itemId: 5, kind: 'one-time', weeks: null});
const withOnce = subscription({deliveries: [delivery({items: [item(), once]})]});
const wire = {
  first_name: 'Lena',
  last_name: 'Hoffmann',
  company: '',
  address1: 'Am Mühlgraben 8',
  address2: '',
  city: 'Weimar',
  province: '',
  zip: '99423',
  country_code: 'DE',
  phone: '+49 151 1234567',
};
const everyWeeks = (weeks: number) => ({
  order_interval_unit: 'week',
  order_interval_frequency: weeks,
  charge_interval_frequency: weeks,
});
const variant = {external_variant_id: {ecommerce: '9'}};
const VOUCHER = {name: '_source', value: 'voucher-ABO-1-filter'};
const projectOf = (value: string) => ({properties: [{name: '_D', value}]});
const comingOnce = (day: string) => ({
  method: 'POST',
  path: '/onetimes?commit=true',
  body: {address_id: 2, ...variant, quantity: 2, ...projectOf('SP022'), next_charge_scheduled_at: day},
});
const changed = (body: object) => ({method: 'PUT', path: '/subscriptions/1?commit=true', body});
const cancelled = (body: object, itemId = 1) => ({
  method: 'POST',
  path: `/subscriptions/${itemId}/cancel?commit=true`,
  body,
});

function callsOf(command: SubscriptionCommand, known: Subscription = subscription(), donates = true) {
  const validation = validateCommand(known, command, TODAY, {
    isCoffee: donates,
    donates,
    isPreOrder: false,
    needsPlan: false,
  });
  if (!validation.ok) throw new Error(validation.refusal);
  return callsFor(known, command, validation, 7);
}

describe('a command to a delivery becomes', () => {
  const add = {
    name: 'add',
    key: KEY,
    variantNumber: '9',
    quantity: 2,
    weeks: null,
    project: 'SP022',
  } as const;
  it.each<readonly [string, SubscriptionCommand, Subscription, readonly object[]]>([
    [
      'a skip of what recurs in it',
      {name: 'skip', key: KEY, itemIds: null},
      withOnce,
      [{method: 'POST', path: '/charges/10/skip', body: {purchase_item_ids: [1]}}],
    ],
    [
      'a skip of what was chosen',
      {name: 'skip', key: KEY, itemIds: [5]},
      withOnce,
      [{method: 'POST', path: '/charges/10/skip', body: {purchase_item_ids: [5]}}],
    ],
    [
      'an end of every skip of that day',
      {name: 'unskip', key: KEY},
      subscription({
        deliveries: [
          delivery({id: 10, state: 'skipped'}),
          delivery({id: 11, state: 'skipped', items: [once]}),
          delivery({id: 12, state: 'upcoming'}),
          delivery({id: 13, state: 'skipped', day: '2026-12-29'}),
        ],
      }),
      [
        {method: 'POST', path: '/charges/10/unskip', body: {purchase_item_ids: [1]}},
        {method: 'POST', path: '/charges/11/unskip', body: {purchase_item_ids: [5]}},
      ],
    ],
    [
      'another day',
      {name: 'reschedule', key: KEY, to: {weeks: 1}},
      subscription(),
      [{method: 'POST', path: '/charges/10/change_next_charge_date', body: {next_charge_date: '2026-12-08'}}],
    ],
    ['a charge now', {name: 'send-now', key: KEY}, subscription(), [{method: 'POST', path: '/charges/10/process'}]],
    [
      'another interval of what recurs in it',
      {name: 'interval', key: KEY, weeks: 6},
      withOnce,
      [
        {
          method: 'PUT',
          path: '/addresses/2/subscriptions-bulk',
          version: '2021-01',
          body: {
            subscriptions: [
              {
                id: 1,
                order_interval_unit: 'week',
                order_interval_frequency: '6',
                charge_interval_frequency: '6',
                force_update: false,
              },
            ],
            commit_update: true,
          },
        },
      ],
    ],
    [
      'another address',
      {name: 'address', key: KEY, address: ADDRESS},
      subscription(),
      [{method: 'PUT', path: '/addresses/2?commit=true', body: wire}],
    ],
    [
      'a mail about the payment method',
      {name: 'payment', key: KEY},
      subscription(),
      [
        {
          method: 'POST',
          path: '/customers/7/notifications',
          body: {
            type: 'email',
            template_type: 'shopify_update_payment_information',
            template_vars: {address_id: 2},
          },
        },
      ],
    ],
    [
      'a gift of what recurs in it',
      {name: 'gift', key: KEY, address: ADDRESS, email: 'ole@example.com'},
      withOnce,
      [
        {
          method: 'POST',
          path: '/purchase_items/skip_gift',
          body: {purchase_item_ids: [1], recipient_address: {...wire, email: 'ole@example.com'}},
        },
      ],
    ],
    ['a coffee that comes along once', add, subscription(), [comingOnce('2026-12-01')]],
    [
      'what comes with the next one, for a failed one takes nothing in',
      add,
      subscription({
        deliveries: [
          delivery({state: 'errored'}),
          delivery({id: 12, day: '2027-01-26'}),
          delivery({id: 11, day: '2026-12-29'}),
          delivery({id: 13, day: '2026-12-02', addressId: 3}),
          delivery({id: 14, day: '2026-12-03', state: 'skipped'}),
        ],
      }),
      [comingOnce('2026-12-29')],
    ],
  ])('%s', (_, command, known, calls) => {
    expect(callsOf(command, known)).toEqual(calls);
  });

  it('changes twenty intervals a call, and none that is as wished', () => {
    const items = Array.from({length: 23}, (_, at) => item({itemId: at + 1, weeks: at === 0 ? 6 : 4}));
    const office = subscription({deliveries: [delivery({items})]});
    const bodies = callsOf({name: 'interval', key: KEY, weeks: 6}, office).map(({body}) => JSON.stringify(body));
    expect(bodies.map((body) => body.match(/"id"/g)?.length)).toEqual([20, 2]);
    expect(bodies[0]).toContain('{"id":2,');
  });

  it('a product without a project, where it donates nothing', () => {
    expect(callsOf({...add, weeks: 8}, subscription(), false)).toEqual([
      {
        method: 'POST',
        path: '/subscriptions?commit=true',
        body: {address_id: 2, ...variant, quantity: 2, next_charge_scheduled_at: '2026-12-01', ...everyWeeks(8)},
      },
    ]);
  });
});

describe('a command to a product becomes', () => {
  const onetime = subscription({products: [product({kind: 'one-time', state: 'one-time', weeks: null})]});
  const edit = {name: 'edit', itemId: 1, variantNumber: '9', quantity: 3} as const;
  it.each<readonly [string, SubscriptionCommand, Subscription, readonly object[]]>([
    ['another variant', {name: 'swap', itemId: 1, variantNumber: '9'}, subscription(), [changed(variant)]],
    [
      'another variant of what comes once',
      {name: 'swap', itemId: 1, variantNumber: '9'},
      onetime,
      [{method: 'PUT', path: '/onetimes/1?commit=true', body: variant}],
    ],
    [
      'another quantity and interval',
      {...edit, weeks: 6},
      subscription(),
      [changed({...variant, quantity: 3, ...everyWeeks(6)})],
    ],
    [
      'another quantity in the same interval',
      {...edit, weeks: 4},
      subscription(),
      [changed({...variant, quantity: 3})],
    ],
    [
      'another quantity whatever the interval',
      {...edit, weeks: null},
      subscription(),
      [changed({...variant, quantity: 3})],
    ],
    ['another project', {name: 'project', itemId: 1, project: 'SP024'}, subscription(), [changed(projectOf('SP024'))]],
    [
      'another project of a gift, which keeps its voucher',
      {name: 'project', itemId: 1, project: 'SP024'},
      subscription({products: [product({otherProperties: [VOUCHER]})]}),
      [changed({properties: [...projectOf('SP024').properties, VOUCHER]})],
    ],
    [
      'a cancellation, where it is taken out and recurs',
      {name: 'remove', itemId: 1},
      subscription(),
      [cancelled({cancellation_reason: 'removed'})],
    ],
    [
      'a deletion, where it is taken out and comes once',
      {name: 'remove', itemId: 1},
      onetime,
      [{method: 'DELETE', path: '/onetimes/1?commit=true'}],
    ],
    [
      'a cancellation with its reason',
      {name: 'cancel', itemId: 1, reason: 'tooExpensive', comment: 'Umzug'},
      subscription(),
      [cancelled({cancellation_reason: 'tooExpensive', cancellation_reason_comments: 'Umzug'})],
    ],
    [
      'a new beginning',
      {name: 'reactivate', itemId: 1},
      subscription({products: [product({state: 'cancelled', canReactivate: true})]}),
      [{method: 'POST', path: '/subscriptions/1/activate?commit=true'}],
    ],
  ])('%s', (_, command, known, calls) => {
    expect(callsOf(command, known)).toEqual(calls);
  });
});

it('the end of everything cancels what recurs and is not over', () => {
  const products = [
    product({itemId: 1}),
    product({itemId: 2, state: 'cancelled'}),
    product({itemId: 3, kind: 'one-time', state: 'one-time'}),
    product({itemId: 4, state: 'no-longer-available'}),
  ];
  const body = {cancellation_reason: 'other', cancellation_reason_comments: 'Umzug'};
  expect(callsOf({name: 'cancel-all', reason: 'other', comment: 'Umzug'}, subscription({products}))).toEqual([
    cancelled(body, 1),
    cancelled(body, 4),
  ]);
});

it('a command whose object is not known calls nothing', () => {
  const nothing = {ok: true, delivery: null, product: null, donates: false} as const;
  expect(callsFor(subscription(), {name: 'send-now', key: KEY}, nothing, 7)).toEqual([]);
  expect(callsFor(subscription(), {name: 'remove', itemId: 1}, nothing, 7)).toEqual([]);
});
