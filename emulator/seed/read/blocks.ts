import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import * as z from 'zod';
import {fileReference} from '../cms/asset-id';
import {Directive, drawnPicture, isDirective} from './directive';
import type {DocumentValue} from './documents';
import {MarkdownError} from './markdown';
import type {Block} from './markdown';
import {portableText} from './portable-text';

type Fields = {readonly [field: string]: DocumentValue};

/** `{#name}`: the fragment under which a module can be linked to. */
const id = z.string().optional();
const words = z.string().min(1);
const onlyAnchor = z.strictObject({id});
const nothing = z.strictObject({});

/** The modules of a page by the names of their directives. */
const modules: Readonly<Record<string, (part: Directive) => Fields>> = {
  text: (part) => {
    return {_type: 'richText', anchor: part.attributes(onlyAnchor).id, content: portableText(part.text)};
  },
  hero: (part) => {
    const {image} = part.attributes(z.strictObject({image: words}));
    return {_type: 'hero', heading: part.label, text: part.words, image: drawnPicture(image), links: part.links};
  },
  'image-text': (part) => {
    const schema = z.strictObject({id, image: words, side: z.enum(['left', 'right']).default('left')});
    const {id: anchor, image, side: imageSide} = part.attributes(schema);
    const content = portableText(part.text);
    const {label: heading, links} = part;
    return {_type: 'imageText', anchor, heading, content, image: drawnPicture(image), imageSide, links};
  },
  cards: (part) => ({
    _type: 'cards',
    anchor: part.attributes(onlyAnchor).id,
    heading: part.label,
    cards: part.entries.map(({heading, content: {words: text, link, picture: image}}) => {
      return {_type: 'card', heading, text, link, image};
    }),
  }),
  accordion: (part) => folded(part, false),
  faq: (part) => folded(part, true),
  table: (part) => {
    part.attributes(nothing);
    const [head = [], ...rows] = tableOf(part).children.map(({children}) => children.map((cell) => toString(cell)));
    return {_type: 'table', caption: part.label, head, rows: rows.map((cells) => ({_type: 'tableRow', cells}))};
  },
  steps: (part) => ({
    _type: 'steps',
    anchor: part.attributes(onlyAnchor).id,
    heading: part.label,
    steps: part.entries.map(({heading, content}) => ({_type: 'step', heading, text: content.words})),
  }),
  'product-row': (part) => {
    const {products} = part.attributes(z.strictObject({products: words}));
    return {_type: 'productRow', heading: part.label, productHandles: products.split(' ')};
  },
  'collection-row': (part) => {
    const schema = z.strictObject({collection: words, limit: z.coerce.number().int().default(4)});
    const {collection: collectionHandle, limit} = part.attributes(schema);
    return {_type: 'collectionRow', heading: part.label, collectionHandle, limit, link: part.link};
  },
  'newsletter-form': (part) => {
    const variants = z.enum(['default', 'espresso', 'raffle']).default('default');
    const {variant} = part.attributes(z.strictObject({variant: variants}));
    return {_type: 'newsletterForm', heading: part.label, text: part.words, variant};
  },
  'quiz-entry': (part) => {
    const {image} = part.attributes(z.strictObject({image: words}));
    return {_type: 'quizEntry', heading: part.label, text: part.words, image: drawnPicture(image), link: part.link};
  },
  quote: (part) => {
    const {author, role} = part.attributes(z.strictObject({author: words, role: words.optional()}));
    return {_type: 'quote', text: part.words, author, role};
  },
  video: (part) => {
    const {url, poster} = part.attributes(z.strictObject({url: z.url(), poster: words}));
    const transcript = portableText(part.text);
    return {_type: 'video', title: part.label, url, poster: drawnPicture(poster), transcript};
  },
  download: (part) => {
    const {file} = part.attributes(z.strictObject({file: words}));
    const asset = {_type: 'reference', _ref: fileReference(file)};
    return {_type: 'download', title: part.label, text: part.words, file: {_type: 'file', asset}};
  },
  anchors: (part) => {
    part.attributes(nothing);
    return {_type: 'anchors', heading: part.label, items: anchorLinks(part)};
  },
  'shop-part': (part) => {
    const {id: anchor, part: name} = part.attributes(z.strictObject({id, part: words}));
    return {_type: 'shopPart', anchor, part: name};
  },
};

/**
 * Returns the modules of a page: directives, and the Markdown between two of them as a module of text.
 *
 * @throws {MarkdownError} for an unknown directive, or one that is not filled in as its module needs it
 */
export function pageBlocks(blocks: readonly Block[]): Fields[] {
  const made: Fields[] = [];
  let text: Block[] = [];
  const endText = (): void => {
    if (text.length > 0) made.push({_type: 'richText', content: portableText(text)});
    text = [];
  };
  for (const block of blocks) {
    if (!isDirective(block)) {
      text.push(block);
      continue;
    }
    endText();
    const part = new Directive(block);
    const make = modules[part.name];
    if (make === undefined) throw part.error(`there is no module "${part.name}"`);
    made.push(make(part));
  }
  endText();
  return made;
}

function folded(part: Directive, isFaq: boolean): Fields {
  const items = part.entries.map(({heading: title, content}) => {
    return {_type: 'accordionItem', title, content: portableText(content.text)};
  });
  return {_type: 'accordion', anchor: part.attributes(onlyAnchor).id, heading: part.label, isFaq, items};
}

function tableOf(part: Directive): Table {
  const [table, ...rest] = part.text;
  if (table?.type !== 'table' || rest.length > 0) throw part.error('table: expected one table');
  return table;
}

/** Links to parts of the page, `- [words](#part)`. */
function anchorLinks(part: Directive): Fields[] {
  const items = part.text.flatMap((block) => (block.type === 'list' ? block.children : []));
  return items.map((item) => {
    const [paragraph] = item.children;
    const [link] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    if (link?.type !== 'link' || !link.url.startsWith('#')) {
      throw new MarkdownError(item, 'anchors: expected a link to a part of the page, such as "[words](#part)"');
    }
    return {_type: 'anchorLink', label: toString(link), target: link.url.slice(1)};
  });
}
