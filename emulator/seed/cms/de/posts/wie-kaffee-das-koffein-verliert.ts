import type {PostSource} from '../../source';

export const wieKaffeeDasKoffeinVerliert: PostSource = {
  language: 'de',
  key: 'decaf',
  slug: 'wie-kaffee-das-koffein-verliert',
  title: 'Wie Kaffee das Koffein verliert',
  excerpt:
    'Quellwasser oder Zuckerrohr: zwei Wege, auf denen Koffein aus der Bohne kommt und der Geschmack darin bleibt.',
  author: 'malte',
  category: 'knowledge',
  date: '2025-09-18',
  picture: 'stille-clearing',
  related: ['stille', 'halbschatten'],
  body: `
Entkoffeinierter Kaffee hatte lange den Ruf von alkoholfreiem Sekt auf Kindergeburtstagen. Zu Recht: Man nahm die schlechtesten Bohnen und behandelte sie mit Mitteln, über die niemand gern sprach.

## Mit Wasser

Bei unserem *Stille* quellen die grünen Bohnen in Wasser, bis sich Koffein und Aromen lösen. Das Wasser läuft durch Kohlefilter, an denen nur das Koffein hängen bleibt. Dann kommt es zurück zu den Bohnen, schon satt von Aroma, und holt nur noch Koffein heraus. Das dauert rund zehn Stunden.

## Mit Zuckerrohr

In Kolumbien nimmt man Ethylacetat, das beim Vergären von Zuckerrohr entsteht und in jeder reifen Banane steckt. Es bindet sich an das Koffein und wird mit Dampf wieder ausgetrieben. Der Kaffee wird davon ein wenig süßer, fast wie Rum ohne Rum.

## Wie viel bleibt

Höchstens 0,1 Prozent darf übrig sein, unsere Analysen zeigen 0,03. Für ein Kilo müsstest du also sehr viele Tassen trinken.

Beim Rösten ist Vorsicht nötig. Die Bohnen sind nach dem Bad dunkler und poröser, sie täuschen das Auge. Ich röste sie nach Geruch und Geräusch und lasse mir Zeit. Danach stelle ich dem Team eine Tasse hin und sage nichts. Bisher hat es selten jemand gemerkt.
`,
};
