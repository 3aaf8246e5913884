import {LANGUAGES, type Language} from '../../app/config/languages';
import {loginLetter} from '../../emulator/accounts/login-mail';
import {giftCardLetter} from '../../emulator/mail/texts/gift-card';
import {MAIL_KINDS, MAIL_TEXTS} from '../../emulator/subscriptions/mail-texts';
import {reviewRejectionSchema} from '../../contracts/reviews';
import type {Block, Letter} from '../../service/mail/compose';
import {cancellationLetter, contactLetter, withdrawalLetter} from '../../service/mail/texts/contract-notices';
import {LESSON_COUNT, lessonLetter} from '../../service/mail/texts/course';
import {FRAME_TEXTS} from '../../service/mail/texts/frame';
import {giftRedeemedLetter, giftSubscriptionLetter} from '../../service/mail/texts/gifts';
import {newCasesLetter} from '../../service/mail/texts/new-cases';
import {confirmationLetter, welcomeLetter} from '../../service/mail/texts/newsletter';
import {returnLabelLetter, returnLetter} from '../../service/mail/texts/returns';
import {withdrawnReviewLetter} from '../../service/mail/texts/reviews';
import {savedCartLetter} from '../../service/mail/texts/saved-cart';
import {backInStockLetter, stockConfirmationLetter} from '../../service/mail/texts/stock';

import type {ShopText} from './shop-texts';

const HREF = 'https://shop.example/';
const AT = Date.UTC(2026, 10, 26);
const PERSON = {name: 'Mara Moos', contract: 'L10001', email: 'mara@example.com', receipt: true};
const RECEIPT = {reference: 'K1001', receivedAt: AT, isProven: true};
const GREETING = {recipientName: 'Ada', senderName: 'Mara', message: ''};
/** Where a gift is delivered. */
export const GIFT_ADDRESS = {
  firstName: 'Ada',
  lastName: 'Moos',
  company: '',
  address1: 'Waldweg 1',
  address2: '',
  zip: '20099',
  city: 'Hamburg',
  province: '',
  countryCode: 'DE',
  phone: '',
};
const REDEEMED = {deliveries: 3, firstDelivery: '2026-11-30', address: GIFT_ADDRESS};
const RETURN = {number: 'L10001', items: ['Waldgold'], sendBy: '10.'};
const VOUCHER = {code: 'WALD-0000-0000-0000', endsAt: AT};
const FACTS = {
  day: '1.',
  retryDay: '2.',
  total: '10',
  items: '1 × Waldgold',
  title: 'Waldgold',
  giver: 'Mara',
  isGift: false,
};

const lessons = (language: Language) =>
  Array.from({length: LESSON_COUNT}, (_, index) => lessonLetter(language, index + 1, HREF));

const newsletter = (language: Language) =>
  (['default', 'espresso', 'raffle'] as const).flatMap((variant) => [
    confirmationLetter(language, variant, HREF),
    welcomeLetter(language, variant, VOUCHER, {shop: HREF, unsubscribe: HREF}),
  ]);

const stock = (language: Language) =>
  (['stock', 'harvest'] as const).flatMap((occasion) => {
    const wish = {title: 'Waldgold', occasion};
    return [
      stockConfirmationLetter(language, wish, HREF),
      backInStockLetter(language, wish, {product: HREF, cancel: HREF}),
    ];
  });

const gifts = (language: Language) => [
  giftCardLetter(language, {code: 'CARD', cents: 5000, name: 'Ada', message: ''}, HREF),
  ...[1, 3].map((deliveries) =>
    giftSubscriptionLetter(language, {code: 'CODE', deliveries, expiresAt: AT, greeting: GREETING}, HREF),
  ),
  ...(['filter', 'espresso', 'mixed'] as const).map((coffee) =>
    giftRedeemedLetter(language, {...REDEEMED, coffee}, HREF),
  ),
  giftRedeemedLetter(language, {...REDEEMED, deliveries: 1, coffee: 'espresso'}, HREF),
];

const notices = (language: Language) => [
  withdrawalLetter({...PERSON, language}, RECEIPT),
  cancellationLetter({...PERSON, kind: 'ordinary', endsOn: 'earliest', language}, RECEIPT),
  cancellationLetter(
    {...PERSON, kind: 'extraordinary', reason: 'A-1', endsOn: '2026-12-24', language},
    {...RECEIPT, isProven: false},
  ),
  ...(['customer', 'b2b-dealer', 'b2b-office', 'b2b-gastro'] as const).map((kind) =>
    contactLetter({...PERSON, message: 'A-1', kind, language}, RECEIPT),
  ),
];

const reviews = (language: Language) =>
  reviewRejectionSchema.options.flatMap((reason) =>
    (['reported', 'found'] as const).map((occasion) =>
      withdrawnReviewLetter(language, {
        productTitle: 'Waldgold',
        createdAt: AT,
        reason,
        explanation: 'A-1',
        occasion,
      }),
    ),
  );

const CASES = ['withdrawal', 'cancellation', 'return-label', 'return', 'gift', 'contact-request', 'review'] as const;
const newCases = (language: Language) =>
  [CASES, [...CASES, ...CASES]].map((kinds) => newCasesLetter(language, kinds, HREF));

const subscription = (language: Language): readonly Letter[] =>
  MAIL_KINDS.flatMap((kind) =>
    [FACTS, {...FACTS, total: '', isGift: true}].map((facts) => {
      const {subject, paragraphs, link} = MAIL_TEXTS[language][kind](facts);
      return {subject, blocks: [language === 'de' ? 'Hallo,' : 'Hello,', ...paragraphs, {button: link, href: HREF}]};
    }),
  );

/** Every letter in a language: those of the service worker, and those of the local account and subscription services. */
export const lettersIn = (language: Language): readonly Letter[] => [
  ...notices(language),
  ...lessons(language),
  ...newsletter(language),
  ...stock(language),
  ...gifts(language),
  ...reviews(language),
  ...newCases(language),
  returnLabelLetter(language, {...RETURN, labelUrl: HREF}),
  returnLetter(language, {...RETURN, labelBy: '2.'}),
  savedCartLetter(language, {items: ['Waldgold'], expiresAt: AT, href: HREF}),
  loginLetter('123456', language),
  ...subscription(language),
];

function wordsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('facts' in block) return block.facts.flat();
  if ('list' in block) return block.list;
  return Object.entries(block).flatMap(([name, text]) => (name === 'href' ? [] : [text]));
}

/** Every text of a mail with its language. */
export const mailTexts: readonly ShopText[] = LANGUAGES.flatMap((language) => [
  ...Object.values(FRAME_TEXTS[language]).map((text) => ({where: 'mail frame', language, text})),
  ...lettersIn(language).flatMap(({subject, blocks, footer = []}) =>
    [subject, ...[...blocks, ...footer].flatMap(wordsOf)].map((text) => ({where: `mail "${subject}"`, language, text})),
  ),
]);
