import {describe, expect, it} from 'vitest';

import {giftAttributes} from './gift';

const nobody = {recipientName: null, recipientEmail: null, senderName: null, message: null, sendOn: null};

describe('a gift in the cart', () => {
  it('carries what was written, under the names that the service reads', () => {
    const gift = {
      recipientName: 'Ada',
      recipientEmail: 'ada@example.com',
      senderName: 'Grace',
      message: 'Für dich',
      sendOn: '2026-12-24',
    };
    expect(giftAttributes(gift)).toEqual([
      {key: '_recipient_name', value: 'Ada'},
      {key: '_recipient_email', value: 'ada@example.com'},
      {key: '_sender_name', value: 'Grace'},
      {key: '_message', value: 'Für dich'},
      {key: '_send_on', value: '2026-12-24'},
    ]);
  });

  it('carries nothing that was left empty', () => {
    expect(giftAttributes({...nobody, message: 'Prost'})).toEqual([{key: '_message', value: 'Prost'}]);
    expect(giftAttributes(nobody)).toEqual([]);
    expect(giftAttributes(null)).toEqual([]);
  });
});
