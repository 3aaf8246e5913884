import {describe, expect, it} from 'vitest';
import {giftRecipient, isGiftRecipientValid} from './gift-recipient';

const FLAG = '__shopify_send_gift_card_to_recipient';
const AT = Date.parse('2026-11-22T12:00:00Z');
const attributes = (properties: Readonly<Record<string, string>>) =>
  Object.entries(properties).map(([key, value]) => ({key, value}));
const toAda = (more: Readonly<Record<string, string>> = {}) =>
  attributes({[FLAG]: 'on', 'Recipient email': 'ada@example.com', ...more});

describe('whom a gift card is mailed to', () => {
  it('is read with the midnight of the buyer', () => {
    const written = {'Recipient name': 'Ada', Message: 'Prost', 'Send on': '2026-12-24', __shopify_offset: '-60'};
    expect(giftRecipient(toAda(written))).toEqual({
      email: 'ada@example.com',
      name: 'Ada',
      message: 'Prost',
      sendAt: Date.parse('2026-12-23T23:00:00Z'),
    });
  });

  it.each([
    ['without the property that asks for it', {'Recipient email': 'ada'}],
    ['where a form without a script names no address', {[FLAG]: 'if_present', 'Recipient email': ''}],
  ])('is nobody %s', (_, properties) => {
    expect(giftRecipient(attributes(properties))).toBeNull();
    expect(isGiftRecipientValid(attributes(properties), AT)).toBe(true);
  });

  it.each([
    ['no address', attributes({[FLAG]: 'on'}), false],
    ['a wrong address', attributes({[FLAG]: 'on', 'Recipient email': 'ada'}), false],
    ['an address alone', toAda(), true],
    ['a name of 255', toAda({'Recipient name': 'A'.repeat(255)}), true],
    ['a name of 256', toAda({'Recipient name': 'A'.repeat(256)}), false],
    ['a message of 200', toAda({Message: 'A'.repeat(200)}), true],
    ['a message of 201', toAda({Message: 'A'.repeat(201)}), false],
    ['no day of the calendar', toAda({'Send on': '24.12.2026'}), false],
    ['today', toAda({'Send on': '2026-11-22'}), true],
    ['a day that is over', toAda({'Send on': '2026-11-21'}), false],
    ['in 90 days', toAda({'Send on': '2027-02-20'}), true],
    ['in 91 days', toAda({'Send on': '2027-02-21'}), false],
  ])('is taken or not: %s', (_, given, valid) => {
    expect(isGiftRecipientValid(given, AT)).toBe(valid);
  });
});
