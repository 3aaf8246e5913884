import type {PhrasingContent} from 'mdast';
import type {CmsTextBlock} from '../../../contracts/cms-text';
import {MarkdownError} from './markdown';
import type {Block} from './markdown';

type Span = CmsTextBlock['children'][number];
type LinkMark = CmsTextBlock['markDefs'][number];
type Kind = Pick<CmsTextBlock, 'style' | 'listItem' | 'level'>;
type Line = Kind & {readonly words: readonly PhrasingContent[]};

/**
 * Makes portable text from Markdown: paragraphs, headings of level 2 to 4, flat lists, quotations, emphasis and links.
 *
 * @throws {MarkdownError} for anything else
 */
export function portableText(blocks: readonly Block[]): CmsTextBlock[] {
  return blocks.flatMap(linesOf).map(({words, ...kind}, index) => {
    const key = `b${index}`;
    return {_type: 'block', _key: key, ...inline(words, key), ...kind};
  });
}

function linesOf(block: Block): readonly Line[] {
  if (block.type === 'paragraph') return [{style: 'normal', words: block.children}];
  if (block.type === 'heading' && block.depth === 2) return [{style: 'h2', words: block.children}];
  if (block.type === 'heading' && block.depth === 3) return [{style: 'h3', words: block.children}];
  if (block.type === 'heading' && block.depth === 4) return [{style: 'h4', words: block.children}];
  if (block.type === 'blockquote') return block.children.map((line) => ({style: 'blockquote', words: wordsOf(line)}));
  if (block.type === 'list') {
    const listItem = block.ordered === true ? 'number' : 'bullet';
    return block.children.flatMap(({children}) =>
      children.map((line): Line => ({style: 'normal', listItem, level: 1, words: wordsOf(line)})),
    );
  }
  throw new MarkdownError(block, `${block.type} has no place in a text`);
}

function wordsOf(block: Block): readonly PhrasingContent[] {
  if (block.type !== 'paragraph') throw new MarkdownError(block, `${block.type} has no place in a list or a quotation`);
  return block.children;
}

function inline(nodes: readonly PhrasingContent[], key: string): {children: Span[]; markDefs: LinkMark[]} {
  const children: Span[] = [];
  const markDefs: LinkMark[] = [];
  const markOf = (node: PhrasingContent): string => {
    if (node.type === 'strong') return 'strong';
    if (node.type === 'emphasis') return 'em';
    if (node.type !== 'link') throw new MarkdownError(node, `${node.type} has no place in a line`);
    const link: LinkMark = {_type: 'link', _key: `${key}l${markDefs.length}`, href: node.url};
    markDefs.push(link);
    return link._key;
  };
  const add = (node: PhrasingContent, marks: string[]): void => {
    if (node.type === 'text') {
      const text = node.value.replaceAll('\n', ' ');
      children.push({_type: 'span', _key: `${key}s${children.length}`, text, marks});
      return;
    }
    const own = [...marks, markOf(node)];
    if ('children' in node) for (const inner of node.children) add(inner, own);
  };
  for (const node of nodes) add(node, []);
  return {children, markDefs};
}
