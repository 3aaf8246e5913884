import type {PostSource} from '../../source';

export const derWegEinesSacks: PostSource = {
  language: 'de',
  key: 'journey',
  slug: 'der-weg-eines-sacks',
  title: 'Der Weg eines Sacks',
  excerpt: 'Elf Wochen, drei Lastwagen, ein Schiff und viele Stempel: wie Kaffee aus Guji nach Hamburg kommt.',
  author: 'jonna',
  category: 'origin',
  date: '2026-08-20',
  picture: 'shala-buna-clearing',
  related: ['shala-buna'],
  body: `
Am 14. Februar hat Almaz Tadele in Shala einen Sack zugenäht und mit Kreide eine 7 daraufgemalt. Ich habe ihm einen Zettel mitgegeben und ihn verfolgt.

## Woche 1 bis 4

Mit dem Lastwagen nach Addis Abeba, 480 Kilometer, zwei Tage. In der Trockenmühle verliert der Sack sein Pergament, die dünne Haut um die Bohne. Zwölf Frauen lesen am Band aus, was nicht hineingehört. Dann prüft die staatliche Stelle Größe, Feuchte und Geschmack. Note: 1. Ein Stempel.

## Woche 5 bis 9

Mit dem Zug nach Dschibuti, dann warten. Das Schiff kommt neun Tage zu spät, weil es um Afrika herum muss statt durch den Kanal. Im Container liegt ein Messgerät: Nie über 31 Grad, einmal fast zu feucht.

## Woche 10 und 11

Hamburg, Speicherstadt, Zoll. Noch ein Stempel, eine Probe fürs Labor. Am 2. Mai steht der Sack bei uns in der Halle, 59,4 Kilo statt 60. Der Rest ist Wasser, das unterwegs verdunstet ist.

Malte röstet am Tag darauf eine kleine Charge. Sie schmeckt nach Heidelbeere und etwas grün: Kaffee muss sich nach der Reise ausruhen wie ein Mensch. Nach drei Wochen war er da. Der Zettel klebt jetzt an der Trommel.
`,
};
