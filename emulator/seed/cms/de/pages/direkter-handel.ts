import {imageText, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const direkterHandelPage: PageSource = {
  language: 'de',
  key: 'directTrade',
  slug: 'direkter-handel',
  title: 'Direkter Handel',
  description: 'Was wir für Rohkaffee bezahlen, wem wir ihn abkaufen und warum in unseren Verträgen drei Jahre stehen.',
  blocks: [
    imageText(
      'Wir kennen, von wem wir kaufen',
      'Unser Kaffee kommt von elf Farmen und Kooperativen. Jonna besucht jede mindestens alle zwei Jahre, die meisten jedes Jahr. Sie verhandelt am Küchentisch und nicht an der Börse.\n\nDer Vertrag läuft drei Jahre und nennt einen Mindestpreis. Steigt der Weltmarkt darüber, steigt unser Preis mit. Fällt er, bleibt er stehen.',
      'scene-farm',
    ),
    table(
      'Was wir 2025/26 für ein Pfund Rohkaffee bezahlt haben (ab Hafen)',
      ['Herkunft', 'Unser Preis', 'Börse im Mittel'],
      [
        ['Shala, Äthiopien', '6,10 $', '3,42 $'],
        ['Gathera, Kenia', '6,85 $', '3,42 $'],
        ['Familie Quiroga, Kolumbien', '5,60 $', '3,42 $'],
        ['Umuseke, Ruanda', '5,25 $', '3,42 $'],
        ['Monte Sereno, Guatemala', '5,40 $', '3,42 $'],
      ],
    ),
    text(`
## Drei Regeln

1. **60 Prozent im Voraus.** Ernten kostet Geld, bevor sie welches bringt. Wir zahlen einen Teil, wenn die Blüte vorbei ist, zinslos.
2. **Fehler werden geteilt.** Ist eine Partie schlechter als vereinbart, suchen wir zusammen den Grund. Nur was ungenießbar ist, schicken wir zurück. Das ist einmal vorgekommen.
3. **Die Zahlen sind öffentlich.** Sie stehen hier, auf jeder Kaffeeseite und in den Dörfern am schwarzen Brett.

Direkt heißt nicht ohne Zwischenschritte. Export, Schiff, Zoll und Lager machen andere, die das besser können. Wir wissen nur bei jedem, was er bekommt.
`),
  ],
};
