import {describe, expect, it} from 'vitest';

import type {ProductCommand, SubscriptionCommand} from './command';
import {newVariant, validateCommand, productRefusal} from './validate-command';
import {ADDRESS, delivery, item, product, subscription} from './subscription.fixture';

const TODAY = '2026-11-21';
const KEY = '2-2026-12-01';
const legacy = {id: 3, type: 'method_visa', lastFour: '1881', gateway: 'legacy', isValid: true} as const;
const custom = {...legacy, gateway: 'custom'} as const;
const onLegacy = subscription({
  deliveries: [delivery({payment: legacy})],
  addresses: [{id: 2, address: ADDRESS, payment: legacy, isGift: false}],
});
const coffee = {isCoffee: true, donates: true, isPreOrder: false, needsPlan: false};
const gear = {isCoffee: false, donates: false, isPreOrder: false, needsPlan: false};
const add = {name: 'add', key: KEY, variantNumber: '9', quantity: 1, weeks: null, project: 'SP022'} as const;

describe('a command to a delivery', () => {
  it.each<[string, SubscriptionCommand, string | null]>([
    ['is carried out', {name: 'skip', key: KEY, itemIds: null}, null],
    ['of another day is for nothing', {name: 'skip', key: '2-2026-12-02', itemIds: null}, 'gone'],
    ['of another customer is for nothing', {name: 'send-now', key: '99-2026-12-01'}, 'gone'],
    ['skips what is in it', {name: 'skip', key: KEY, itemIds: [1]}, null],
    ['skips nothing else', {name: 'skip', key: KEY, itemIds: [1, 7]}, 'gone'],
    ['follows the table of states', {name: 'unskip', key: KEY}, 'not-skipped'],
    ['moves it to a day to come', {name: 'reschedule', key: KEY, to: {day: '2026-11-22'}}, null],
    ['moves it by weeks', {name: 'reschedule', key: KEY, to: {weeks: 2}}, null],
    ['does not move it to today', {name: 'reschedule', key: KEY, to: {day: TODAY}}, 'wrong-day'],
    ['does not move it to where it is', {name: 'reschedule', key: KEY, to: {day: '2026-12-01'}}, 'wrong-day'],
    ['does not move it beyond a year', {name: 'reschedule', key: KEY, to: {day: '2027-12-01'}}, 'wrong-day'],
    ['does not move it to no day', {name: 'reschedule', key: KEY, to: {day: '2026-02-30'}}, 'wrong-day'],
    ['moves it by a year', {name: 'reschedule', key: KEY, to: {day: '2027-11-21'}}, null],
    ['does not move it by a year and a day', {name: 'reschedule', key: KEY, to: {day: '2027-11-22'}}, 'wrong-day'],
    ['adds gear', add, null],
    ['sends a link for the payment method', {name: 'payment', key: KEY}, null],
  ])('%s', (_, command, refusal) => {
    const validation = validateCommand(subscription(), command, TODAY, gear);
    expect(validation.ok ? null : validation.refusal).toBe(refusal);
  });

  it.each([
    ['none is planned', [], 'retried'],
    ['another one is planned', [delivery({id: 11, day: '2026-12-29'})], null],
    ['another one is planned elsewhere', [delivery({id: 11, addressId: 3, day: '2026-12-29'})], 'retried'],
    ['another one is skipped', [delivery({id: 11, day: '2026-12-29', state: 'skipped'})], 'retried'],
  ] as const)('adds to a failed one where %s: %s', (_, others, refusal) => {
    const known = subscription({deliveries: [delivery({state: 'errored'}), ...others]});
    const validation = validateCommand(known, add, TODAY, coffee);
    expect(validation.ok ? null : validation.refusal).toBe(refusal);
  });

  it('skips one of two things', () => {
    const two = subscription({deliveries: [delivery({items: [item(), item({itemId: 5})]})]});
    expect(validateCommand(two, {name: 'skip', key: KEY, itemIds: [1]}, TODAY)).toMatchObject({ok: true});
  });

  it('goes to one of several addresses, and to none that is gone', () => {
    const [known] = subscription().addresses;
    const other = {id: 7, address: ADDRESS, payment: null, isGift: true};
    const command = {name: 'skip', key: KEY, itemIds: null} as const;
    const both = subscription({addresses: known ? [other, known] : []});
    expect(validateCommand(both, command, TODAY)).toMatchObject({ok: true});
    expect(validateCommand(subscription({addresses: [other]}), command, TODAY)).toEqual({ok: false, refusal: 'gone'});
  });

  it('adds no gear on a legacy payment method, but coffee', () => {
    expect(validateCommand(onLegacy, add, TODAY, gear)).toEqual({ok: false, refusal: 'legacy-gear'});
    expect(validateCommand(onLegacy, add, TODAY, coffee)).toMatchObject({ok: true, donates: true});
  });

  it('adds nothing that is on pre-order', () => {
    const refused = {ok: false, refusal: 'pre-order'};
    expect(validateCommand(subscription(), add, TODAY, {...coffee, isPreOrder: true})).toEqual(refused);
  });

  it('adds nothing once that needs a plan', () => {
    const bound = {...coffee, needsPlan: true};
    expect(validateCommand(subscription(), {...add, weeks: null}, TODAY, bound)).toEqual({
      ok: false,
      refusal: 'not-changed',
    });
    expect(validateCommand(subscription(), {...add, weeks: 4}, TODAY, bound)).toMatchObject({ok: true});
  });

  it.each([legacy, custom, null])('changes no payment method of another gateway', (payment) => {
    const known = subscription({deliveries: [delivery({payment})]});
    expect(validateCommand(known, {name: 'payment', key: KEY}, TODAY)).toEqual({
      ok: false,
      refusal: 'no-payment-update',
    });
  });

  it('means the one of several at its day that it can be given to', () => {
    const skipped = delivery({id: 11, state: 'skipped', items: [item({itemId: 5})]});
    const known = subscription({deliveries: [skipped, delivery()]});
    expect(validateCommand(known, {name: 'skip', key: KEY, itemIds: null}, TODAY)).toMatchObject({delivery: {id: 10}});
    expect(validateCommand(known, {name: 'unskip', key: KEY}, TODAY)).toMatchObject({delivery: {id: 11}});
  });
});

