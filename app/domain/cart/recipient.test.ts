import {describe, expect, it} from 'vitest';

import {recipientAttributes, writtenFor} from './recipient';

const nobody = {recipientName: null, recipientEmail: null, senderName: null, message: null, sendOn: null};

describe('a gift in the cart', () => {
  it('carries what was written, under the names that the service reads', () => {
    const recipient = {
      recipientName: 'Ada',
      recipientEmail: 'ada@example.com',
      senderName: 'Grace',
      message: 'Für dich',
      sendOn: '2026-12-24',
    };
    expect(recipientAttributes(recipient)).toEqual([
      {key: '_recipient_name', value: 'Ada'},
      {key: '_recipient_email', value: 'ada@example.com'},
      {key: '_sender_name', value: 'Grace'},
      {key: '_message', value: 'Für dich'},
      {key: '_send_on', value: '2026-12-24'},
    ]);
  });

  it('carries nothing that was left empty', () => {
    expect(recipientAttributes({...nobody, message: 'Prost'})).toEqual([{key: '_message', value: 'Prost'}]);
    expect(recipientAttributes(nobody)).toEqual([]);
    expect(recipientAttributes(undefined)).toEqual([]);
  });

  it('tells in the cart for whom it is, what goes with it, and when', () => {
    const written = {recipientName: 'Ada', message: 'Prost', sendOn: '2026-12-24'};
    expect(writtenFor(recipientAttributes({...nobody, ...written, senderName: 'Grace'}))).toEqual(written);
    expect(writtenFor([])).toEqual({recipientName: null, message: null, sendOn: null});
  });

  it.each(['Heiligabend', '2026-13-41', ''])('tells no day where the cart says %j', (value) => {
    expect(writtenFor([{key: '_send_on', value}]).sendOn).toBeNull();
  });
});
