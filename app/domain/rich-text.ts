/** Emphasis, lists, paragraphs and headings; links are written with nothing but their address. A page has its own `h1`. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'em', 'b', 'i', 'sub', 'sup', 'a'],
]);
/** They end a paragraph that is open. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** What stands between their tags is no text of a page. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'textarea', 'title', 'select'],
  ...['noscript', 'xmp', 'noembed', 'noframes', 'plaintext', 'audio', 'video', 'canvas', 'head'],
]);
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
  const open: string[] = [];
  let written = '';
  const closeTo = (name: string): void => {
    while (open.includes(name)) written += `</${open.pop() ?? name}>`;
  };
  let skipped: string | null = null;
  for (const [token, slash, tag, attributes = ''] of html.matchAll(TOKEN)) {
    const name = tag?.toLowerCase() === 'h1' ? 'h2' : tag?.toLowerCase();
    if (skipped !== null) {
      if (slash === '/' && name === skipped) skipped = null;
    } else if (name === undefined) {
      if (!token.startsWith('<') || token === '<') written += escaped(token.replace(LOOSE_AMPERSAND, '&amp;'));
    } else if (WITHOUT_TEXT.has(name)) {
      if (slash === '') skipped = name;
    } else if (!ELEMENTS.has(name)) {
      continue;
    } else if (name === 'br') {
      written += '<br>';
    } else if (slash === '/') {
      closeTo(name);
    } else {
      if (BLOCKS.has(name)) closeTo('p');
      if (name === 'a') closeTo('a');
      const opening = name === 'a' ? linkTag(attributes) : `<${name}>`;
      if (opening === null || open.length >= DEEPEST) continue;
      open.push(name);
      written += opening;
    }
  }
  return (
    written +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** `null` for a link that leads nowhere, or where no page of the web is. */
function linkTag(attributes: string): string | null {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const address = double ?? single ?? bare;
  if (address === undefined) return null;
  const url = URL.parse(decoded(address), BASE);
  if (url === null || !PROTOCOLS.includes(url.protocol)) return null;
  const isOurs = url.origin === BASE;
  const href = isOurs ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href;
  return `<a href="${escaped(href.replaceAll('&', '&amp;')).replaceAll("'", '&#39;')}"${isOurs ? '' : ' rel="noopener"'}>`;
}

/** `text` may have references to characters; they stay. */
function escaped(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);

/** An attribute's value with its references to characters resolved; a name that is not known stays text, which no browser runs. */
function decoded(value: string): string {
  return value.replace(
    /&(?:(amp|lt|gt|quot)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (all, name?: string, digits?: string, hex?: string) => {
      if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? all;
      const code = digits === undefined ? Number.parseInt(hex ?? '', 16) : Number(digits);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
