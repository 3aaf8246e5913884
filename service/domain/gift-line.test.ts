import {describe, expect, it} from 'vitest';
import {GIFT_LIMITS} from '../../app/config/gifts';
import shop from '../../store/merchant/shop.json';
import {GIFT_SUBSCRIPTION_HANDLES} from '../config/gifts';
import {giftSchedule, giftSubscriptionOf, LATEST_DAYS, presentRecipient, wishesOf} from './gift-line';
import type {OrderedGoods} from './gift-line';

/** A gift subscription with one option. */
function gift(variantTitle: string, over: Partial<OrderedGoods> = {}): OrderedGoods {
  const [handle = ''] = GIFT_SUBSCRIPTION_HANDLES;
  return {handle, variantTitle, deliveries: null, coffee: null, isForGifts: true, ...over};
}

describe('giftSubscriptionOf', () => {
  it.each([
    ['3 deliveries', 3, 'mixed'],
    ['12 x Espresso', 12, 'espresso'],
    ['6 Lieferungen / Filterkaffee', 6, 'filter'],
  ])('reads %j', (option, deliveries, coffee) => {
    expect(giftSubscriptionOf(gift(option))).toEqual({deliveries, coffee});
  });

  it('takes metafields first', () => {
    const entry = gift('3 Filter', {deliveries: '9', coffee: 'espresso'});
    expect(giftSubscriptionOf(entry)).toEqual({deliveries: 9, coffee: 'espresso'});
  });

  it.each(Object.values(shop.giftSubscription))('knows the product %j of the merchant', (handle) => {
    expect(giftSubscriptionOf(gift('3 deliveries', {handle}))).not.toBeNull();
  });

  it('knows another product by its metafield', () => {
    expect(giftSubscriptionOf(gift('', {handle: 'gift-espresso', deliveries: '6'}))).toMatchObject({deliveries: 6});
  });

  it('knows what is none', () => {
    expect(giftSubscriptionOf(gift('3 deliveries', {handle: 'coffee'}))).toBeNull();
  });
});

describe('wishesOf', () => {
  const wishes = (attributes: Record<string, string>) =>
    wishesOf(Object.entries(attributes).map(([name, value]) => ({name, value})));

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

describe('giftSchedule', () => {
  const orderedAt = Date.parse('2026-11-21T09:30:00Z');

  it.each([
    ['', '2026-11-21T09:30:00Z', '2029-12-31T23:00:00Z'],
    ['2026-11-20', '2026-11-21T09:30:00Z', '2029-12-31T23:00:00Z'],
    ['2026-11-21', '2026-11-21T09:30:00Z', '2029-12-31T23:00:00Z'],
    ['2026-12-24', '2026-12-24T07:00:00Z', '2029-12-31T23:00:00Z'],
    ['2027-01-02', '2027-01-02T07:00:00Z', '2030-12-31T23:00:00Z'],
    ['2027-11-21', '2027-11-21T07:00:00Z', '2030-12-31T23:00:00Z'],
    ['2027-11-22', '2027-11-21T07:00:00Z', '2030-12-31T23:00:00Z'],
    ['9999-12-31', '2027-11-21T07:00:00Z', '2030-12-31T23:00:00Z'],
  ])('mails a gift for %j at %s, valid until %s', (sendOn, dueAt, expiresAt) => {
    expect(giftSchedule({sendOn}, orderedAt)).toEqual({dueAt: Date.parse(dueAt), expiresAt: Date.parse(expiresAt)});
  });

  it('allows the days that the form offers', () => {
    expect(LATEST_DAYS).toBe(GIFT_LIMITS.subscription.days);
  });
});

describe('presentRecipient', () => {
  const toOle = {_recipient_email: 'ole@example.com', _recipient_name: 'Ole'};
  const orderedAt = Date.parse('2026-11-21T09:30:00Z');

  it.each([
    [
      'a gift card',
      {'Recipient email': 'ole@example.com', 'Recipient name': 'Ole', 'Send on': '2026-12-24'},
      'Ole',
      '2026-12-24',
    ],
    ['a gift subscription', toOle, 'Ole', null],
    ['one without a name', {_recipient_email: 'ole@example.com'}, 'o***@example.com', null],
    ['one of this day', {...toOle, _send_on: '2026-11-21'}, 'Ole', '2026-11-21'],
    ['one whose day is over', {...toOle, _send_on: '2026-11-20'}, 'Ole', null],
    ['one of a day that is too far away', {...toOle, _send_on: '2028-01-01'}, 'Ole', '2027-11-21'],
  ])('names whom %s goes to, and the day', (_, properties, name, sendOn) => {
    const list = Object.entries(properties).map(([key, value]) => ({name: key, value}));
    expect(presentRecipient(list, orderedAt)).toEqual({name, sendOn});
  });

  it('is nobody where the buyer named no address', () => {
    expect(presentRecipient([{name: '_recipient_name', value: 'Ole'}], orderedAt)).toBeNull();
  });
});
