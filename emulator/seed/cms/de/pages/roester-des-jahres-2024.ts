import {hero, productRow, quote, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const roesterDesJahres2024Page: PageSource = {
  language: 'de',
  key: 'roasterOfTheYear',
  slug: 'roester-des-jahres-2024',
  title: 'Röster des Jahres 2024',
  description:
    'Wie wir zum Röster des Jahres 2024 gewählt wurden: die Jury, die fünf Kaffees im Blindtest und was wir daraus machen.',
  blocks: [
    hero(
      'Röster des Jahres 2024',
      'Fünf Kaffees, zwölf Leute in der Jury, keine Namen auf den Tassen. Am Ende lagen wir vorn.',
      'scene-roastery',
    ),
    text(`
## Worum es ging

Die Fachzeitschrift „Röstkreis“ vergibt den Titel einmal im Jahr. 64 Röstereien haben 2024 teilgenommen. Jede schickt fünf Kaffees anonym ein: zwei Filter, zwei Espressi und einen entkoffeinierten. Verkostet wird blind, dazu prüft die Jury Einkaufspreise, Arbeitsbedingungen und die Rückverfolgung einer Partie.

## Was die Jury geschrieben hat
`),
    quote(
      'Fünf Tassen, fünf Handschriften, und doch hört man dieselbe Stimme. Der Entkoffeinierte hat uns am meisten überrascht: Wir hätten ihn nicht erkannt.',
      'Jury des „Röstkreis“',
      'Urteil vom 12. Oktober 2024',
    ),
    table(
      'Unsere Punkte',
      ['Bereich', 'Punkte', 'Mittel aller'],
      [
        ['Filterkaffee', '91,5', '84,2'],
        ['Espresso', '89,0', '83,7'],
        ['Entkoffeiniert', '90,5', '79,4'],
        ['Einkauf und Rückverfolgung', '96,0', '71,8'],
      ],
    ),
    productRow('Mit diesen Kaffees haben wir gewonnen', ['morgentau', 'shala-buna', 'waldgold', 'stille']),
    text(
      'Vom Preisgeld, 5.000 €, haben wir eine zweite Waage und ein Fest gekauft. Der Titel gilt ein Jahr. Die Arbeit nicht.',
    ),
  ],
};
