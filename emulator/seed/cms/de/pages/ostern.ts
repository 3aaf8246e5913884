import {imageText, productRow, text} from '../../blocks';
import type {PageSource} from '../../source';

export const osternPage: PageSource = {
  language: 'de',
  key: 'easter',
  slug: 'ostern',
  title: 'Ostern',
  seoTitle: 'Kaffee zu Ostern',
  description: 'Der Osterkaffee, kleine Geschenke fürs Nest und Bestellschluss vor den Feiertagen.',
  blocks: [
    imageText(
      'Suchen ist schöner mit Kaffee',
      'Zu Ostern rösten wir einen hellen Filterkaffee, der nach Aprikose und Honig schmeckt. Dazu ein Stück Hefezopf, und die anderen dürfen suchen.\n\nEin Beutel passt hinter jeden Blumentopf. Drip Bags passen sogar in ein Nest.',
      'morgentau-clearing',
    ),
    productRow('Fürs Nest', ['morgentau', 'drip-bags-morgentau', 'probierset-drei-lichtungen', 'becher-paar']),
    text(`
## Bis wann bestellen

Bestellst du bis Mittwoch vor Karfreitag, 12 Uhr, ist dein Paket am Samstag da. Gutscheine kommen per E-Mail, auch am Ostersonntag um sieben.

## Rezept: Kaffee zum Hefezopf

36 Gramm Morgentau, mittelfein gemahlen, auf 600 Milliliter Wasser mit 94 Grad. In vier Güssen zu je 150 Millilitern, Pause jeweils bis das Wasser fast durch ist. Das reicht für zwei, die gern nachschenken. Genauer steht es in der [Anleitung für den Handfilter](/de/e/handfilter).

An den Feiertagen ist die Rösterei zu und das Telefon auch. E-Mails beantworten wir am Dienstag.
`),
  ],
};
