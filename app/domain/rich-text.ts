import {resolveReferences} from '../../contracts/html-words';

/** Emphasis, lists, paragraphs and headings; links are written with nothing but their address. A page has its own `h1`. */
const ELEMENTS: ReadonlySet<string> = new Set([
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'em',
  'b',
  'i',
  'sub',
  'sup',
  'a',
]);
/** They end a paragraph that is open. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** What stands in a line of text: a paragraph inside would have to end it. */
const INLINE: ReadonlySet<string> = new Set(['strong', 'em', 'b', 'i', 'sub', 'sup', 'a']);
/** Other elements whose content stands apart from the text around it; theirs becomes paragraphs. */
const APART: ReadonlySet<string> = new Set([
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'address',
  'blockquote',
  'pre',
  'hr',
  'table',
  'caption',
  'tr',
  'dl',
  'figure',
  'figcaption',
  'details',
  'summary',
  'form',
  'fieldset',
  'center',
]);
/** They stand in one row with what is before them; the term of a list begins the row. */
const IN_ROW: ReadonlySet<string> = new Set(['td', 'th', 'dd']);
/** What stands between their tags is no text of a page. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'title',
  'select',
  'noscript',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'audio',
  'video',
  'canvas',
  'head',
]);
/** They end with a slash in their tag. */
const CLOSES_ITSELF: ReadonlySet<string> = new Set(['svg', 'math']);
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];
/** Stands for the shop in addresses without an origin. */
const BASE = 'https://shop.invalid';
const DEEPEST = 16;

/** A comment, a tag with its name and attributes, another piece of markup, or text. It matches at every place, once. */
const TOKEN = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?|<[!?/][^>]*>?|[^<]+|</gi;
const HREF = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const LOOSE_AMPERSAND = /&(?!(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/**
 * Writes an editor's HTML anew: links, emphasis, lists, paragraphs and headings, and nothing else of its markup. The result
 * is safe to insert whatever came in, since every tag in it is one of the list above, closed in order, and everything
 * else is escaped text.
 */
export function sanitiseRichText(html: string): string {
  const writer = richTextWriter();
  let skipped: string | null = null;
  for (const [token, slash, tag, attributes = ''] of html.matchAll(TOKEN)) {
    const name = tag?.toLowerCase() === 'h1' ? 'h2' : tag?.toLowerCase();
    if (skipped !== null) {
      if (slash === '/' && name === skipped) skipped = null;
    } else if (name === undefined) {
      if (!token.startsWith('<') || token === '<') writer.text(escaped(token.replace(LOOSE_AMPERSAND, '&amp;')));
    } else if (WITHOUT_TEXT.has(name)) {
      const isClosed = CLOSES_ITSELF.has(name) && attributes.endsWith('/');
      if (slash === '' && !isClosed) skipped = name;
    } else if (APART.has(name) || (name === 'dt' && slash === '')) {
      writer.breakOff(name, slash === '/');
    } else if (IN_ROW.has(name)) {
      if (slash === '') writer.space();
    } else if (ELEMENTS.has(name)) {
      if (slash === '/') writer.close(name);
      else writer.open(name, attributes);
    }
  }
  return writer.end();
}

/** A link to another host as it is written here: none stands in another, and an address has no quotation mark. */
const ELSEWHERE = /(<a href="https?:[^"]*" rel="noopener")>(.*?)<\/a>/gs;

/** Lets the links of a sanitised text that lead to other hosts open a new tab; `hint` is the HTML at their end that says so. */
export function withNewTabs(html: string, hint: string): string {
  return html.replace(ELSEWHERE, (_, link: string, words: string) => `${link} target="_blank">${words}${hint}</a>`);
}

/** Writes text and elements of the list above; the elements that are open are closed in order. */
function richTextWriter() {
  const open: string[] = [];
  const apart = depthsOfElements();
  let written = '';
  /** What parts the text that comes next from what is written. */
  let gap: 'none' | 'space' | 'paragraph' = 'none';
  const close = (name: string): void => {
    while (open.includes(name)) written += `</${open.pop() ?? name}>`;
  };
  const fillGap = (): void => {
    const inside = open.at(-1) ?? 'li';
    if (gap === 'paragraph' && inside === 'li' && open.length < DEEPEST) {
      open.push('p');
      written += '<p>';
    } else if (gap !== 'none') written += ' ';
    gap = 'none';
  };
  return {
    text: (text: string): void => {
      if (gap === 'space' && /^\s/.test(text)) gap = 'none';
      if (text.trim() !== '') fillGap();
      written += text;
    },
    space: (): void => {
      if (gap === 'none') gap = 'space';
    },
    breakOff: (name: string, isEnd: boolean): void => {
      // What was opened inside ends with it, whether its own tag comes or not.
      const depth = isEnd ? apart.leave(name) : null;
      while (depth !== null && open.length > depth) written += `</${open.pop() ?? name}>`;
      if (INLINE.has(open.at(-1) ?? '')) {
        if (gap === 'none' && !endsWithOpening(written)) gap = 'space';
      } else {
        close('p');
        if (!isEnd || written !== '') gap = 'paragraph';
      }
      if (!isEnd) apart.enter(name, open.length);
    },
    open: (name: string, attributes: string): void => {
      if (name === 'br') {
        // A line of its own that holds nothing: the break is there.
        if (gap !== 'paragraph') written += '<br>';
        return;
      }
      if (BLOCKS.has(name)) close('p');
      if (BLOCKS.has(name) || name === 'li') gap = 'none';
      if (name === 'a') close('a');
      const opening = name === 'a' ? linkTag(attributes) : `<${name}>`;
      if (opening === null) return;
      fillGap();
      if (open.length >= DEEPEST) return;
      open.push(name);
      written += opening;
    },
    close: (name: string): void => {
      if (name !== 'br') close(name);
    },
    end: (): string => {
      for (const name of open.toReversed()) written += `</${name}>`;
      return written;
    },
  };
}

/** Remembers how many elements were open where others, which are not written, began. */
function depthsOfElements() {
  const entered: {readonly name: string; readonly depth: number}[] = [];
  return {
    enter: (name: string, depth: number): void => void entered.push({name, depth}),
    /** Returns the depth of the last one with this name; `null` where none began. */
    leave: (name: string): number | null => {
      const index = entered.findLastIndex((each) => each.name === name);
      return index === -1 ? null : (entered.splice(index)[0]?.depth ?? null);
    },
  };
}

/** Tells whether a tag that opens, or a break, was written last: text has no `<` or `>`. */
function endsWithOpening(written: string): boolean {
  return written.endsWith('>') && written.charAt(written.lastIndexOf('<') + 1) !== '/';
}

/** `null` for a link that leads nowhere, or where no page of the web is. */
function linkTag(attributes: string): string | null {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const address = double ?? single ?? bare;
  if (address === undefined) return null;
  const url = URL.parse(resolveReferences(address), BASE);
  if (url === null || !PROTOCOLS.includes(url.protocol)) return null;
  const isOurs = url.origin === BASE;
  const href = isOurs ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href;
  return `<a href="${escaped(href.replaceAll('&', '&amp;')).replaceAll("'", '&#39;')}"${isOurs ? '' : ' rel="noopener"'}>`;
}

/** `text` may have references to characters; they stay. */
function escaped(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
