import {quote, shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const projekterfolgePage: PageSource = {
  language: 'de',
  key: 'projectAccomplishments',
  slug: 'projekterfolge',
  title: 'Was erreicht ist',
  seoTitle: 'Abgeschlossene Projekte der Stiftung',
  description:
    'Ein Brunnen in Ruanda, Trockenbetten in Äthiopien, eine Schulküche in Guatemala: was fertig ist und was wir gelernt haben.',
  blocks: [
    text(
      'Fertig heißt bei uns: Es läuft seit mindestens einem Jahr ohne unser Geld. Bei diesen drei Projekten ist das so.',
    ),
    shopPart('completedProjects'),
    text(`
## Was wir falsch gemacht haben

Beim Brunnen in Huye haben wir bohren lassen, bevor die Karten der Geologen da waren. Das Loch endete auf Fels und kostete 3.100 €. In Sidama waren die ersten Dächer so schwer, dass sie niemand schloss, wenn der Regen kam. Die zweiten wiegen die Hälfte.

In Antigua haben wir anfangs vergessen, die Köchinnen zu bezahlen. Sie hatten freiwillig begonnen und nach drei Monaten keine Zeit mehr. Seither stehen Löhne in jedem Plan.
`),
    quote(
      'Früher haben wir im Juli abgewogen, wer zuerst Wasser bekommt, der Kaffee oder die Kinder. Das müssen wir nicht mehr.',
      'Vestine Uwimana',
      'Leiterin der Waschstation Umuseke',
    ),
    text(
      'Insgesamt hat die Stiftung von 2018 bis Ende Oktober 2026 163.940 € eingenommen. 56.300 € davon stecken in diesen drei abgeschlossenen Projekten, der Rest in den [laufenden](/de/e/aktuelle-projekte).',
    ),
  ],
};
