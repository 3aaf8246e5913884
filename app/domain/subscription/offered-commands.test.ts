import {expect, it} from 'vitest';

import {deliveryCommands, productCommands} from './offered-commands';
import {delivery, item, product} from './subscription.fixture';

const TODAY = '2026-11-20';
const payment = delivery().payment;
const legacy = payment && {...payment, gateway: 'legacy' as const};
const expiring = payment && {...payment, isValid: false};
const once = item({kind: 'one-time', weeks: null});

it.each([
  [
    'a planned one is added to',
    {},
    'add',
    ['skip', 'reschedule', 'send-now', 'interval', 'gift', 'address', 'payment'],
  ],
  [
    'a payment that will fail is changed first',
    {payment: expiring},
    'payment',
    ['add', 'skip', 'reschedule', 'send-now', 'interval', 'gift', 'address'],
  ],
  [
    'a payment that failed is changed first',
    {state: 'errored'},
    'payment',
    ['add', 'skip', 'send-now', 'interval', 'address'],
  ],
  [
    'a payment that cannot be changed is tried again',
    {state: 'errored', payment: legacy},
    'send-now',
    ['add', 'skip', 'interval', 'address'],
  ],
  [
    'what waits for stock is added to',
    {state: 'errored', items: [item({stock: 'out-of-stock'})]},
    'add',
    ['skip', 'send-now', 'interval', 'address', 'payment'],
  ],
  ['a skipped one is brought back', {state: 'skipped'}, 'unskip', ['payment']],
  ['a skipped one whose day is over leaves the payment', {state: 'skipped', day: TODAY}, 'payment', []],
  ['a gift can be sent elsewhere', {isGift: true}, 'address', []],
  ['what comes once has no interval', {items: [once]}, 'add', ['reschedule', 'send-now', 'address', 'payment']],
  [
    'nothing in stock says why it is not sent now',
    {items: [item({stock: 'out-of-stock'})]},
    'add',
    ['skip', 'reschedule', 'send-now', 'interval', 'gift', 'address', 'payment'],
  ],
  [
    'a paid gift is neither passed on nor added to without a payment method',
    {items: [item({isPrepaid: true})], payment: null},
    'skip',
    ['reschedule', 'send-now', 'interval', 'address'],
  ],
  ['one that is being processed offers nothing', {state: 'processing'}, null, []],
] as const)('%s', (_, over, first, more) => {
  const planned = delivery({id: 11, day: '2026-12-29'});
  expect(deliveryCommands(delivery(over), [delivery(over), planned], TODAY)).toEqual({first, more});
});

it('a failed one is not added to while no other one is planned', () => {
  const waiting = delivery({state: 'errored', items: [item({stock: 'out-of-stock'})]});
  expect(deliveryCommands(waiting, [waiting], TODAY)).toEqual({
    first: 'skip',
    more: ['send-now', 'interval', 'address', 'payment'],
  });
});

it.each([
  ['an active product is swapped', {}, 'swap', ['edit', 'project', 'cancel', 'remove']],
  ['one that donates nothing has no project', {project: null}, 'swap', ['edit', 'cancel', 'remove']],
  ['what comes once can be removed', {kind: 'one-time', state: 'one-time'}, 'swap', ['edit', 'project', 'remove']],
  ['a cancelled one comes again', {state: 'cancelled', canReactivate: true}, 'reactivate', []],
  ['one that left the portfolio is swapped', {state: 'no-longer-available'}, 'swap', ['cancel', 'remove']],
  ['a paid gift keeps its project or is ended', {isPrepaid: true}, 'project', ['cancel', 'remove']],
] as const)('%s', (_, over, first, more) => {
  expect(productCommands(product(over))).toEqual({first, more});
});
