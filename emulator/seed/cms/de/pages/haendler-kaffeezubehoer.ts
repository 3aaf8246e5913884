import {collectionRow, cta, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const haendlerKaffeezubehoerPage: PageSource = {
  language: 'de',
  key: 'businessDealersGear',
  slug: 'haendler-kaffeezubehoer',
  title: 'Kaffeezubehör für Händler',
  description:
    'Mühlen, Handfilter, Papier und Waagen für deinen Laden: Auswahl, Stückzahlen, Ersatzteile und Garantieabwicklung über uns.',
  blocks: [
    text(
      'Zubehör verkauft sich, wenn jemand es erklären kann. Deshalb bekommst du von uns eine kurze Liste statt eines dicken Katalogs: Geräte, die wir selbst benutzen, reparieren und mit gutem Gewissen empfehlen.',
    ),
    table(
      'Startpaket',
      ['Gerät', 'Stück', 'Händlerpreis netto'],
      [
        ['Handmühle H1', '2', 'auf Anfrage'],
        ['Handfilter Trichter', '6', 'auf Anfrage'],
        ['Filterpapier 02', '24', 'auf Anfrage'],
        ['Kaffeewaage', '2', 'auf Anfrage'],
        ['Becher-Paar', '4', 'auf Anfrage'],
      ],
    ),
    text(`
## Ersatzteile und Reparatur

Jedes Gerät hat Ersatzteile, und die liegen in Hamburg. Kommt eine Kundin mit einer defekten Mühle zu dir, schickst du sie uns. In zehn Werktagen ist sie zurück, und du musst nichts dokumentieren außer der Seriennummer.

## Produktsicherheit

Zu jedem Gerät bekommst du die Angaben, die du nach der EU-Produktsicherheitsverordnung brauchst: Hersteller, Anschrift, Warnhinweise auf Deutsch, Bild. Als Tabelle, die sich einlesen lässt.
`),
    collectionRow('Ein Blick ins Regal', 'equipment-shop', cta('Alles Zubehör ansehen', '/de/g/equipment-shop')),
    text('Preise schicken wir dir nach einem kurzen [Gespräch](/de/e/b2b-informationen#kontakt).'),
  ],
};
