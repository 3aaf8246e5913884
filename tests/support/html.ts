/** The attributes of one tag as written in the HTML, their values unescaped. */
export type Attributes = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'"};

const unescape = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Every tag of a name in the HTML, in its order; names of attributes in lower case. */
export function tags(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescape(value),
      ]),
    ),
  );
}

/** Attributes that are read out or shown. */
const SPOKEN = ['aria-label', 'alt', 'placeholder', 'label'];

/** What a page says, to the eye and to the ear, in one line: the text between its tags, then that of its attributes. */
export function wordsOf(html: string): string {
  const [, body = html] = html.split('</head>');
  const shown = body.replace(/<(script|style)\b.*?<\/\1>/gs, ' ');
  const attributes = SPOKEN.flatMap((name) =>
    [...shown.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value),
  );
  const text = shown.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' ');
  return unescape([text, ...attributes].join(' ')).replace(/\s+/g, ' ');
}

/** The forms of a page with their fields, as they would be sent untouched; of radio buttons the checked ones. */
export function forms(html: string): {action: string; fields: Record<string, string>}[] {
  return [...html.matchAll(/<form(\s[^>]*)>(.*?)<\/form>/gs)].map(([whole, , inside = '']) => {
    const inputs = tags(inside, 'input').filter(({type, checked}) => type !== 'radio' || checked !== undefined);
    return {
      action: tags(whole, 'form')[0]?.['action'] ?? '',
      fields: Object.fromEntries(inputs.map(({name = '', value = ''}) => [name, value])),
    };
  });
}
