import {expect, it} from 'vitest';

import {personalDataSchema} from './personal-data';

const {notices, giftVouchers} = personalDataSchema.shape;
/** Taken by earlier versions: mails cannot go to it. */
const PERSON = {email: 'jürgen@web.de', language: 'de'} as const;
const LETTER = {...PERSON, name: 'Jürgen Moor', receipt: true};
const MOMENT = '2026-03-01T10:00:00.000Z';

it.each([
  ['withdrawal', {...LETTER, contract: '1001'}],
  ['cancellation', {...LETTER, contract: '1001', kind: 'ordinary', endsOn: 'earliest'}],
  ['contact-request', {...LETTER, kind: 'customer', message: 'Hallo'}],
] as const)('takes a %s of an address that is now refused as it is held', (kind, content) => {
  const held = [{reference: 'A-1', kind, receivedAt: MOMENT, content}];
  expect(notices.parse(held)).toEqual(held);
});

it('takes a redemption for an address that is now refused as it is held', () => {
  const home = {firstName: 'Jürgen', lastName: 'Moor', company: '', address1: 'Am Moor 3', address2: '', zip: '20095'};
  const address = {...home, city: 'Hamburg', province: '', countryCode: 'DE', phone: '+49 40 1234567'};
  const voucher = {
    code: 'A',
    role: 'recipient',
    deliveries: 3,
    expiresAt: MOMENT,
    senderName: '',
    message: '',
  } as const;
  const held = [{...voucher, redemption: {...PERSON, address}, isPending: false, givenUp: null}];
  expect(giftVouchers.parse(held)).toEqual(held);
});
