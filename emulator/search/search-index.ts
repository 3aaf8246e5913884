import MiniSearch from 'minisearch';
import {languageOf, readSettings} from './index-settings';
import type {IndexSettings, WrittenSettings} from './index-settings';
import {valuesAt} from './record';
import type {SearchRecord} from './record';
import {readSynonyms} from './synonyms';
import type {Synonyms, WrittenSynonym} from './synonyms';
import {buildVocabulary} from './vocabulary';
import type {Vocabulary} from './vocabulary';
import {wordReader} from './words';
import type {WordReader} from './words';

/** Everything that an index holds, as it is written. */
export type IndexContents = {
  readonly settings: WrittenSettings;
  readonly synonyms: readonly WrittenSynonym[];
  readonly records: readonly SearchRecord[];
};

/** The words of an index. */
type Words = {readonly engine: MiniSearch<SearchRecord>; readonly vocabulary: Vocabulary};

/** One index: its records and everything that finds them. */
export type SearchIndex = Words & {
  readonly name: string;
  readonly reader: WordReader;
  readonly settings: IndexSettings;
  readonly records: readonly SearchRecord[];
  readonly synonyms: Synonyms;
  readonly written: IndexContents;
};

/** Makes an index of what it holds. Each part is worked out when it is first asked for: the first query waits for its own index alone. */
export function indexOf(name: string, read: () => IndexContents): SearchIndex {
  const written = once(read);
  const settings = once(() => readSettings(written().settings, written().records));
  const reader = once(() => wordReader(languageOf(written().settings), settings().normalization));
  const synonyms = once(() => readSynonyms(written().synonyms, reader()));
  const words = once(() => readWords(reader(), settings(), written().records));
  return {
    name,
    get reader() {
      return reader();
    },
    get settings() {
      return settings();
    },
    get records() {
      return written().records;
    },
    get synonyms() {
      return synonyms();
    },
    get written() {
      return written();
    },
    get engine() {
      return words().engine;
    },
    get vocabulary() {
      return words().vocabulary;
    },
  };
}

/** Works a value out when it is first asked for. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** @throws {Error} when two records share an id */
function readWords(reader: WordReader, settings: IndexSettings, records: readonly SearchRecord[]): Words {
  const terms = new Set<string>();
  const engine = new MiniSearch<SearchRecord>({
    idField: 'objectID',
    fields: settings.searchableAttributes.flat(),
    extractField: (record, field) => (field === 'objectID' ? record.objectID : valuesAt(record, field).join('\n')),
    tokenize: (text, field) => {
      const isDecompounded = settings.decompoundedAttributes.has(field ?? '');
      const found = reader
        .wordsOf(text)
        .flatMap(({forms}) => (isDecompounded ? forms : forms.slice(0, 1)).map(({term}) => term));
      for (const term of found) terms.add(term);
      return found;
    },
    processTerm: (term) => term,
  });
  engine.addAll(records);
  return {engine, vocabulary: buildVocabulary(terms, reader.language)};
}
