import type {PostSource} from '../../source';

export const aufbereitungVerstehen: PostSource = {
  language: 'de',
  key: 'processing',
  slug: 'aufbereitung-verstehen',
  title: 'Gewaschen, natural, honey: was auf der Farm passiert',
  excerpt:
    'Derselbe Strauch, dieselbe Kirsche, drei völlig verschiedene Tassen. Über die Tage zwischen Ernte und Sack.',
  author: 'jonna',
  category: 'knowledge',
  date: '2025-04-17',
  picture: 'la-neblina-clearing',
  related: ['shala-buna', 'la-neblina', 'gathera'],
  body: `
Wenn ich auf einer Farm ankomme, schaue ich zuerst auf die Trockenbetten. Dort entscheidet sich, wonach der Kaffee schmecken wird, lange bevor Malte den Gasbrenner anmacht.

## Gewaschen

Die Kirsche wird gepresst, die Bohne rutscht heraus, und was an ihr klebt, löst sich im Wasser. Getrocknet wird nur der Kern. Das Ergebnis ist klar: Man schmeckt Boden, Höhe und Sorte. In Kenia wäscht man sogar zweimal, daher diese Johannisbeere.

## Natural

Die ganze Kirsche liegt drei Wochen in der Sonne und wird von Hand gewendet, stündlich. Zucker wandert in die Bohne, manchmal gärt es ein wenig. Gelingt es, schmeckt der Kaffee nach Heidelbeere. Gelingt es nicht, nach Stall. Dazwischen liegen zwei Stunden Regen.

## Honey

Ein Teil des Fruchtfleischs bleibt an der Bohne, klebrig wie Honig. Das braucht Platz und Geduld, macht den Kaffee aber rund und weich. Marisol Quiroga in Huila lässt gerade so viel dran, dass die Bienen kommen. Sind es viele, weiß sie, dass es stimmt.

Welche Aufbereitung besser ist? Keine. Sauber gewaschen ist besser als schlampig natural, und umgekehrt. Auf unseren Tüten erkennst du sie am Boden der Zeichnung: Wasserlinien, Früchte oder Waben.
`,
};
