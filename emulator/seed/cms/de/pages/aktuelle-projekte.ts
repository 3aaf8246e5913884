import {collectionRow, cta, shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const aktuelleProjektePage: PageSource = {
  language: 'de',
  key: 'currentProjects',
  slug: 'aktuelle-projekte',
  title: 'Aktuelle Projekte',
  description:
    'Drei laufende Projekte: Wasser in Nyeri, Schattenbäume in Huila, Klassenräume in Guji. Mit Stand, Partnern und Zielen.',
  blocks: [
    text(
      'Diese drei Projekte stehen am Kaffee zur Wahl. Die Zahlen kommen vom Konto der Stiftung und werden am Monatsende erneuert.',
    ),
    shopPart('currentProjects'),
    text(`
## Wie wir berichten

Jede Partnergruppe schickt uns alle drei Monate einen Bericht: was gebaut wurde, was es gekostet hat, was nicht geklappt hat. Der letzte Punkt ist der wichtigste. In Huila sind im ersten Jahr 13 von 100 Bäumen eingegangen, weil sie zu spät gepflanzt wurden. Jetzt beginnt die Pflanzung im April statt im Juni.

Die Jahresrechnung prüft eine Wirtschaftsprüferin aus Hamburg. Du bekommst sie, wenn du uns schreibst.
`),
    collectionRow('Kaffee von dort', 'filter-coffee', cta('Alle Filterkaffees', '/de/c/filter-coffee')),
  ],
};
