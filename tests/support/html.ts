/** The attributes of one tag as written in the HTML, their values unescaped. */
export type Attributes = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' '};

/** Resolves the entities of a text of HTML or XML. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** Every tag of a name in the HTML, in document order; attribute names in lower case. */
export function tags(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]),
    ),
  );
}

/** Tells whether a field of a form holds a value. */
export function holds(html: string, name: string, value: string): boolean {
  return tags(html, 'input').some((input) => input['name'] === name && input['value'] === value);
}

/** The addresses of the scripts that a document starts once it has loaded. */
export function lateScripts(html: string): readonly string[] {
  const [, code = ''] = /window\.pageModules\|\|=(.*?)<\/script>/s.exec(html) ?? [];
  return [...new Set([...code.matchAll(/"([^"]+\.js)"/g)].map(([, file = '']) => file))];
}

/** Attributes that screen readers or browsers present to the user. */
const SPOKEN = ['aria-label', 'alt', 'placeholder', 'label'];

/** The text between the tags in one line. */
const textOf = (html: string) =>
  unescapeHtml(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The elements of a name that hold none of the same name, in document order: attributes, HTML and text. */
export function elements(html: string, name: string) {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(([whole, , inside = '']) => ({
    attributes: tags(whole, name)[0] ?? {},
    inside,
    text: textOf(inside),
  }));
}

/** The visible and accessible text of a page in one line: the text between its tags, then that of its attributes. */
export function wordsOf(html: string): string {
  const [, body = html] = html.split('</head>');
  const shown = body.replace(/<(script|style)\b.*?<\/\1>/gs, ' ');
  const attributes = SPOKEN.flatMap((name) =>
    [...shown.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value),
  );
  return [textOf(shown), ...attributes.map(unescapeHtml)].join(' ').replace(/\s+/g, ' ');
}

/** The forms of a page with their default values; of radio buttons the checked ones. */
export function forms(html: string): {action: string; fields: Record<string, string>}[] {
  return [...html.matchAll(/<form(\s[^>]*)>(.*?)<\/form>/gs)].map(([whole, , inside = '']) => {
    const inputs = tags(inside, 'input').filter(({type, checked}) => type !== 'radio' || checked !== undefined);
    return {
      action: tags(whole, 'form')[0]?.['action'] ?? '',
      fields: Object.fromEntries(inputs.map(({name = '', value = ''}) => [name, value])),
    };
  });
}
