import {describe, expect, it} from 'vitest';
import {faultsOfHtml} from '../../tests/support/valid-html';
import type {PersonalData} from '../../contracts/personal-data';
import {erasableCounts, keptOf} from '../domain/kept-data';
import {caseChoicePage, caseListPage} from './case-list-page';
import {casePage} from './case-page';
import {erasurePage} from './erasure-page';
import {loginPage} from './login-page';
import {mailsPage} from './mails-page';
import {overviewPage} from './overview-page';
import {page} from './page';
import type {Content} from './page';
import {problemPage} from './problem-page';
import {publishedReviewsPage} from './published-reviews-page';
import {reviewsPage} from './reviews-page';
import {CASE_TEXTS} from './texts/case';

const AT = '2026-11-21T08:00:00.000Z';
const HOSTILE = '<b>"\'&</b>';
const EMAIL = 'ida@example.com';
const PERSON = {name: HOSTILE, email: EMAIL, receipt: true, language: 'de'} as const;
const MAIL = {dueAt: AT, subject: null, text: null} as const;
const RETURN = {order: 'L1', createdAt: AT} as const;
/** The number of a return whose label is sent by hand. */
const BY_HAND = '22345678901234';
const VOUCHER = {deliveries: 3, expiresAt: AT, senderName: 'Ida', message: '', isPending: false} as const;
const REVIEW = {title: HOSTILE, text: HOSTILE, author: HOSTILE, createdAt: AT, product: 1008} as const;
const ADDRESS = {
  firstName: 'Ida',
  lastName: 'Farn',
  company: '',
  address1: 'Weg 1',
  address2: '',
  zip: '10115',
  city: 'Berlin',
  province: '',
  countryCode: 'DE',
  phone: '030 1',
};

const REDEMPTION = {email: EMAIL, language: 'de', address: ADDRESS} as const;
const GIVEN_UP = {reference: 'G-1', at: AT, why: 'refused'} as const;

const DATA: PersonalData = {
  newsletter: {
    language: 'de',
    enrolments: [{variant: 'espresso', requestedAt: AT, confirmedAt: null}],
    log: [],
    welcomeVoucher: false,
  },
  notices: [
    {reference: 'W-1', kind: 'withdrawal', receivedAt: AT, content: {...PERSON, contract: 'L1'}},
    {
      reference: 'K-1',
      kind: 'cancellation',
      receivedAt: AT,
      content: {...PERSON, contract: 'L1', kind: 'extraordinary', reason: HOSTILE, endsOn: '2026-12-24'},
    },
    {
      reference: 'W-2',
      kind: 'withdrawal',
      receivedAt: AT,
      content: {...PERSON, contract: 'L1', receipt: false},
    },
    {
      reference: 'N-1',
      kind: 'contact-request',
      receivedAt: AT,
      content: {...PERSON, kind: 'b2b-office', company: HOSTILE, message: HOSTILE},
    },
  ],
  returns: [
    {
      ...RETURN,
      reference: '12345678901234',
      trackingNumber: '12345678901234',
      labelUrl: 'https://service.example/labels/L1/a.svg',
      items: [{line: 0, quantity: 2}],
      reason: 'damaged',
    },
    {
      ...RETURN,
      reference: BY_HAND,
      trackingNumber: null,
      labelUrl: null,
      items: [{line: 1, quantity: 1}],
      reason: null,
    },
  ],
  reviews: [
    {
      ...REVIEW,
      id: 'a',
      stars: 1,
      language: 'en',
      verified: true,
      state: 'rejected',
      reason: 'unlawful',
      explanation: HOSTILE,
    },
  ],
  backInStock: [{variant: 1, occasion: 'harvest', language: 'de', requestedAt: AT, confirmedAt: AT, state: 'waiting'}],
  giftVouchers: [
    {...VOUCHER, code: 'A', role: 'giver', redemption: null, givenUp: null},
    {...VOUCHER, code: 'B', role: 'recipient', redemption: REDEMPTION, givenUp: null},
    {...VOUCHER, code: 'C', role: 'recipient', redemption: REDEMPTION, givenUp: GIVEN_UP},
    {...VOUCHER, code: 'D', role: 'recipient', redemption: REDEMPTION, isPending: true, givenUp: null},
  ],
  savedCarts: [{language: 'de', savedAt: AT, lines: []}],
  mails: [
    {...MAIL, kind: 'withdrawal', state: 'sent'},
    {...MAIL, kind: 'cancellation', state: 'waiting'},
    {...MAIL, kind: 'of-tomorrow', state: 'dead'},
  ],
  requests: [{path: '/v1/withdrawals a', status: 201, body: '{}'}],
  limits: [],
};
const NOTHING: PersonalData = {
  newsletter: null,
  notices: [],
  returns: [],
  reviews: [],
  backInStock: [],
  giftVouchers: [],
  savedCarts: [],
  mails: [],
  requests: [],
  limits: [],
};
const ITEM = {reference: 'W-1', order: 'L1', receivedAt: Date.parse(AT)} as const;
const COUNTS = {
  reviews: 0,
  mails: 2,
  reminders: 1,
  withdrawal: 1,
  cancellation: 0,
  'return-label': 2,
  return: 3,
  gift: 1,
  'contact-request': 0,
};
const LETTER = {queue: 'mails-0', to: EMAIL, reason: HOSTILE, attempts: 75, dueAt: Date.parse(AT), bounced: null};
const IS_OPEN = new Map([
  ['W-1', true],
  ['12345678901234', false],
  ['G-1', true],
  [`E-${BY_HAND}`, true],
]);

