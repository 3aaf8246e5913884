import type {Word, WordReader} from './words';

const MAX_LETTERS = 400_000;

const known = new Map<string, readonly Word[]>();
let letters = 0;

/**
 * Returns the words of a record's text, remembered: the same texts are shown again and again.
 */
export function knownWordsOf(text: string, reader: WordReader): readonly Word[] {
  const key = `${reader.key}${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (letters > MAX_LETTERS) {
    known.clear();
    letters = 0;
  }
  const words = reader.wordsOf(text);
  known.set(key, words);
  letters += text.length;
  return words;
}
