import type {PostSource} from '../../source';

export const marisolsNebel: PostSource = {
  language: 'de',
  key: 'marisol',
  slug: 'marisols-nebel',
  title: 'Marisols Nebel',
  excerpt: 'Bis elf Uhr sieht man auf der Farm La Neblina die eigene Hand nicht. Marisol Quiroga sagt: zum Glück.',
  author: 'jonna',
  category: 'origin',
  date: '2026-03-05',
  picture: 'la-neblina-clearing',
  related: ['la-neblina', 'ceniza'],
  body: `
Der Jeep fährt die letzten vier Kilometer im Schritttempo, weil der Fahrer nichts sieht. „Neblina“ heißt Nebel, und die Farm trägt ihren Namen mit Recht.

Marisol Quiroga hat sie 2011 von ihrem Vater übernommen, gegen den Rat aller Onkel. Der Hang sei zu feucht, hieß es, Kaffee brauche Sonne. Sie hat die Sorten gewechselt, Schattenbäume gepflanzt und gewartet. Heute reifen ihre Kirschen zwei Monate länger als im Tal, und zwei Monate sind viel Zeit, um Zucker zu sammeln.

## Bienen als Messgerät

Beim Honey-Verfahren bleibt Fruchtfleisch an der Bohne. Wie viel genau, ist die Kunst. Marisol misst zwar mit einem Refraktometer, verlässt sich aber auf die Bienen. Kommen viele, ist genug Süße dran. Kommen Wespen, ist es zu spät.

## Was sich ändert

Seit fünf Jahren bleibt der Nebel manchmal aus. Dann steht die Sonne um neun auf den Blättern, und am Abend sind sie braun. Gegen das Wetter kann sie nichts tun, gegen die Sonne schon: 600 Bäume stehen inzwischen, ein Teil davon aus dem [Projekt Schatten für Huila](/de/e/aktuelle-projekte).

Beim Abschied gibt sie mir eine Tüte Zitronen mit. Die seien vom Schatten, sagt sie. Der bringe wenigstens etwas ein, während er wächst.
`,
};
