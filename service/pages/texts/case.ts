import type {KeptData, PersonalData} from '../../../contracts/personal-data';
import type {ReturnRequest} from '../../../contracts/returns';

type Reason = NonNullable<ReturnRequest['reason']>;

const REASONS: Readonly<Record<'de' | 'en', Readonly<Record<Reason, string>>>> = {
  de: {
    not_liked: 'gefällt nicht',
    wrong_item: 'falscher Artikel',
    damaged: 'beschädigt',
    too_late: 'kam zu spät',
    ordered_by_mistake: 'versehentlich bestellt',
    other: 'anderer',
  },
  en: {
    not_liked: 'not liked',
    wrong_item: 'wrong item',
    damaged: 'damaged',
    too_late: 'arrived too late',
    ordered_by_mistake: 'ordered by mistake',
    other: 'other',
  },
};

/** The names of the parts of the data, in the order of the page. */
const PARTS: Readonly<Record<'de' | 'en', Readonly<Record<keyof PersonalData, string>>>> = {
  de: {
    notices: 'Widerrufe, Kündigungen, Nachrichten',
    returns: 'Rückgaben',
    newsletter: 'Newsletter',
    reviews: 'Bewertungen',
    backInStock: 'Erinnerungen',
    giftVouchers: 'Geschenkabos',
    savedCarts: 'Gemerkte Warenkörbe',
    mails: 'E-Mails',
    requests: 'Wiederholbare Anfragen',
    limits: 'Zähler gegen Missbrauch',
  },
  en: {
    notices: 'Withdrawals, cancellations, messages',
    returns: 'Returns',
    newsletter: 'Newsletter',
    reviews: 'Reviews',
    backInStock: 'Reminders',
    giftVouchers: 'Gift subscriptions',
    savedCarts: 'Saved carts',
    mails: 'E-mails',
    requests: 'Repeatable requests',
    limits: 'Counters against abuse',
  },
};

/** What an erasure drops of a part that it does not drop whole. */
const ERASED: Readonly<Record<'de' | 'en', Readonly<Record<keyof PersonalData, string>>>> = {
  de: {
    ...PARTS.de,
    notices: 'Nachrichten',
    returns: 'Gründe von Rückgaben',
    giftVouchers: 'Namen und Grüße von Geschenkabos',
  },
  en: {
    ...PARTS.en,
    notices: 'Messages',
    returns: 'Reasons of returns',
    giftVouchers: 'Names and messages of gift subscriptions',
  },
};

const KEPT: Readonly<Record<'de' | 'en', Readonly<Record<KeptData['what'], string>>>> = {
  de: {
    withdrawal: 'Widerruf',
    cancellation: 'Kündigung',
    return: 'Rückgabe',
    receipt: 'Bestätigung, die noch hinausgeht',
    'gift-mail': 'Geschenk-E-Mail, die noch hinausgeht',
    voucher: 'Gutschein',
    orders: 'Bestellungen',
  },
  en: {
    withdrawal: 'Withdrawal',
    cancellation: 'Cancellation',
    return: 'Return',
    receipt: 'Receipt that is yet to go out',
    'gift-mail': 'Gift e-mail that is yet to go out',
    voucher: 'Voucher',
    orders: 'Orders',
  },
};

const de = {
  parts: PARTS.de,
  nothing: 'Zu dieser Adresse ist nichts gespeichert.',
  empty: 'Ohne Einträge',
  exportButton: 'Auskunft herunterladen',
  erase: 'Daten löschen …',
  notice: {
    name: 'Name',
    contract: 'Vertrag',
    company: 'Firma',
    phone: 'Telefon',
    order: 'Bestellung',
    message: 'Nachricht',
    cancellation: 'Art der Kündigung',
    cancellations: {ordinary: 'ordentlich', extraordinary: 'außerordentlich'},
    reason: 'Grund',
    endsOn: 'Ende',
    earliest: 'zum nächstmöglichen Zeitpunkt',
    receipt: 'Bestätigung',
    noReceipt: 'kein Eintrag',
    unsentReceipt: 'nicht gesendet: bitte selbst per E-Mail bestätigen',
    state: 'Stand',
    open: 'offen',
    done: 'erledigt',
  },
  returns: {
    headings: ['Nummer', 'Bestellung', 'Angekündigt', 'Artikel', 'Grund', 'Stand', 'Etikett'],
    items: (line: number, quantity: number) => `${quantity} × Position ${line}`,
    reasons: REASONS.de,
    noReason: 'keiner genannt',
    label: 'Etikett öffnen',
    sendLabel: (day: string) => `bis zum ${day} per E-Mail an diese Adresse schicken`,
  },
  newsletter: {
    headings: ['Anmeldung', 'Angefragt', 'Bestätigt'],
    variants: {default: 'Newsletter', espresso: 'Espressokurs', raffle: 'Verlosung'},
    unconfirmed: 'noch nicht',
    left: 'Abgemeldet. Gespeichert ist nur noch der Nachweis der Einwilligung.',
  },
  reviews: {headings: ['Bewertung', 'Sterne', 'Geschrieben am', 'Stand']},
  backInStock: {
    headings: ['Variante', 'Angefragt', 'Wartet auf', 'Stand'],
    occasions: {stock: 'Vorrat', harvest: 'neue Ernte'},
    states: {unconfirmed: 'nicht bestätigt', waiting: 'wartet', ended: 'beendet'},
  },
  giftVouchers: {
    headings: ['Code', 'Rolle', 'Lieferungen', 'Gültig bis', 'Eingelöst'],
    roles: {giver: 'schenkt', recipient: 'beschenkt'},
    redeemed: 'ja, von dieser Adresse',
    pending: 'noch nicht fertig: Die Einlösung von dieser Adresse wird weiter versucht',
    notRedeemed: 'nicht von dieser Adresse',
    givenUp: {
      outage: 'nein, die Störung dauerte drei Tage',
      refused: 'nein, der Abo-Dienst nahm die Angaben nicht an',
      refunded: 'nein, der Kauf wurde erstattet',
    },
  },
  savedCarts: {headings: ['Gemerkt am', 'Artikel']},
  mails: {headings: ['E-Mail', 'Fällig', 'Stand']},
  technical: (count: number) =>
    `Dazu ${count === 1 ? 'ein technischer Eintrag' : `${count} technische Einträge`} gegen doppelte Anfragen und Missbrauch. In der Auskunft steht alles.`,
  erasure: {
    title: 'Daten löschen',
    intro:
      'Prüf vorher, dass die Adresse der Person gehört, die darum bittet. Das Löschen lässt sich nicht zurücknehmen.',
    erased: 'Wird gelöscht',
    kept: 'Bleibt, aus diesem Grund',
    nothing: 'Es gibt nichts zu löschen.',
    parts: ERASED.de,
    headings: {what: 'Was', count: 'Anzahl'},
    keptHeadings: {what: 'Was', reference: 'Nummer', reason: 'Grund', until: 'Bis'},
    keptKinds: KEPT.de,
    elsewhere: 'anderswo geregelt',
    confirm: 'Endgültig löschen',
    cancel: 'Abbrechen',
    done: 'Gelöscht',
    doneKept: 'Geblieben',
    doneNote: 'Die Daten sind gelöscht. Sag der Person, was geblieben ist und warum.',
    further:
      'Lösch die Person auch beim Shopsystem und beim Abo-Dienst. Der E-Mail-Anbieter behält gesendete E-Mails so lange, wie dort eingestellt ist.',
  },
};

