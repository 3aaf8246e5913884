import {table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const preisUpdate2024Page: PageSource = {
  language: 'de',
  key: 'priceUpdate',
  slug: 'preis-update-2024',
  title: 'Preis-Update 2024',
  description: 'Warum unser Kaffee seit November 2024 mehr kostet, um wie viel, und was vom Preis bei wem ankommt.',
  blocks: [
    text(`
Zum 4. November 2024 haben wir die Preise erhöht, im Schnitt um 9 %. So etwas schreibt niemand gern. Deshalb hier die Rechnung.

## Was passiert ist

Dürre in Brasilien und Frost in Vietnam haben die Ernten kleiner gemacht. Der Börsenpreis hat sich in zwölf Monaten fast verdoppelt. Unsere Verträge binden uns nicht an die Börse, aber wenn sie steigt, zahlen wir mehr als den Mindestpreis. Das ist so gewollt: Die Farmen sollen an guten Preisen verdienen.
`),
    table(
      'Was von einem Beutel Morgentau, 250 g für 10,90 €, wohin geht',
      ['Posten', 'vorher', 'seit November 2024'],
      [
        ['Farm und Kooperative', '2,60 €', '3,15 €'],
        ['Transport, Zoll, Lager', '0,72 €', '0,78 €'],
        ['Rösten, Packen, Löhne', '3,05 €', '3,20 €'],
        ['Kaffeesteuer und Umsatzsteuer', '1,20 €', '1,26 €'],
        ['Miete, Shop, Versandzuschuss', '1,75 €', '1,80 €'],
        ['Stiftung', '0,25 €', '0,25 €'],
        ['Bleibt uns', '0,43 €', '0,46 €'],
      ],
    ),
    text(`
## Was gleich geblieben ist

Versand, Abo-Rabatt und Spende. Wer ein Abo hatte, bekam sechs Wochen vorher Post und zahlte bis Januar 2025 den alten Preis.

Fallen die Kosten, fallen die Preise. Das haben wir im Mai 2020 schon einmal getan. Fragen? Schreib an [hallo@lichtung.example](mailto:hallo@lichtung.example), Jonna antwortet selbst.
`),
  ],
};
