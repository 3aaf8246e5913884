import {cards, collectionRow, cta, hero, newsletterForm, text} from '../../blocks';
import type {PageSource} from '../../source';

export const weihnachtsgeschenkePage: PageSource = {
  language: 'de',
  key: 'christmasPresents',
  slug: 'weihnachtsgeschenke',
  title: 'Weihnachtsgeschenke',
  seoTitle: 'Weihnachtsgeschenke für Kaffeemenschen',
  description:
    'Kaffee, Sets und Gutscheine zu Weihnachten: Ideen von 10 bis 200 €, Bestellschluss und Geschenkverpackung.',
  blocks: [
    hero(
      'Etwas, das duftet, wenn man es auspackt',
      'Geschenke für Menschen, die Kaffee lieben, und für solche, die bisher nur Kaffee trinken.',
      'scene-gift',
    ),
    cards('Nach Geldbeutel', [
      [
        'Bis 20 €',
        'Ein Beutel mit einem Bild, das man sich ansieht, bevor man ihn öffnet.',
        cta('Alle Kaffees', '/de/c/coffee-shop'),
      ],
      [
        'Bis 50 €',
        'Drei Kaffees zum Vergleichen, mit Karten zum Mitschreiben.',
        cta('Probiersets', '/de/c/sample-packages'),
      ],
      [
        'Bis 100 €',
        'Alles für die erste richtige Tasse: Filter, Papier, Kaffee, Anleitung.',
        cta('Brüh-Set ansehen', '/de/p/brueh-set-erste-tasse'),
      ],
      [
        'Wenn du unsicher bist',
        'Der Gutschein kommt in Minuten und passt immer.',
        cta('Gutschein ansehen', '/de/p/geschenkgutschein'),
      ],
    ]),
    collectionRow('Beliebte Geschenke', 'coffee-gifts', cta('Alle Geschenke', '/de/c/coffee-gifts')),
    text(`
## Bis wann bestellen

- Innerhalb Deutschlands: bis 20. Dezember, 12 Uhr
- Österreich, Benelux, Dänemark: bis 17. Dezember
- Übrige Länder: bis 11. Dezember
- Gutscheine und [Geschenkabo](/de/e/geschenkabo) per E-Mail: bis Heiligabend

Ausgepackt und doch nicht das Richtige? Was du im Dezember kaufst, kannst du bis 14. Januar zurückgeben. Für Espressofans haben wir eine [eigene Seite](/de/e/weihnachtsgeschenke-espresso).
`),
    newsletterForm(
      'Fünf Advents-Pakete zu gewinnen',
      'Wer bis zum 6. Dezember mitmacht, ist dabei. Wir ziehen fünf Namen und schreiben allen, die gewonnen haben.',
      'raffle',
    ),
  ],
};
