import {anchors, faq, shopPart, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const versandPage: PageSource = {
  language: 'de',
  key: 'shipping',
  slug: 'versand',
  title: 'Versand',
  seoTitle: 'Versand, Lieferzeit und Kosten',
  description:
    '4,90 € Versand, ab 39 € kostenlos, in Deutschland in 1–3 Werktagen da. Alle Länder, in die wir liefern, mit den Besonderheiten.',
  blocks: [
    anchors('Auf dieser Seite', [
      ['Kosten', 'kosten'],
      ['Lieferzeit', 'lieferzeit'],
      ['Länder', 'laender'],
      ['Fragen', 'fragen'],
    ]),
    text(
      `
## Was der Versand kostet

Bis 39 € Bestellwert kostet der Versand 4,90 €. Ab 39 € zahlen wir ihn. Das gilt auch für jede Lieferung im Abo. Spenden zählen dabei nicht mit.

Lieferungen an eine Packstation oder Filiale kosten in Deutschland nichts extra. Schreib dafür deine Postnummer in die zweite Adresszeile.
`,
      'kosten',
    ),
    text(
      `
## Wann dein Paket kommt

In Deutschland ist es nach 1–3 Werktagen da. Wir rösten von Montag bis Donnerstag und packen am selben Tag. Bestellst du werktags vor 12 Uhr, geht dein Paket meist noch heute raus.

Espressomaschinen und andere große Geräte bringt eine Spedition. Sie ruft dich an und macht einen Termin aus. Bei Vorbestellungen steht das Datum am Produkt.
`,
      'lieferzeit',
    ),
    table(
      'Lieferzeiten nach Region',
      ['Region', 'Werktage'],
      [
        ['Deutschland', '1–3'],
        ['Österreich, Benelux, Dänemark, Tschechien, Polen', '2–4'],
        ['Übrige EU', '3–7'],
        ['Schweiz, Liechtenstein, Norwegen, Vereinigtes Königreich', '4–8, je nach Zoll'],
      ],
    ),
    text(
      `
## Wohin wir liefern

Abos gehen nur in Länder, in denen wir jede Lieferung zuverlässig abrechnen können. In Länder, bei denen unten „Nur Kaffee“ steht, schicken wir kein Zubehör. Rechnungen dorthin sind steuerfrei, Einfuhrabgaben zahlst du selbst. Eine Erstattung der Mehrwertsteuer ist nicht möglich.
`,
      'laender',
    ),
    shopPart('shippingCountries'),
    faq(
      'Fragen zum Versand',
      [
        [
          'Kann ich die Adresse noch ändern?',
          'Ja, solange das Paket nicht gepackt ist. Ruf uns an oder schreib uns, am besten sofort. Im Abo änderst du die Adresse selbst im Konto.',
        ],
        [
          'Mein Paket ist beschädigt angekommen.',
          'Mach bitte ein Foto und schick es an [hallo@lichtung.example](mailto:hallo@lichtung.example). Du bekommst Ersatz, ohne etwas zurückschicken zu müssen, wenn es Kaffee ist.',
        ],
        [
          'Warum steht in der Sendungsverfolgung nichts?',
          'Der Paketdienst zeigt die Sendung erst, wenn er sie abends gescannt hat. Ist nach zwei Werktagen noch nichts zu sehen, melde dich.',
        ],
      ],
      'fragen',
    ),
  ],
};
