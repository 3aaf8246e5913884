import type {PostSource} from '../../source';

export const dreizehnToteBaeume: PostSource = {
  language: 'de',
  key: 'dead-trees',
  slug: 'dreizehn-tote-baeume',
  title: 'Dreizehn tote Bäume',
  excerpt: 'Von hundert Schattenbäumen in Huila sind im ersten Jahr dreizehn eingegangen. Warum wir darüber schreiben.',
  author: 'jonna',
  category: 'foundation',
  date: '2025-09-04',
  picture: 'la-neblina-clearing',
  related: ['la-neblina'],
  body: `
Es wäre einfach, hier ein Bild von 11.400 Bäumen zu zeigen. Stattdessen geht es um die anderen.

Im ersten Jahr hat die Fundación Sombra Alta in Huila 5.200 Setzlinge verteilt. Zwölf Monate später ist Camilo Rojas losgezogen und hat gezählt, Farm für Farm, mit Zettel und Stock. 678 lebten nicht mehr. Das sind dreizehn von hundert.

## Woran es lag

Gepflanzt wurde im Juni, weil da das Geld kam. Die Regenzeit beginnt im April. Die Setzlinge hatten also zwei Monate weniger Wasser und standen mit kurzen Wurzeln in der Augustsonne. Camilo hatte das gesagt. Wir hatten es nicht gehört, weil es nicht in unseren Zahlungsplan passte.

## Was sich geändert hat

Die erste Rate kommt jetzt im Februar. Jede Familie bekommt höchstens 60 Bäume im Jahr, damit sie sie auch gießen kann. Und es gibt eine kleine Prämie für jeden, der nach zwölf Monaten noch steht, statt für jeden, der gepflanzt wurde.

Im zweiten Jahr waren es noch sieben von hundert. Das ist für Aufforstung am Hang ein guter Wert, sagt Camilo. Er hat trotzdem jeden einzelnen aufgeschrieben. Die Liste hängt bei uns im Flur.
`,
};
