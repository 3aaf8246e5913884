import MiniSearch from 'minisearch';
import type {Synonym} from '../../contracts/indexing/settings';
import type {IndexSettings, WrittenSettings} from './index-settings';
import {valuesAt} from './record';
import type {SearchRecord} from './record';
import type {IndexLanguage} from '../../contracts/indexing/indices';
import type {Synonyms} from './synonyms';
import {buildVocabulary} from './vocabulary';
import type {Vocabulary} from './vocabulary';
import {wordsOf} from './words';

/** One index: its records and everything that finds them. */
export type SearchIndex = {
  readonly name: string;
  readonly language: IndexLanguage;
  readonly settings: IndexSettings;
  readonly records: readonly SearchRecord[];
  readonly engine: MiniSearch<SearchRecord>;
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  /** Settings and synonyms as they were written. */
  readonly written: {readonly settings: WrittenSettings; readonly synonyms: readonly Synonym[]};
};

type Words = Pick<SearchIndex, 'engine' | 'vocabulary'>;
type Contents = Omit<SearchIndex, keyof Words>;

/** Builds an index. Its words are read when they are first looked for: an index that is only listed or written needs none. */
export function buildIndex(contents: Contents): SearchIndex {
  let words: Words | null = null;
  const read = () => (words ??= readWords(contents));
  return {
    ...contents,
    get engine() {
      return read().engine;
    },
    get vocabulary() {
      return read().vocabulary;
    },
  };
}

/** @throws {Error} when two records share an id */
function readWords({language, settings, records}: Contents): Words {
  const terms = new Set<string>();
  const engine = new MiniSearch<SearchRecord>({
    idField: 'objectID',
    fields: settings.searchableAttributes.flat(),
    extractField: (record, field) => (field === 'objectID' ? record.objectID : valuesAt(record, field).join('\n')),
    tokenize: (text, field) => {
      const isDecompounded = settings.decompoundedAttributes.has(field ?? '');
      const found = wordsOf(text, language).flatMap(({forms}) =>
        (isDecompounded ? forms : forms.slice(0, 1)).map(({term}) => term),
      );
      for (const term of found) terms.add(term);
      return found;
    },
    processTerm: (term) => term,
  });
  engine.addAll(records);
  return {engine, vocabulary: buildVocabulary(terms, language)};
}
