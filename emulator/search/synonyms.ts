import type {Synonym} from '../../contracts/indexing/settings';
import type {WordReader} from './words';

/** A synonym as it was written, of the shop's types or of another. */
export type WrittenSynonym = Synonym | {readonly objectID: string; readonly type: 'altcorrection1'};

/** Which phrases mean the same as a phrase. */
export type Synonyms = {
  /** The phrases beside the given folded words; `null` where there are none. */
  of(words: readonly string[]): readonly (readonly string[])[] | null;
  /** How many words the longest phrase has. */
  readonly longest: number;
};

type Phrases = readonly (readonly string[])[];

/** Makes synonyms searchable as they were written. Alternative corrections are stored and find nothing. */
export function readSynonyms(written: readonly WrittenSynonym[], reader: WordReader): Synonyms {
  const oneWay = written.flatMap((synonym) =>
    synonym.type === 'oneWaySynonym' ? [[synonym.input, synonym.synonyms] as const] : [],
  );
  return buildSynonyms(
    written.flatMap((synonym) => (synonym.type === 'synonym' ? [synonym.synonyms] : [])),
    Object.fromEntries(oneWay),
    reader,
  );
}

/**
 * Makes phrases searchable from each other: those of a group from each of the group, those of one way from their input
 * alone. A phrase is met as it is written, never in another form.
 */
export function buildSynonyms(
  groups: Phrases,
  oneWay: Readonly<Record<string, readonly string[]>>,
  reader: WordReader,
): Synonyms {
  const foldedWords = (phrase: string) => reader.queryWords(phrase).map(({term}) => term);
  const folded = (phrases: readonly string[]): Phrases => phrases.map(foldedWords).filter(({length}) => length > 0);
  const others = new Map<string, Phrases>();
  let longest = 0;
  const add = (from: readonly string[], to: Phrases) => {
    if (from.length === 0) return;
    longest = Math.max(longest, from.length);
    const key = from.join(' ');
    others.set(key, uniquePhrases([...(others.get(key) ?? []), ...to.filter((phrase) => phrase.join(' ') !== key)]));
  };
  for (const group of groups.map(folded)) for (const phrase of group) add(phrase, group);
  for (const [input, synonyms] of Object.entries(oneWay)) add(foldedWords(input), folded(synonyms));
  return {of: (words) => others.get(words.join(' ')) ?? null, longest};
}

function uniquePhrases(phrases: Phrases): Phrases {
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()];
}