/** Every page, with everything that it can show. */
function pagesIn(language: 'de' | 'en'): Readonly<Record<string, Content>> {
  const view = {id: 'a', email: EMAIL, data: DATA, isOpen: IS_OPEN};
  const kept = keptOf(DATA);
  const erasure = {erasedAt: AT, erased: erasableCounts(DATA), kept};
  return {
    login: loginPage(language, null),
    'wrong login': loginPage(language, 'wrong'),
    'limited login': loginPage(language, {wait: 61_000}),
    overview: overviewPage(language, COUNTS),
    reviews: reviewsPage(
      language,
      {
        reviews: [
          {...REVIEW, id: 'a', stars: 1, language: 'en', verified: true, productTitle: 'Waldgold'},
          {...REVIEW, id: 'b', stars: 5, language: 'de', verified: false, productTitle: null},
        ],
        total: 3,
      },
      'decided',
    ),
    'no reviews': reviewsPage(language, {reviews: [], total: 0}),
    'published reviews': publishedReviewsPage(
      language,
      {
        reviews: [
          {...REVIEW, id: 'a', stars: 1, language: 'en', verified: true, productTitle: 'Waldgold', archived: false},
          {...REVIEW, id: HOSTILE, stars: 5, language: 'de', verified: false, productTitle: null, archived: true},
        ],
        product: 1008,
        page: 2,
        pages: 3,
        products: [
          [1008, HOSTILE],
          [1009, null],
        ],
      },
      'withdrawn',
    ),
    'no published reviews': publishedReviewsPage(language, {
      reviews: [],
      product: null,
      page: 1,
      pages: 0,
      products: [],
    }),
    mails: mailsPage(
      language,
      [
        {...LETTER, key: 'withdrawal W-1', kind: 'withdrawal'},
        {...LETTER, key: 'of-tomorrow 1', kind: 'of-tomorrow'},
        {...LETTER, key: 'cancellation K-1', kind: 'cancellation', reason: 'HardBounce', bounced: 'K-1'},
      ],
      'unknown',
    ),
    'no mails': mailsPage(language, []),
    cases: caseListPage(
      language,
      [
        {...ITEM, kind: 'withdrawal'},
        {...ITEM, kind: 'return'},
        {...ITEM, kind: 'return-label', reference: `E-${BY_HAND}`},
        {...ITEM, kind: 'gift'},
      ],
      {said: 'done'},
    ),
    'unknown case': caseListPage(language, [], {typed: HOSTILE}),
    'which case': caseChoicePage(language, [EMAIL, 'jan@example.com']),
    case: casePage(language, {...view, erasure: null}, 'open'),
    'erased case': casePage(language, {...view, erasure}),
    'empty case': casePage(language, {...view, data: NOTHING, erasure: null}),
    erasure: erasurePage(language, {...view, erased: erasableCounts(DATA), kept}),
    'empty erasure': erasurePage(language, {...view, erased: erasableCounts(NOTHING), kept: keptOf(NOTHING)}),
    missing: problemPage(language, 'not-found'),
  };
}

