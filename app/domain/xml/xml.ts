import {machineText} from '../content/keep-together';

/** An element of an XML document. Attributes that are `undefined` are left out. */
export type Xml = {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly content?: string | readonly Xml[];
};

const ESCAPED: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
/** Characters that XML 1.0 cannot hold, escaped or not. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escape(text: string): string {
  return machineText(text)
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character);
}

/** Returns one element with its content; `name` and `attributes` are those of a vocabulary, never a visitor's words. */
export function xml(name: string, content: Xml['content'] = [], attributes: NonNullable<Xml['attributes']> = {}): Xml {
  return {name, content, attributes};
}

function write({name, attributes = {}, content = []}: Xml): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escape(value)}"`],
  );
  const inside = typeof content === 'string' ? escape(content) : content.map(write).join('');
  const open = `<${name}${written.join('')}`;
  return inside === '' ? `${open}/>` : `${open}>${inside}</${name}>`;
}

/** Returns a whole document in UTF-8. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;
}
