import type {CmsTextBlock} from '../../../contracts/cms-text';
import type {JsonObject} from '../../cms/json';

type Span = CmsTextBlock['children'][number];
type LinkMark = CmsTextBlock['markDefs'][number];

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/**
 * Portable text from a small Markdown: paragraphs, `##` to `####`, `-` and `1.` lists, `>`, `**strong**`, `*em*`,
 * `[words](address)`. A line goes on in the next one until an empty line, a heading or a list entry.
 */
export function portableText(markdown: string): JsonObject[] {
  const chunks: string[] = [];
  let open = false;
  for (const line of markdown.split('\n').map((raw) => raw.trim())) {
    const starts = /^(?:#{2,4}|-|\d+\.|>) /.test(line);
    const last = chunks.at(-1);
    if (line === '') open = false;
    else if (open && !starts && last !== undefined) chunks[chunks.length - 1] = `${last} ${line}`;
    else {
      chunks.push(line);
      open = !line.startsWith('#');
    }
  }
  return chunks.map((chunk, index) => block(chunk, `b${index}`));
}

function block(chunk: string, key: string): JsonObject {
  const [, mark = '', text = chunk] = /^(#{2,4}|-|\d+\.|>) (.*)$/s.exec(chunk) ?? [];
  const {children, markDefs} = inline(text, key);
  const base = {_type: 'block', _key: key, children, markDefs} as const;
  if (mark === '-') return {...base, style: 'normal', listItem: 'bullet', level: 1};
  if (/^\d/.test(mark)) return {...base, style: 'normal', listItem: 'number', level: 1};
  if (mark === '##') return {...base, style: 'h2'};
  if (mark === '###') return {...base, style: 'h3'};
  if (mark === '####') return {...base, style: 'h4'};
  return {...base, style: mark === '>' ? 'blockquote' : 'normal'};
}

function inline(text: string, key: string): {children: Span[]; markDefs: LinkMark[]} {
  const children: Span[] = [];
  const markDefs: LinkMark[] = [];
  const add = (words: string, marks: string[]) => {
    if (words !== '') children.push({_type: 'span', _key: `${key}s${children.length}`, text: words, marks});
  };
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    add(text.slice(at, found.index), []);
    const {strong, em, label, href} = found.groups ?? {};
    if (strong !== undefined) add(strong, ['strong']);
    if (em !== undefined) add(em, ['em']);
    if (label !== undefined && href !== undefined) {
      const link = `${key}l${markDefs.length}`;
      markDefs.push({_type: 'link', _key: link, href});
      add(label, [link]);
    }
    at = found.index + found[0].length;
  }
  add(text.slice(at), []);
  return {children, markDefs};
}
