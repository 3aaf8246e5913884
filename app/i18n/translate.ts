import {inEachLanguage, LOCALES, type Language} from '../config/languages';
import type {Texts, TextTree, TextValues} from './catalogue';
import {plainFormat} from './plain-format';

function find(tree: TextTree | undefined, path: readonly string[]): string | null {
  let node: string | TextTree | undefined = tree;
  for (const step of path) {
    if (typeof node !== 'object') return null;
    node = node[step];
  }
  return typeof node === 'string' ? node : null;
}

/** Fills in values; numbers by name of `count` are grouped, '1.284' in German, the others stay as they are, such as a year. */
function fill(text: string, values: TextValues, language: Language): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return name === 'count' && typeof value === 'number' ? plainFormat(language).number(value) : String(value);
  });
}

/** Returns the plural category of a number, which ends the key of its text. The rules of a language are made with their first use. */
const pluralOf = inEachLanguage((language) => {
  let rules: Intl.PluralRules | undefined;
  return (count: number) => (rules ??= new Intl.PluralRules(LOCALES[language].locale)).select(count);
});

/**
 * Makes a translator over texts that are already at hand, in the format of i18next (v4 JSON: `{{value}}`,
 * `_one`/`_other`). It answers as an i18next would that formats counts, which a test checks for every key, and costs the browser 1 KB instead
 * of 16. A missing text answers its own key: the tests refuse that, a shopper never sees a hole. Takes any text as key;
 * views see it as `Translate`, which knows the keys there are.
 */
export function createTranslate(language: Language, texts: Texts): (key: string, values?: TextValues) => string {
  const trees = new Map(Object.entries(texts));
  const known = new Map<string, string | null>();
  const textOf = (key: string): string | null => {
    const read = known.get(key);
    if (read !== undefined) return read;
    const [namespace = '', path = ''] = key.split(':');
    const text = find(trees.get(namespace), path.split('.'));
    known.set(key, text);
    return text;
  };
  return (key, values) => {
    const count = values?.['count'];
    const text = (typeof count === 'number' ? textOf(`${key}_${pluralOf[language](count)}`) : null) ?? textOf(key);
    if (text === null) return key;
    return values === undefined ? text : fill(text, values, language);
  };
}
