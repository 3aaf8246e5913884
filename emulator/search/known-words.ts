import type {IndexLanguage} from '../../contracts/indexing/indices';
import {wordsOf} from './words';
import type {Word} from './words';

const MAX_LETTERS = 400_000;

const known = new Map<string, readonly Word[]>();
let letters = 0;

/**
 * Returns the words of a record's text as `wordsOf` reads them, remembered: the same texts are shown again and again.
 */
export function knownWordsOf(text: string, language: IndexLanguage): readonly Word[] {
  const key = `${language}${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (letters > MAX_LETTERS) {
    known.clear();
    letters = 0;
  }
  const words = wordsOf(text, language);
  known.set(key, words);
  letters += text.length;
  return words;
}
