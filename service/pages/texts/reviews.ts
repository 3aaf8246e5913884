import type {ReviewRejection} from '../../../contracts/reviews';

const REASONS: Readonly<Record<'de' | 'en', Readonly<Record<ReviewRejection, string>>>> = {
  de: {
    insulting: 'Beleidigend',
    not_about_product: 'Handelt nicht vom Produkt',
    advertising: 'Werbung oder Links',
    personal_data: 'Persönliche Daten anderer Menschen',
    unlawful: 'Rechtswidrig',
    not_genuine: 'Nicht echt',
  },
  en: {
    insulting: 'Insulting',
    not_about_product: 'Not about the product',
    advertising: 'Advertising or links',
    personal_data: 'Other people’s personal data',
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
  waiting: 'Wartende Bewertungen',
  published: {
    link: 'Veröffentlichte Bewertungen',
    title: 'Veröffentlichte Bewertungen',
    intro:
      'Nimm eine Bewertung heraus, wenn einer der Gründe zutrifft, ob sie gemeldet wurde oder du sie selbst gefunden hast. Wer sie geschrieben hat, bekommt die Begründung per E-Mail (Art.\u00a017 der Verordnung (EU) 2022/2065).',
    ofArchive: 'Bewertungen des früheren Shops stehen bei ihrem Produkt.',
    product: 'Produkt',
    allProducts: 'Alle, ohne den früheren Shop',
    show: 'Anzeigen',
    none: 'Hier ist keine Bewertung veröffentlicht.',
    archived: 'Aus dem früheren Shop, ohne bekannte Adresse: Niemand bekommt eine E-Mail.',
    withdraw: 'Herausnehmen',
    drop: 'Endgültig löschen',
    reason: 'Grund',
    occasion: 'Anlass',
    occasions: {reported: 'Jemand hat sie gemeldet', found: 'Selbst gefunden'},
    explanation: 'Begründung für die E-Mail',
    explanationHint:
      'Welche Stelle, warum, und bei Rechtswidrigem: gegen welches Gesetz sie verstößt. Auf Deutsch oder Englisch, wie die Bewertung.',
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    pages: 'Seiten',
    newer: 'Neuere',
    older: 'Ältere',
  },
  notes: {
    approved: 'Die Bewertung ist veröffentlicht.',
    rejected: 'Die Bewertung ist abgelehnt.',
    decided: 'Über diese Bewertung war schon anders entschieden. Sie bleibt, wie sie war.',
    unknown: 'Diese Bewertung gibt es nicht mehr.',
    withdrawn:
      'Die Bewertung ist herausgenommen, die Begründung geht per E-Mail hinaus. Seiten, die schon zwischengespeichert sind, zeigen sie noch bis zu 15 Minuten, bei einer Störung des Shops bis zu einem Tag.',
    before:
      'Diese Bewertung war schon herausgenommen, mit einer anderen Begründung. Die bleibt; deine geht nicht hinaus.',
    dropped: 'Die Bewertung des früheren Shops ist gelöscht.',
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
    waiting: 'Waiting reviews',
    published: {
      link: 'Published reviews',
      title: 'Published reviews',
      intro:
        'Take down a review if one of the reasons applies, whether somebody reported it or you found it. Its author gets the reasons by e-mail (Art.\u00a017 of Regulation (EU) 2022/2065).',
      ofArchive: 'Reviews of the former shop are listed with their product.',
      product: 'Product',
      allProducts: 'All, without the former shop',
      show: 'Show',
      none: 'No review is published here.',
      archived: 'From the former shop, with no known address: nobody gets an e-mail.',
      withdraw: 'Take down',
      drop: 'Delete for good',
      reason: 'Reason',
      occasion: 'How it came to our attention',
      occasions: {reported: 'It was reported', found: 'Found by ourselves'},
      explanation: 'Reasons for the e-mail',
      explanationHint:
        'Which passage, why, and if it is unlawful: which law it breaks. In German or English, like the review.',
      page: (page: number, pages: number) => `Page ${page} of ${pages}`,
      pages: 'Pages',
      newer: 'Newer',
      older: 'Older',
    },
    notes: {
      approved: 'The review is published.',
      rejected: 'The review is rejected.',
      decided: 'This review was already decided the other way. It stays as it was.',
      unknown: 'This review is no longer there.',
      withdrawn:
        'The review is taken down, and the reasons go out by e-mail. Pages that are already cached show it for up to 15 minutes, or up to a day while the shop has an outage.',
      before: 'This review had already been taken down, for other reasons. Those stand; yours don’t go out.',
      dropped: 'The review of the former shop is deleted.',
    },
  },
};
