import * as z from 'zod';
import type {SeedMetafield, Text} from '../seed/types';
import type {SearchLanguage} from './stem';

const strings = z.array(z.string());

type Fields = {readonly metafields: readonly SeedMetafield[]};

/** The text of a metafield such as `coffee.origin` in a language; `null` where it has none. */
export function fieldOf({metafields}: Fields, path: string, language: SearchLanguage): string | null {
  const value = metafields.find(({namespace, key}) => `${namespace}.${key}` === path)?.value;
  return value === undefined ? null : typeof value === 'string' ? value : value[language];
}

/** The texts of a list metafield; empty where it is absent. */
export function listOf(fields: Fields, path: string, language: SearchLanguage): readonly string[] {
  const value = fieldOf(fields, path, language);
  return value === null ? [] : strings.parse(JSON.parse(value));
}

/** Whether a boolean metafield is set. */
export function isFlagged(fields: Fields, path: string): boolean {
  return fieldOf(fields, path, 'de') === 'true';
}

/** The words of HTML, without its markup. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `Äthiopien und Kolumbien` as two. */
export function splitList(text: string): readonly string[] {
  return text.split(/,\s*|\s+(?:und|and|&)\s+/).filter((part) => part !== '');
}

/** Both languages' words for the same things, where they differ. */
export function translations(pairs: readonly Text[]): readonly (readonly string[])[] {
  const differing = pairs.filter(({de, en}) => de.toLowerCase() !== en.toLowerCase());
  return [...new Map(differing.map(({de, en}) => [`${de}|${en}`, [de, en]])).values()];
}
