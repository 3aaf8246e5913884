import {paragraphs, text} from './fields';
import type {StoreArticle, StoreAuthor} from './store-types';
import type {Text} from './types';

const jonna: StoreAuthor = {
  firstName: 'Jonna',
  lastName: 'Petersen',
  email: 'jonna@example.com',
  bio: text('Kauft unseren Rohkaffee ein.', 'Buys our green coffee.'),
};
const ole: StoreAuthor = {
  firstName: 'Ole',
  lastName: 'Harms',
  email: 'ole@example.com',
  bio: text('Repariert Mühlen und Maschinen.', 'Repairs grinders and machines.'),
};

type Written = {
  readonly number: number;
  readonly handle: Text;
  readonly title: Text;
  readonly excerpt: Text;
  readonly body: Text;
  readonly author: StoreAuthor;
  readonly tags: readonly string[];
  readonly day: string;
};

function article({body, excerpt, day, ...rest}: Written): StoreArticle {
  const at = `${day}T07:00:00Z`;
  return {
    ...rest,
    excerpt,
    html: {de: paragraphs(excerpt.de, body.de), en: paragraphs(excerpt.en, body.en)},
    picture: null,
    publishedAt: at,
    updatedAt: at,
  };
}

/** What the platform's own blog tells; the magazine is the CMS's. */
export const articles: readonly StoreArticle[] = [
  article({
    number: 6101,
    handle: text('neue-oeffnungszeiten', 'new-opening-hours'),
    title: text('Der Laden öffnet früher', 'The shop opens earlier'),
    excerpt: text(
      'Ab sofort sind wir montags schon um halb zehn da.',
      'From now on we are there from half past nine on Mondays.',
    ),
    body: text('Wer vorher klopft, bekommt trotzdem einen Kaffee.', 'Whoever knocks earlier still gets a coffee.'),
    author: jonna,
    tags: ['laden'],
    day: '2026-02-02',
  }),
  article({
    number: 6102,
    handle: text('reparaturtag-im-maerz', 'repair-day-in-march'),
    title: text('Reparaturtag im März', 'Repair day in March'),
    excerpt: text('Bring deine Mühle mit, wir schrauben gemeinsam.', 'Bring your grinder, we take it apart together.'),
    body: text('Ersatzteile haben wir da, Schraubenzieher auch.', 'We have spare parts, and screwdrivers too.'),
    author: ole,
    tags: ['laden', 'werkstatt'],
    day: '2026-02-20',
  }),
  article({
    number: 6103,
    handle: text('ernte-aus-nyeri', 'harvest-from-nyeri'),
    title: text('Die Ernte aus Nyeri ist da', 'The harvest from Nyeri has arrived'),
    excerpt: text(
      'Vierzig Säcke, und der erste riecht nach Hagebutte.',
      'Forty sacks, and the first one smells of rosehip.',
    ),
    body: text(
      'Wir rösten ihn ab nächster Woche als Filterkaffee.',
      'We roast it as a filter coffee from next week on.',
    ),
    author: jonna,
    tags: ['kaffee', 'ursprung'],
    day: '2026-03-10',
  }),
];
