import type {Content} from '../source';

/** Specification, section 9, Announcement bar defaults. */
export const siteSettings: Content['siteSettings'] = {
  announcementBar: {
    barActive: true,
    ctaText: 'Zur Anmeldung',
    hideOnPages: '/checkout/,/account/,/consent,/service/,/e/newsletter,/e/neukundenrabatt,/e/widerruf,/e/kuendigung',
    imageSRC: null,
    linkURL: '/de/e/newsletter',
    pitchText: 'Neu hier? 10 € Rabatt auf deinen ersten Einkauf. Melde dich jetzt zum Newsletter an.',
    showOnPages: '/',
  },
  footerFootnote: {
    footnoteActive: true,
    footnoteText:
      'Kostenlose Lieferung ab 39 € Bestellwert, darunter 4,90 €. Die angegebenen Lieferzeiten gelten für Deutschland.',
  },
  pdpBuyboxFootnote: {buyboxFootnoteActive: false, buyboxFootnoteText: null},
};
