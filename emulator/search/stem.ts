import type {IndexLanguage} from '../../contracts/indexing/indices';

const SHORTEST = 3;
const UMLAUT = /([ao]|(?<![aeq])u)e/;
const GERMAN = /(?:ern|eln|en|er|em|es|e|(?<![ausi])s)$/;
const ENGLISH_ES = /(?<=s|x|z|ch|sh)es$/;
const ENGLISH_S = /(?<![suai])s$/;

/**
 * Returns what singular and plural of a folded word have in common; simple endings only, never shorter than three
 * letters.
 */
export function stem(word: string, language: IndexLanguage): string {
  const shorter = language === 'de' ? word.replace(GERMAN, '') : englishSingular(word);
  return shorter.length < SHORTEST ? word : shorter;
}

/** Returns `glas` of `glaeser`: the singular of a German plural with an ending and an umlaut; `null` of other words. */
export function singularWithoutUmlaut(word: string, language: IndexLanguage): string | null {
  const shorter = stem(word, language);
  return language === 'de' && shorter !== word && UMLAUT.test(shorter) ? shorter.replace(UMLAUT, '$1') : null;
}

function englishSingular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (ENGLISH_ES.test(word)) return word.replace(ENGLISH_ES, '');
  return word.replace(ENGLISH_S, '');
}
