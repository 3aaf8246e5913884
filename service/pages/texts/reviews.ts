import type {ReviewRejection} from '../../../contracts/reviews';

const REASONS: Readonly<Record<'de' | 'en', Readonly<Record<ReviewRejection, string>>>> = {
  de: {
    insulting: 'Beleidigend',
    not_about_product: 'Handelt nicht vom Produkt',
    advertising: 'Werbung oder Links',
    personal_data: 'Nennt Daten anderer Menschen',
    unlawful: 'Rechtswidrig',
    not_genuine: 'Nicht echt',
  },
  en: {
    insulting: 'Insulting',
    not_about_product: 'Not about the product',
    advertising: 'Advertising or links',
    personal_data: 'Names other people’s data',
    unlawful: 'Unlawful',
    not_genuine: 'Not genuine',
  },
};

const de = {
  title: 'Bewertungen',
  none: 'Keine Bewertung wartet.',
  intro:
    'Alle echten Bewertungen werden veröffentlicht, auch schlechte. Lob auszuwählen ist verboten (Anhang zu § 3 Abs. 3 UWG, Nr. 23c).',
  shown: (shown: number, total: number) =>
    `Das sind die ältesten ${shown} von ${total}. Weitere folgen, sobald über diese entschieden ist.`,
  stars: (stars: number) => (stars === 1 ? '1 von 5 Sternen' : `${stars} von 5 Sternen`),
  product: (number: number) => `Produkt ${number}`,
  languages: {de: 'Deutsch', en: 'Englisch'},
  verified: 'Verifizierter Kauf',
  notVerified: 'Nicht verifiziert',
  approve: 'Veröffentlichen',
  reject: 'Ablehnen',
  reason: 'Grund der Ablehnung',
  choose: 'Bitte wählen',
  reasons: REASONS.de,
  states: {pending: 'wartet', approved: 'veröffentlicht', rejected: 'abgelehnt'},
  notes: {
    approved: 'Die Bewertung ist veröffentlicht.',
    rejected: 'Die Bewertung ist abgelehnt.',
    decided: 'Über diese Bewertung war schon anders entschieden. Sie bleibt, wie sie war.',
    unknown: 'Diese Bewertung gibt es nicht mehr.',
  },
};

/** The moderation of reviews. */
export const REVIEW_TEXTS: {readonly de: typeof de; readonly en: typeof de} = {
  de,
  en: {
    title: 'Reviews',
    none: 'No review is waiting.',
    intro:
      'Every genuine review is published, bad ones too. Picking out praise is forbidden (UWG, annex to section 3 (3), no. 23c).',
    shown: (shown: number, total: number) =>
      `These are the oldest ${shown} of ${total}. More follow once these are decided.`,
    stars: (stars: number) => (stars === 1 ? '1 of 5 stars' : `${stars} of 5 stars`),
    product: (number: number) => `Product ${number}`,
    languages: {de: 'German', en: 'English'},
    verified: 'Verified purchase',
    notVerified: 'Not verified',
    approve: 'Publish',
    reject: 'Reject',
    reason: 'Reason for rejecting',
    choose: 'Please choose',
    reasons: REASONS.en,
    states: {pending: 'waiting', approved: 'published', rejected: 'rejected'},
    notes: {
      approved: 'The review is published.',
      rejected: 'The review is rejected.',
      decided: 'This review was already decided the other way. It stays as it was.',
      unknown: 'This review is no longer there.',
    },
  },
};
