import type {CmsShopPart} from '../../../contracts/cms-blocks';
import type {Block, Cta, Markdown, Picture} from './source';

type Links = readonly Cta[];

/** Markdown that becomes portable text. */
export function md(markdown: string): Markdown {
  return {markdown};
}

/** A drawn picture by its name. */
export function picture(name: string, alt?: string): Picture {
  return alt === undefined ? {picture: name} : {picture: name, alt};
}

/** A link with its words. */
export function cta(label: string, href: string): Cta {
  return {_type: 'cta', label, href};
}

export function text(markdown: string, anchor?: string): Block {
  return {_type: 'text', anchor, content: md(markdown)};
}

export function hero(heading: string, lead: string, image: string, links?: Links): Block {
  return {_type: 'hero', heading, text: lead, image: picture(image), links};
}

export function imageText(
  heading: string,
  markdown: string,
  image: string,
  options: {readonly side?: 'left' | 'right'; readonly links?: Links; readonly anchor?: string} = {},
): Block {
  const {side = 'left', links, anchor} = options;
  return {
    _type: 'imageText',
    anchor,
    heading,
    content: md(markdown),
    image: picture(image),
    imageSide: side,
    links,
  };
}

/** One card: heading, text, link, picture. */
export type CardSource = readonly [string, string, Cta?, string?];

export function cards(heading: string, entries: readonly CardSource[], anchor?: string): Block {
  return {
    _type: 'cards',
    anchor,
    heading,
    cards: entries.map(([title, words, link, image]) => ({
      _type: 'card',
      heading: title,
      text: words,
      link,
      image: image === undefined ? undefined : picture(image),
    })),
  };
}

type Entries = readonly (readonly [string, string])[];

export function accordion(heading: string, entries: Entries, anchor?: string): Block {
  return folded(heading, entries, anchor, false);
}

/** Questions and answers. */
export function faq(heading: string, entries: Entries, anchor?: string): Block {
  return folded(heading, entries, anchor, true);
}

function folded(heading: string, entries: Entries, anchor: string | undefined, isFaq: boolean): Block {
  const items = entries.map(([title, markdown]) => ({_type: 'accordionItem', title, content: md(markdown)}));
  return {_type: 'accordion', anchor, heading, isFaq, items};
}

export function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): Block {
  return {_type: 'table', caption, head, rows: rows.map((cells) => ({_type: 'tableRow', cells}))};
}

export function steps(heading: string, entries: Entries, anchor?: string): Block {
  return {
    _type: 'steps',
    anchor,
    heading,
    steps: entries.map(([title, words]) => ({_type: 'step', heading: title, text: words})),
  };
}

export function productRow(heading: string, productHandles: readonly string[]): Block {
  return {_type: 'productRow', heading, productHandles};
}

export function collectionRow(heading: string, collectionHandle: string, link?: Cta, limit = 4): Block {
  return {_type: 'collectionRow', heading, collectionHandle, limit, link};
}

export function newsletterForm(
  heading: string,
  words: string,
  variant: 'default' | 'espresso' | 'raffle' = 'default',
): Block {
  return {_type: 'newsletterForm', heading, text: words, variant};
}

export function quizEntry(heading: string, words: string, link: Cta): Block {
  return {_type: 'quizEntry', heading, text: words, image: picture('scene-coffee-match'), link};
}

export function quote(words: string, author: string, role?: string): Block {
  return {_type: 'quote', text: words, author, role};
}

export function video(title: string, url: string, poster: string, transcript: string): Block {
  return {_type: 'video', title, url, poster: picture(poster), transcript: md(transcript)};
}

export function download(title: string, words: string, file: string): Block {
  return {_type: 'download', title, text: words, file: {file}};
}

/** Links to parts of the page: words and anchor. */
export function anchors(heading: string, entries: Entries): Block {
  return {
    _type: 'anchors',
    heading,
    items: entries.map(([label, target]) => ({_type: 'anchorLink', label, target})),
  };
}

/** A part that the shop fills itself. */
export function shopPart(part: CmsShopPart, anchor?: string): Block {
  return {_type: 'shopPart', anchor, part};
}
