import type {ContentRecord} from '../../../contracts/indexing/content-record';
import type {IndexLanguage} from '../../../contracts/indexing/indices';
import type {ContentSource} from '../cms-content';

type Text = Pick<ContentRecord, 'type' | 'slug' | 'title' | 'excerpt' | 'body'> & {
  /** ISO date. */
  readonly date?: string;
  readonly category?: string;
};

const documents: Readonly<Record<IndexLanguage, readonly Text[]>> = {
  de: [
    {
      type: 'post',
      slug: 'warum-wasser-zaehlt',
      title: 'Warum das Wasser zählt',
      excerpt: 'Kaffee ist fast nur Wasser. Was Härte und Kalk im Geschmack anrichten.',
      body: 'Eine Tasse Kaffee besteht zu mehr als achtundneunzig Prozent aus Wasser. Hartes Wasser nimmt der Säure ihre Spitze, weiches lässt sie stehen. Ein einfacher Tischfilter hilft schon viel, und eine Waage hilft noch mehr: Wer Wasser wiegt statt schätzt, trinkt morgen denselben Kaffee wie heute.',
      date: '2026-09-14',
      category: 'Zubereitung',
    },
    {
      type: 'post',
      slug: 'besuch-in-sidama',
      title: 'Besuch in Sidama',
      excerpt: 'Zwei Wochen in Äthiopien, zur Ernte bei der Kooperative Shala.',
      body: 'Die Straße endet zwanzig Kilometer vor der Waschstation. Den Rest gehen alle zu Fuß, auch die Kirschen. In Äthiopien wächst Kaffee im Schatten großer Bäume.',
      date: '2026-02-02',
      category: 'Herkunft',
    },
    {
      type: 'guide',
      slug: 'french-press',
      title: 'French Press: so geht sie',
      excerpt: 'Grob mahlen, vier Minuten warten, langsam drücken.',
      body: 'Nimm 60 g Kaffee auf einen Liter Wasser. Mahle grob, gieße auf, rühre einmal um und warte vier Minuten.',
    },
    {
      type: 'guide',
      slug: 'handfilter',
      title: 'Kaffee mit dem Handfilter',
      excerpt: 'Filterpapier spülen, vorquellen lassen, in Kreisen gießen.',
      body: 'Spüle das Papier mit heißem Wasser. Lass den Kaffee dreißig Sekunden quellen und gieße dann in ruhigen Kreisen.',
    },
    {
      type: 'page',
      slug: 'versand',
      title: 'Versand und Lieferung',
      excerpt: 'Ab 39 Euro liefern wir kostenlos.',
      body: 'Wir rösten montags und donnerstags und verschicken am selben Tag. Nach Deutschland dauert es ein bis drei Werktage.',
    },
    {
      type: 'test',
      slug: 'handmuehlen-im-test',
      title: 'Handmühlen im Test',
      excerpt: 'Sechs Mühlen, zwei Wochen, ein Muskelkater.',
      body: 'Wir haben sechs Handmühlen verglichen: Wie gleichmäßig mahlen sie, wie laut sind sie, und wie lange dauert es.',
      date: '2026-05-20',
    },
  ],
  en: [
    {
      type: 'post',
      slug: 'why-water-matters',
      title: 'Why water matters',
      excerpt: 'Coffee is nearly all water. What hardness does to its taste.',
      body: 'A cup of coffee is more than ninety-eight per cent water. Hard water takes the edge off acidity, soft water leaves it. A simple filter jug helps, and a scale helps even more: whoever weighs water drinks the same coffee tomorrow.',
      date: '2026-09-14',
      category: 'Brewing',
    },
    {
      type: 'guide',
      slug: 'french-press',
      title: 'How to use a French press',
      excerpt: 'Grind coarsely, wait four minutes, press slowly.',
      body: 'Take 60 g of coffee per litre of water. Grind coarsely, pour, stir once and wait for four minutes.',
    },
    {
      type: 'page',
      slug: 'shipping',
      title: 'Shipping and delivery',
      excerpt: 'Free delivery from 39 euros.',
      body: 'We roast on Mondays and Thursdays and ship the same day.',
    },
    {
      type: 'test',
      slug: 'hand-grinders-tested',
      title: 'Hand grinders tested',
      excerpt: 'Six grinders, two weeks, one sore arm.',
      body: 'We compared six hand grinders: how evenly they grind, how loud they are and how long it takes.',
      date: '2026-05-20',
    },
  ],
};

/** A little of each kind of content. */
export const fixtureContent: ContentSource = {
  version: async () => 'fixture',
  records: async (language) =>
    documents[language].map(({date, category, ...text}) => ({
      ...text,
      objectID: `${text.type}-${text.slug}`,
      image: null,
      publishedAt: date === undefined ? null : Math.floor(Date.parse(date) / 1000),
      category: category ?? null,
      tags: [],
    })),
};
