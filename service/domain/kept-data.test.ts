import {expect, it} from 'vitest';
import type {PersonalData} from '../../contracts/personal-data';
import {erasableCounts, keptOf} from './kept-data';

const AT = '2026-11-21T08:00:00.000Z';
const PERSON = {name: 'Ida', email: 'ida@example.com', receipt: true, language: 'de'} as const;
const GREETING = {senderName: '', message: ''} as const;
const UNREDEEMED = {redemption: null, isPending: false, givenUp: null} as const;
const VOUCHER = {code: 'A', deliveries: 3, expiresAt: AT, ...GREETING, ...UNREDEEMED} as const;
const REDEMPTION = {
  email: 'ida@example.com',
  language: 'de',
  address: {
    firstName: 'Ida',
    lastName: 'Farn',
    company: '',
    address1: 'Am Moor 3',
    address2: '',
    zip: '20095',
    city: 'Hamburg',
    province: '',
    countryCode: 'DE',
    phone: '1',
  },
} as const;
const GIVEN_UP = {reference: 'G-1', at: AT, why: 'outage'} as const;
const MAIL = {dueAt: AT, subject: null, text: null} as const;
const RETURN = {order: 'L1', createdAt: AT, items: [], reference: '1', trackingNumber: null, labelUrl: null};

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
    {...VOUCHER, role: 'recipient', senderName: 'Mara', redemption: REDEMPTION},
    {...VOUCHER, code: 'B', role: 'recipient', redemption: REDEMPTION, givenUp: GIVEN_UP},
  ],
  savedCarts: [],
  mails: [
    {...MAIL, kind: 'withdrawal', state: 'waiting'},
    {...MAIL, kind: 'withdrawal', state: 'sent'},
    {...MAIL, kind: 'contact-request', state: 'waiting'},
    {...MAIL, kind: 'gift-subscription', state: 'waiting'},
    {...MAIL, kind: 'gift-subscription', state: 'sent'},
    {...MAIL, kind: 'gift-subscription-redeemed', state: 'waiting'},
  ],
  requests: [],
  limits: [],
};

it('what an erasure drops is what the law does not keep, and nobody has paid for', () => {
  expect(erasableCounts(DATA)).toMatchObject({notices: 1, returns: 1, giftVouchers: 3, mails: 4, newsletter: 0});
  expect(keptOf(DATA).map(({what, reference}) => [what, reference])).toEqual([
    ['withdrawal', 'W-1'],
    ['return', 'L1'],
    ['return', 'L1'],
    ['receipt', 'withdrawal'],
    ['gift-mail', 'gift-subscription'],
    ['voucher', 'A'],
    ['voucher', 'A'],
    ['voucher', 'A'],
    ['orders', null],
  ]);
});

it('says until when each is kept, and of a voucher whether it is redeemed', () => {
  const kept = keptOf(DATA).map(({what, until}) => [what, until]);
  expect(kept).toContainEqual(['withdrawal', '2032-12-31T23:00:00.000Z']);
  expect(kept).toContainEqual(['return', '2032-12-31T23:00:00.000Z']);
  expect(kept).toContainEqual(['gift-mail', null]);
  // A year after it expires.
  expect(kept).toContainEqual(['voucher', '2027-11-21T08:00:00.000Z']);
  const reasons = keptOf(DATA).flatMap(({what, reason}) => (what === 'voucher' ? [reason.en] : []));
  expect(reasons.map((reason) => reason.includes('has been redeemed'))).toEqual([false, false, true]);
});

it('says of a redemption that is unfinished that it is finished first', () => {
  const pending = {...VOUCHER, role: 'recipient', redemption: REDEMPTION, isPending: true} as const;
  const [voucher] = keptOf({...DATA, notices: [], returns: [], mails: [], giftVouchers: [pending]});
  expect([voucher?.reason.de, voucher?.reason.en].join()).toMatch(
    /^Die laufende Einlösung .+,The redemption under way /,
  );
});
