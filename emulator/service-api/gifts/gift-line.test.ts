import {describe, expect, it} from 'vitest';
import {seed} from '../../seed/seed';
import type {SeedMetafield} from '../../seed/types';
import {giftSubscriptionOf, wishesOf} from './gift-line';

const [product] = seed.products;
const [variant] = product?.variants ?? [];

/** A product of the shop, made into a gift subscription with one option. */
function gift(option: string, metafields: readonly SeedMetafield[] = [], tags = ['gift-subscription']) {
  if (product === undefined || variant === undefined) throw new Error('The seed is empty');
  const text = (value: string) => ({de: value, en: value});
  const options = [{name: text('Lieferungen'), values: [text(option)]}];
  return {product: {...product, tags, options}, variant: {...variant, optionValues: [0], metafields}};
}

const field = (key: string, value: string): SeedMetafield => ({
  namespace: 'gift_subscription',
  key,
  type: 'single_line_text_field',
  value,
});

describe('giftSubscriptionOf', () => {
  it.each([
    ['3 deliveries', 3, 'mixed'],
    ['12 x Espresso', 12, 'espresso'],
    ['6 Lieferungen, Filter', 6, 'filter'],
  ])('reads %j', (option, deliveries, coffee) => {
    expect(giftSubscriptionOf(gift(option))).toEqual({deliveries, coffee});
  });

  it('takes metafields first', () => {
    const entry = gift('3 Filter', [field('deliveries', '9'), field('coffee', 'espresso')]);
    expect(giftSubscriptionOf(entry)).toEqual({deliveries: 9, coffee: 'espresso'});
  });

  it('knows what is none', () => {
    expect(giftSubscriptionOf(gift('3 deliveries', [], ['coffee']))).toBeNull();
  });
});

describe('wishesOf', () => {
  const wishes = (attributes: Record<string, string>) =>
    wishesOf({attributes: Object.entries(attributes).map(([key, value]) => ({key, value}))});

  it('reads attributes with and without a leading underscore', () => {
    expect(wishes({_recipient_name: ' Oma ', recipient_email: 'oma@example.com', send_on: '2026-12-24'})).toEqual({
      recipientName: 'Oma',
      recipientEmail: 'oma@example.com',
      senderName: '',
      message: '',
      sendOn: '2026-12-24',
    });
  });

  it.each([
    ['recipient_email', 'oma'],
    ['send_on', 'Heiligabend'],
    ['send_on', '2026-13-41'],
  ])('drops %s where it is %j', (key, value) => {
    expect(Object.values(wishes({[key]: value})).join('')).toBe('');
  });
});
