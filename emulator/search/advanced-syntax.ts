import type {Json} from '../../contracts/indexing/json';
import type {SearchRecord} from './record';
import type {WordReader} from './words';

/** A query with `advancedSyntax`: its other words, phrases in quotation marks, and words behind a minus. */
type AdvancedQuery = {
  readonly words: string;
  readonly phrases: readonly string[];
  readonly excluded: readonly string[];
};

/** Reads quotation marks and minuses; a minus counts at the beginning of a word alone. */
export function readAdvanced(query: string): AdvancedQuery {
  const phrases = [...query.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) => phrase);
  const unquoted = query.replaceAll(/"[^"]*"?/g, ' ');
  const excluded = [...unquoted.matchAll(/(?<=^|\s)-(\S+)/g)].map(([, word = '']) => word);
  return {words: [unquoted.replaceAll(/(?<=^|\s)-\S+/g, ' '), ...phrases].join(' ').trim(), phrases, excluded};
}

/** Tells whether a record has every phrase as it is written, and none of the excluded words. */
export function isAdmitted(
  record: SearchRecord,
  searchable: readonly string[],
  query: AdvancedQuery,
  reader: WordReader,
): boolean {
  const texts = searchable.map((name) => ` ${plain(record[name], reader)} `);
  const has = (words: string) => texts.some((text) => text.includes(` ${plain(words, reader)} `));
  return query.phrases.every(has) && !query.excluded.some(has);
}

function plain(value: Json | undefined, reader: WordReader): string {
  const texts = Array.isArray(value) ? value : [value];
  const words = texts.flatMap((text) => (typeof text === 'string' ? reader.queryWords(text) : []));
  return words.map(({term}) => term).join(' ');
}
