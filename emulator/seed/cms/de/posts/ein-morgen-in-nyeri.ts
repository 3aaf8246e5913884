import type {PostSource} from '../../source';

export const einMorgenInNyeri: PostSource = {
  language: 'de',
  key: 'nyeri',
  slug: 'ein-morgen-in-nyeri',
  title: 'Ein Morgen in Nyeri',
  excerpt: 'Um fünf wird es in Gathera nicht hell, aber laut. Was an der Waschstation passiert, bevor der Tag anfängt.',
  author: 'jonna',
  category: 'origin',
  date: '2025-12-11',
  picture: 'gathera-clearing',
  related: ['gathera', 'umuseke'],
  body: `
Um fünf Uhr früh höre ich zuerst den Generator, dann die Lieferwagen, dann Lachen. Die Waschstation Gathera liegt an einem Hang, so steil, dass man die Säcke auf Rutschen zum Bach hinunterlässt. Es ist November, Haupternte.

Grace Wanjiru steht an der Annahme. Sie schüttet jeden Eimer auf eine Matte und sortiert mit den Händen, während sie redet: rot bleibt, gelb geht, angefressen geht auch. Wer zu viel Gelbes bringt, sortiert selbst weiter. Niemand widerspricht ihr.

## Das Wasser

Dann rauscht es. Die Bohnen laufen durch Kanäle aus Beton, die schweren sinken, die leichten schwimmen weg. Die schweren werden der gute Kaffee. Sie liegen einen Tag trocken im Becken, werden gewaschen und schlafen dann noch eine Nacht in Quellwasser. Das ist teuer, macht Arbeit und ist der Grund, warum Gathera schmeckt wie Grapefruit und nicht wie irgendein Kenianer.

## Der Preis

Mittags sitzen wir mit dem Vorstand auf Plastikstühlen. 640 Mitglieder, 32 Cent mehr je Pfund als im Vorjahr, so steht es am Ende im Vertrag. Grace will wissen, was eine Tasse in Hamburg kostet. Ich sage es ihr. Sie lacht lange. Dann rechnet sie nach und lacht nicht mehr. Es war ein gutes Gespräch, aber kein leichtes.
`,
};
