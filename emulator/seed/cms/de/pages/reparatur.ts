import {download, imageText, steps, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const reparaturPage: PageSource = {
  language: 'de',
  key: 'repairs',
  slug: 'reparatur',
  title: 'Reparatur',
  seoTitle: 'Reparatur von Mühlen und Maschinen',
  description:
    'Mühle oder Maschine kaputt? Unsere Werkstatt in Hamburg repariert, was wir verkaufen, auch nach der Gewährleistung.',
  blocks: [
    imageText(
      'Ole hat einen Schraubenzieher',
      'Wir verkaufen nur Geräte, die man öffnen kann. Deshalb haben wir auch eine Werkstatt. Ole Harms und sein Team tauschen Mahlscheiben, Dichtungen, Pumpen und Platinen, und zwar auch noch, wenn die Gewährleistung längst vorbei ist.\n\nIn den ersten zwei Jahren kostet dich ein Mangel nichts, auch nicht den Versand. Danach bekommst du vorher einen Kostenvoranschlag. Er ist kostenlos, wenn du uns den Auftrag gibst, sonst kostet er 15 €.',
      'scene-roastery',
      {side: 'right'},
    ),
    steps('So läuft eine Reparatur', [
      ['Melden', 'Schreib uns, welches Gerät es ist und was passiert. Ein kurzes Video sagt oft mehr als zehn Sätze.'],
      [
        'Selbst probieren',
        'Vieles liegt an Kalk, altem Öl oder einer verrutschten Dichtung. Wir schicken dir eine Anleitung oder ein Teil.',
      ],
      ['Einschicken', 'Du bekommst ein Etikett. Leg den Begleitschein bei und nimm Bohnen und Wasser heraus.'],
      [
        'Zurückbekommen',
        'Die meisten Geräte sind nach zehn Werktagen wieder bei dir, gereinigt und mit einem Zettel, was wir getan haben.',
      ],
    ]),
    table(
      'Was es ungefähr kostet',
      ['Arbeit', 'Preis mit Teilen'],
      [
        ['Handmühle: Mahlwerk tauschen und justieren', '39 €'],
        ['Elektrische Mühle: Mahlscheiben tauschen', '69 €'],
        ['Espressomaschine: entkalken, Dichtungen, Prüfung', '89 €'],
        ['Espressomaschine: Pumpe tauschen', '129 €'],
      ],
    ),
    download(
      'Begleitschein',
      'Ausfüllen, ausdrucken, beilegen. Ein handgeschriebener Zettel mit denselben Angaben tut es auch.',
      'reparaturbegleitschein',
    ),
    text(`
## Ersatzteile

Dichtungen, Siebe, Glaskolben und Mahlkegel schicken wir einzeln. Ruf an unter [+49 40 66969 120](tel:+494066969120) oder schreib an [hallo@lichtung.example](mailto:hallo@lichtung.example), am besten mit Foto.
`),
  ],
};