describe('a delivery with a paid gift', () => {
  const gift = item({isPrepaid: true});
  const give = {name: 'gift', key: KEY, address: ADDRESS, email: 'ole@example.com'} as const;
  it.each([
    ['is not passed on', [gift], legacy, give, 'gift-stays'],
    ['nor with something else', [item({itemId: 5}), gift], legacy, give, 'gift-stays'],
    ['takes nothing in that nobody would pay', [gift], null, add, 'gift-without-payment'],
    ['takes in what a payment method pays', [gift], custom, add, null],
    ['is moved', [gift], null, {name: 'reschedule', key: KEY, to: {weeks: 2}}, null],
    ['one without takes in what the service decides on', [item()], null, add, null],
    ['one without is passed on', [item()], custom, give, null],
  ] as const)('%s', (_, items, payment, command, refusal) => {
    const known = subscription({deliveries: [delivery({items, payment})]});
    const validation = validateCommand(known, command, TODAY, gear);
    expect(validation.ok ? null : validation.refusal).toBe(refusal);
  });
});

describe('products × commands', () => {
  const COMMANDS = [
    'swap',
    'edit',
    'project',
    'remove',
    'cancel',
    'reactivate',
  ] as const satisfies readonly ProductCommand['name'][];
  it.each([
    ['active', product(), ['swap', 'edit', 'project', 'remove', 'cancel']],
    ['one-time', product({kind: 'one-time', state: 'one-time'}), ['swap', 'edit', 'project', 'remove']],
    ['cancelled', product({state: 'cancelled', canReactivate: true}), ['reactivate']],
    ['cancelled and gone', product({state: 'cancelled'}), []],
    ['no longer available', product({state: 'no-longer-available'}), ['swap', 'remove', 'cancel']],
    ['prepaid', product({isPrepaid: true}), ['project', 'remove', 'cancel']],
  ] as const)('%s', (_, known, allowed) => {
    expect(COMMANDS.filter((command) => productRefusal(known, command) === null)).toEqual(allowed);
    const refused = COMMANDS.filter((command) => !allowed.some((other) => other === command));
    for (const command of refused) expect(productRefusal(known, command)).toBe('wrong-state');
  });

  it('are validated by the table of states', () => {
    const cancelled = subscription({products: [product({state: 'cancelled'})]});
    const project = {name: 'project', itemId: 1, project: 'SP024'} as const;
    expect(validateCommand(cancelled, project, TODAY)).toEqual({ok: false, refusal: 'wrong-state'});
    expect(validateCommand(onLegacy, project, TODAY)).toMatchObject({ok: true, product: {itemId: 1}});
  });

  it('reactivate what was cancelled, and nothing else', () => {
    expect(productRefusal(product({canReactivate: true}), 'reactivate')).toBe('wrong-state');
  });

  it('of somebody else are gone', () => {
    expect(validateCommand(subscription(), {name: 'remove', itemId: 99}, TODAY)).toEqual({ok: false, refusal: 'gone'});
  });

  const swap = {name: 'swap', itemId: 1, variantNumber: '9'} as const;
  const edit = {name: 'edit', itemId: 1, variantNumber: '9', quantity: 2, weeks: null} as const;

  it('swaps what comes once for nothing that needs a plan', () => {
    const bound = {...coffee, needsPlan: true};
    const once = subscription({products: [product({kind: 'one-time'})]});
    expect(validateCommand(once, swap, TODAY, bound)).toEqual({ok: false, refusal: 'not-changed'});
    expect(validateCommand(subscription(), swap, TODAY, bound)).toMatchObject({ok: true});
  });

  it.each([
    ['swap', swap],
    ['edit', edit],
  ])('%s: bring gear in only where the payment allows it', (_, command) => {
    expect(validateCommand(subscription(), command, TODAY, gear)).toMatchObject({ok: true});
    expect(validateCommand(onLegacy, command, TODAY, coffee)).toMatchObject({ok: true});
    expect(validateCommand(onLegacy, command, TODAY, gear)).toEqual({ok: false, refusal: 'legacy-gear'});
  });

  it.each([
    ['add', add],
    ['swap', swap],
    ['edit', edit],
  ])('%s: bring in nothing that the catalogue does not know', (_, command) => {
    expect(validateCommand(subscription(), command, TODAY, null)).toEqual({ok: false, refusal: 'not-changed'});
  });

  it('edit the number of what is gear and there already', () => {
    const same = {...edit, variantNumber: '40001'};
    expect(newVariant(onLegacy, same)).toBeNull();
    expect(validateCommand(onLegacy, same, TODAY, null)).toMatchObject({ok: true});
  });

  it('swap by the payment method of their own address', () => {
    const addresses = [{id: 1, address: ADDRESS, payment: legacy, isGift: false}, ...subscription().addresses];
    expect(validateCommand(subscription({addresses}), swap, TODAY, gear)).toMatchObject({ok: true});
    expect(validateCommand(subscription({addresses: []}), swap, TODAY, gear)).toMatchObject({ok: true});
  });
});

describe('cancelling everything', () => {
  const command = {name: 'cancel-all', reason: 'other', comment: null} as const;
  it('takes something that comes', () => {
    expect(validateCommand(subscription(), command, TODAY)).toMatchObject({ok: true});
    const over = subscription({
      products: [product({state: 'cancelled'}), product({kind: 'one-time', state: 'one-time'})],
    });
    expect(validateCommand(over, command, TODAY)).toEqual({ok: false, refusal: 'wrong-state'});
    const unavailable = subscription({products: [product({state: 'no-longer-available'})]});
    expect(validateCommand(unavailable, command, TODAY)).toMatchObject({ok: true});
  });
});