/** The texts of a case and its erasure. */
export const CASE_TEXTS: {readonly de: typeof de; readonly en: typeof de} = {
  de,
  en: {
    parts: PARTS.en,
    nothing: 'Nothing is held of this address.',
    empty: 'Without entries',
    exportButton: 'Download the export',
    erase: 'Erase data…',
    notice: {
      name: 'Name',
      contract: 'Contract',
      company: 'Company',
      phone: 'Phone',
      order: 'Order',
      message: 'Message',
      cancellation: 'Kind of notice',
      cancellations: {ordinary: 'ordinary', extraordinary: 'extraordinary'},
      reason: 'Reason',
      endsOn: 'End',
      earliest: 'at the earliest possible date',
      receipt: 'Receipt',
      noReceipt: 'no record',
      unsentReceipt: 'not sent: please confirm by e-mail yourself',
      state: 'State',
      open: 'open',
      done: 'done',
    },
    returns: {
      headings: ['Number', 'Order', 'Announced', 'Items', 'Reason', 'State', 'Label'],
      items: (line: number, quantity: number) => `${quantity} × line ${line}`,
      reasons: REASONS.en,
      noReason: 'none given',
      label: 'Open the label',
      sendLabel: (day: string) => `e-mail it to this address by ${day}`,
    },
    newsletter: {
      headings: ['Sign-up', 'Requested', 'Confirmed'],
      variants: {default: 'Newsletter', espresso: 'Espresso course', raffle: 'Draw'},
      unconfirmed: 'not yet',
      left: 'Unsubscribed. Only the proof of consent is held.',
    },
    reviews: {headings: ['Review', 'Stars', 'Written on', 'State']},
    backInStock: {
      headings: ['Variant', 'Requested', 'Waits for', 'State'],
      occasions: {stock: 'stock', harvest: 'the new harvest'},
      states: {unconfirmed: 'not confirmed', waiting: 'waiting', ended: 'ended'},
    },
    giftVouchers: {
      headings: ['Code', 'Role', 'Deliveries', 'Valid until', 'Redeemed'],
      roles: {giver: 'gives', recipient: 'receives'},
      redeemed: 'yes, by this address',
      pending: 'not finished yet: the redemption by this address is still being tried',
      notRedeemed: 'not by this address',
      givenUp: {
        outage: 'no, the outage lasted three days',
        refused: 'no, the subscription service refused the details',
        refunded: 'no, the purchase was refunded',
      },
    },
    savedCarts: {headings: ['Saved on', 'Items']},
    mails: {headings: ['E-mail', 'Due', 'State']},
    technical: (count: number) =>
      `There ${count === 1 ? 'is also one technical entry' : `are also ${count} technical entries`} against double requests and abuse. The export has everything.`,
    erasure: {
      title: 'Erase data',
      intro: 'First make sure that the address belongs to the person who asks. Erasing cannot be undone.',
      erased: 'Will be erased',
      kept: 'Stays, for this reason',
      nothing: 'There is nothing to erase.',
      parts: ERASED.en,
      headings: {what: 'What', count: 'Number'},
      keptHeadings: {what: 'What', reference: 'Number', reason: 'Reason', until: 'Until'},
      keptKinds: KEPT.en,
      elsewhere: 'settled elsewhere',
      confirm: 'Erase for good',
      cancel: 'Cancel',
      done: 'Erased',
      doneKept: 'Kept',
      doneNote: 'The data are erased. Tell the person what stays, and why.',
      further:
        'Erase the person at the commerce platform and at the subscription service too. The e-mail provider keeps sent e-mails for as long as its settings say.',
    },
  },
};
