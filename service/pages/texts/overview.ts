const de = {
  title: 'Übersicht',
  counts: {
    reviews: 'Bewertungen warten auf dich',
    withdrawal: 'offene Widerrufe',
    cancellation: 'offene Kündigungen',
    'return-label': 'Rücksendeetiketten zu schicken',
    return: 'offene Rückgaben',
    gift: 'gescheiterte Einlösungen',
    'contact-request': 'offene Nachrichten',
    mails: 'E-Mails kamen nicht an',
    reminders: 'Erinnerungen warten auf Ware',
  },
};

/** The first page of the operator. */
export const OVERVIEW_TEXTS: {readonly de: typeof de; readonly en: typeof de} = {
  de,
  en: {
    title: 'Overview',
    counts: {
      reviews: 'reviews waiting for you',
      withdrawal: 'open withdrawals',
      cancellation: 'open cancellations',
      'return-label': 'return labels to send',
      return: 'open returns',
      gift: 'failed redemptions',
      'contact-request': 'open messages',
      mails: 'e-mails not delivered',
      reminders: 'reminders waiting for stock',
    },
  },
};
