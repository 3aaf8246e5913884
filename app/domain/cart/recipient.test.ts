import {describe, expect, it} from 'vitest';

import {giftOffer, recipientProblems, recipientAttributes, writtenFor, type Recipient} from './recipient';

const TODAY = '2026-11-22';

const nothing = {recipientName: null, recipientEmail: null, senderName: null, message: null, sendOn: null};
const toAda = {
  recipientName: 'Ada',
  recipientEmail: 'ada@example.com',
  senderName: 'Grace',
  message: 'Für dich',
  sendOn: '2026-12-24',
};
const card = (traits: Partial<Recipient> = {}): Recipient => ({...nothing, giftKind: 'card', ...traits});
const subscription = (traits: Partial<Recipient> = {}): Recipient => ({
  ...nothing,
  giftKind: 'subscription',
  ...traits,
});

describe('a gift in the cart', () => {
  it('carries what was written, under the names that the service reads', () => {
    expect(recipientAttributes(subscription(toAda))).toEqual([
      {key: '_recipient_name', value: 'Ada'},
      {key: '_recipient_email', value: 'ada@example.com'},
      {key: '_sender_name', value: 'Grace'},
      {key: '_message', value: 'Für dich'},
      {key: '_send_on', value: '2026-12-24'},
    ]);
  });

  it('carries, where it is a gift card, what the platform reads; the sender closes the message', () => {
    expect(recipientAttributes(card(toAda))).toEqual([
      {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
      {key: 'Recipient email', value: 'ada@example.com'},
      {key: 'Recipient name', value: 'Ada'},
      {key: 'Message', value: 'Für dich\n– Grace'},
      {key: 'Send on', value: '2026-12-24'},
      {key: '__shopify_offset', value: '-60'},
    ]);
  });

  it('goes to a recipient where an address is known', () => {
    expect(recipientAttributes(card({recipientName: 'Ada', senderName: 'Grace'}))).toEqual([
      {key: 'Recipient name', value: 'Ada'},
      {key: 'Message', value: '– Grace'},
    ]);
  });

  it('names the German time of its day', () => {
    const offsetOn = (sendOn: string) =>
      recipientAttributes(card({...toAda, sendOn})).find(({key}) => key === '__shopify_offset')?.value;
    expect(['2026-10-25', '2026-10-26', '2027-03-28', '2027-03-29'].map(offsetOn)).toEqual([
      '-120',
      '-60',
      '-60',
      '-120',
    ]);
  });

  it('carries nothing that was left empty', () => {
    expect(recipientAttributes(subscription({message: 'Prost'}))).toEqual([{key: '_message', value: 'Prost'}]);
    expect(recipientAttributes(card())).toEqual([]);
    expect(recipientAttributes(subscription())).toEqual([]);
    expect(recipientAttributes(undefined)).toEqual([]);
  });

  it.each([
    [subscription(toAda), 'Für dich'],
    [card(toAda), 'Für dich\n– Grace'],
  ])('tells in the cart for whom it is, what goes with it, and when', (recipient, message) => {
    const written = {recipientName: 'Ada', message, sendOn: '2026-12-24'};
    expect(writtenFor(recipientAttributes(recipient), TODAY)).toEqual(written);
  });

  it.each(['Heiligabend', '2026-13-41', '', '2026-11-21'])('tells no day where the cart says %j', (value) => {
    const untold = {recipientName: null, message: null, sendOn: null};
    expect(writtenFor([{key: 'Send on', value}], TODAY)).toEqual(untold);
    expect(writtenFor([{key: '_send_on', value}], TODAY)).toEqual(untold);
  });

  it('tells this day', () => {
    expect(writtenFor([{key: '_send_on', value: TODAY}], TODAY).sendOn).toBe(TODAY);
  });
});

describe('what the platform would not take', () => {
  const email = toAda.recipientEmail;

  it('is the message with its closing line, at its longest, not', () => {
    const longest = card({...toAda, senderName: 'G'.repeat(40), message: 'F'.repeat(155)});
    expect(recipientProblems(longest, TODAY)).toEqual([]);
    const message = recipientAttributes(longest).find(({key}) => key === 'Message')?.value ?? '';
    expect(message.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ['a message without an address', card({message: 'Prost'}), [['recipientEmail', 'required']]],
    ['a day without an address', card({sendOn: TODAY}), [['recipientEmail', 'required']]],
    ['a sender alone', card({senderName: 'Grace'}), []],
    ['an endless message', card({recipientEmail: email, message: 'F'.repeat(156)}), [['message', 'too-long']]],
    ['an endless sender', card({senderName: 'G'.repeat(41)}), [['senderName', 'too-long']]],
    ['the last day', card({recipientEmail: email, sendOn: '2027-02-20'}), []],
    ['a day too late', card({recipientEmail: email, sendOn: '2027-02-21'}), [['sendOn', 'invalid']]],
    ['a subscription, which takes all of it', subscription({message: 'F'.repeat(1000), sendOn: '2027-11-22'}), []],
    ['a subscription on a day too late', subscription({sendOn: '2027-11-23'}), [['sendOn', 'invalid']]],
  ] as const)('%s', (_, recipient, problems) => {
    expect(recipientProblems(recipient, TODAY).map(({field, error}) => [field, error])).toEqual(problems);
  });

  it('is any day after the last one that the form offers', () => {
    expect(giftOffer('card', TODAY).until).toBe('2027-02-20');
    expect(giftOffer('subscription', TODAY).until).toBe('2027-11-22');
  });
});
