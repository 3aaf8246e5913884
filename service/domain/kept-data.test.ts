import {expect, it} from 'vitest';
import type {PersonalData} from '../../contracts/personal-data';
import {erasableCounts, keptOf} from './kept-data';

const AT = '2026-11-21T08:00:00.000Z';
const PERSON = {name: 'Ida', email: 'ida@example.com', receipt: true, language: 'de'} as const;
const VOUCHER = {code: 'A', deliveries: 3, expiresAt: AT, senderName: '', message: '', redemption: null} as const;
const MAIL = {dueAt: AT, subject: null, text: null} as const;
const RETURN = {order: 'L1', createdAt: AT, items: [], trackingNumber: '1', labelUrl: 'https://service.example/l'};

const DATA: PersonalData = {
  newsletter: null,
  notices: [
    {reference: 'W-1', kind: 'withdrawal', receivedAt: AT, content: {...PERSON, contract: 'L1'}},
    {reference: 'N-1', kind: 'contact-request', receivedAt: AT, content: {...PERSON, kind: 'customer', message: 'Hi'}},
  ],
  returns: [
    {...RETURN, reason: 'damaged'},
    {...RETURN, reason: null},
  ],
  reviews: [],
  backInStock: [],
  giftVouchers: [
    {...VOUCHER, role: 'giver'},
    {...VOUCHER, role: 'giver', senderName: 'Ida'},
  ],
  savedCarts: [],
  mails: [
    {...MAIL, kind: 'withdrawal', state: 'waiting'},
    {...MAIL, kind: 'withdrawal', state: 'sent'},
    {...MAIL, kind: 'contact-request', state: 'waiting'},
  ],
  requests: [],
  limits: [],
};

it('what an erasure drops is what the law does not keep', () => {
  expect(erasableCounts(DATA)).toMatchObject({notices: 1, returns: 1, giftVouchers: 1, mails: 2, newsletter: 0});
  expect(keptOf(DATA).map(({what}) => what)).toEqual([
    ...['withdrawal', 'return', 'return', 'receipt'],
    ...['voucher', 'voucher', 'orders'],
  ]);
});
