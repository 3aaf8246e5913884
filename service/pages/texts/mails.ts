const KINDS: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = {
  de: {
    withdrawal: 'Eingangsbestätigung des Widerrufs',
    cancellation: 'Bestätigung der Kündigung',
    'contact-request': 'Eingangsbestätigung einer Nachricht',
    return: 'Bestätigung einer Rückgabe',
    'return-label': 'Rücksendeetikett',
    'saved-cart': 'Gemerkter Warenkorb',
    'newsletter-confirmation': 'Bestätigung des Newsletters',
    'newsletter-welcome': 'Willkommen zum Newsletter',
    'espresso-course': 'Espressokurs',
    'back-in-stock-confirmation': 'Bestätigung einer Erinnerung',
    'back-in-stock': 'Wieder da',
    'gift-subscription': 'Geschenkabo',
    'gift-subscription-redeemed': 'Geschenkabo eingelöst',
    'review-withdrawn': 'Begründung für eine herausgenommene Bewertung',
    'new-cases': 'Hinweis auf neue Vorgänge und Bewertungen',
  },
  en: {
    withdrawal: 'Receipt of a withdrawal',
    cancellation: 'Receipt of a cancellation',
    'contact-request': 'Receipt of a message',
    return: 'Confirmation of a return',
    'return-label': 'Return label',
    'saved-cart': 'Saved cart',
    'newsletter-confirmation': 'Newsletter confirmation',
    'newsletter-welcome': 'Newsletter welcome',
    'espresso-course': 'Espresso course',
    'back-in-stock-confirmation': 'Reminder confirmation',
    'back-in-stock': 'Back in stock',
    'gift-subscription': 'Gift subscription',
    'gift-subscription-redeemed': 'Gift subscription redeemed',
    'review-withdrawn': 'Reasons for a review that was taken down',
    'new-cases': 'Notice of new cases and reviews',
  },
};

const de = {
  title: 'Nicht zugestellte E-Mails',
  intro:
    'Diese E-Mails hat der Anbieter abgelehnt oder drei Tage lang nicht angenommen. Behebe zuerst den Grund, dann schick sie noch einmal. Jede geht nur einmal hinaus. Was zurückkam, hat keinen Text mehr: Erreiche die Person auf anderem Weg, dann verwirf die E-Mail hier.',
  none: 'Alle E-Mails sind zugestellt oder unterwegs.',
  caption: 'Aufgegeben',
  headings: {
    kind: 'E-Mail',
    to: 'An',
    dueAt: 'Fällig',
    reason: 'Letzter Fehler',
    attempts: 'Versuche',
    action: 'Aktion',
  },
  sendAgain: 'Noch einmal senden',
  discard: 'Verwerfen',
  discardHint: 'Die E-Mail ist dann endgültig weg.',
  discardReceipt:
    'Diese Bestätigung verlangt das Gesetz (§ 356a, § 312k BGB). Verwirf sie nur, wenn sie auf anderem Weg ankam.',
  discardButton: 'Endgültig verwerfen',
  kinds: KINDS.de,
  states: {waiting: 'wartet', sent: 'gesendet', dead: 'nicht zugestellt', bounced: 'zurückgekommen'},
  notes: {
    revived: 'Die E-Mail ist wieder in der Reihe und wird gesendet.',
    discarded: 'Die E-Mail ist verworfen.',
    unknown: 'Diese E-Mail war schon gesendet oder verworfen.',
  },
};

/** The mails that were given up. */
export const MAIL_TEXTS: {readonly de: typeof de; readonly en: typeof de} = {
  de,
  en: {
    title: 'E-mails that were not delivered',
    intro:
      'The provider refused these e-mails, or did not accept them for three days. Mend the reason first, then send them again. Each goes out only once. What came back has no text any more: reach the person in another way, then discard the e-mail here.',
    none: 'Every e-mail is delivered or on its way.',
    caption: 'Given up',
    headings: {kind: 'E-mail', to: 'To', dueAt: 'Due', reason: 'Last error', attempts: 'Attempts', action: 'Action'},
    sendAgain: 'Send again',
    discard: 'Discard',
    discardHint: 'The e-mail is then gone for good.',
    discardReceipt:
      'The law asks for this receipt (sections 356a and 312k BGB). Discard it only if it arrived in another way.',
    discardButton: 'Discard for good',
    kinds: KINDS.en,
    states: {waiting: 'waiting', sent: 'sent', dead: 'not delivered', bounced: 'came back'},
    notes: {
      revived: 'The e-mail is back in the queue and will be sent.',
      discarded: 'The e-mail is discarded.',
      unknown: 'This e-mail had already been sent or discarded.',
    },
  },
};