const render = async (language: 'de' | 'en', content: Content) =>
  String(await page({language, nonce: 'n', path: '/operator/cases/a', isLoggedIn: true}, content));

describe.each(['de', 'en'] as const)('the operator’s pages in %s', (language) => {
  it.each(Object.entries(pagesIn(language)))('%s: is valid, and shows what was typed as text', async (_, content) => {
    const html = await render(language, content);
    expect(await faultsOfHtml(html)).toEqual([]);
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  });
});

it('a notice’s receipt is the mail of its kind from the same moment', async () => {
  const html = await render('en', casePage('en', {id: 'a', email: EMAIL, data: DATA, isOpen: IS_OPEN, erasure: null}));
  const receipts = [...html.matchAll(/<dt>Receipt<\/dt>\s*<dd>(?:<span class="text">)?([^<]*)/g)];
  expect(receipts.map(([, text = '']) => text.trim())).toEqual([
    'sent,',
    'waiting,',
    'not sent: please confirm by e-mail yourself',
    'no record',
  ]);
});

it('a redemption that was given up is shown with its number, its reason, and the button that marks it as done', async () => {
  const html = await render('en', casePage('en', {id: 'a', email: EMAIL, data: DATA, isOpen: IS_OPEN, erasure: null}));
  expect(html).toMatch(/G-1: no, the subscription service refused the details[^]*?name="reference" value="G-1"/);
});

it.each([
  ['A', CASE_TEXTS.en.giftVouchers.notRedeemed],
  ['B', CASE_TEXTS.en.giftVouchers.redeemed],
  ['D', CASE_TEXTS.en.giftVouchers.pending],
])('the voucher %s is shown as redeemed: %s', async (code, state) => {
  const html = await render('en', casePage('en', {id: 'a', email: EMAIL, data: DATA, isOpen: IS_OPEN, erasure: null}));
  const row = html.split('<tr').find((text) => text.includes(`>${code}<`));
  expect(row).toContain(state);
});

it('a review that was taken down is shown with what its author was told', async () => {
  const html = await render('en', casePage('en', {id: 'a', email: EMAIL, data: DATA, isOpen: IS_OPEN, erasure: null}));
  expect(html).toMatch(/rejected: Unlawful\s*<p class="text">&lt;b&gt;/);
});

it.each([
  ['until it is done', true, true],
  ['no more once it is done', false, false],
])('a label that is sent by hand says by which working day, %s', async (_, isOpen, isShown) => {
  const view = {id: 'a', email: EMAIL, data: DATA, isOpen: new Map([[`E-${BY_HAND}`, isOpen]]), erasure: null};
  const html = await render('en', casePage('en', view));
  // Two working days after a Saturday.
  expect(html.includes('e-mail it to this address by 24 November 2026')).toBe(isShown);
  expect(html).toContain(`name="reference" value="E-${BY_HAND}"`);
});

it('marks the section that the page is in, and offers no menu without a session', async () => {
  const content = problemPage('de', 'not-found');
  expect(await render('de', content)).toMatch(/<a href="\/operator\/cases"\s+aria-current="page"/);
  const closed = String(await page({language: 'de', nonce: 'n', path: '/operator/login', isLoggedIn: false}, content));
  expect(closed).not.toMatch(/<nav|logout/);
});
