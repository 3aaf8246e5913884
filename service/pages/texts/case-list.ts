const de = {
  title: 'Vorgänge',
  lookUp: {
    label: 'E-Mail-Adresse oder Nummer',
    hint: 'Nummer der Bestellung, der Rückgabe oder des Vorgangs (W-…, K-…, N-…, E-…, G-…)',
    button: 'Nachschlagen',
  },
  notFound: 'Dazu ist nichts gespeichert. Prüf die Schreibweise, oder such nach der E-Mail-Adresse.',
  several: 'Zu dieser Nummer gehören mehrere Adressen. Welche meinst du?',
  open: 'Offen',
  headings: {kind: 'Art', reference: 'Nummer', receivedAt: 'Eingegangen', action: 'Aktion'},
  kinds: {
    withdrawal: 'Widerruf',
    cancellation: 'Kündigung',
    'return-label': 'Etikett zu schicken',
    return: 'Rückgabe',
    gift: 'Gescheiterte Einlösung',
    'contact-request': 'Nachricht',
  },
  show: 'Ansehen',
  done: 'Erledigt',
  markDone: 'Als erledigt markieren',
  reopen: 'Wieder öffnen',
  none: 'Nichts ist offen.',
  notes: {done: 'Der Vorgang ist erledigt.', open: 'Der Vorgang ist wieder offen.'},
};

/** The list of open cases, and the form that looks one up. */
export const CASE_LIST_TEXTS: {readonly de: typeof de; readonly en: typeof de} = {
  de,
  en: {
    title: 'Cases',
    lookUp: {
      label: 'E-mail address or number',
      hint: 'The number of an order, a return or a case (W-…, K-…, N-…, E-…, G-…)',
      button: 'Look up',
    },
    notFound: 'Nothing is held of this. Check the spelling, or look for the e-mail address.',
    several: 'Several addresses belong to this number. Which one do you mean?',
    open: 'Open',
    headings: {kind: 'Kind', reference: 'Number', receivedAt: 'Received', action: 'Action'},
    kinds: {
      withdrawal: 'Withdrawal',
      cancellation: 'Cancellation',
      'return-label': 'Label to send',
      return: 'Return',
      gift: 'Failed redemption',
      'contact-request': 'Message',
    },
    show: 'View',
    done: 'Mark as done',
    markDone: 'Mark as done',
    reopen: 'Open again',
    none: 'Nothing is open.',
    notes: {done: 'The case is done.', open: 'The case is open again.'},
  },
};
