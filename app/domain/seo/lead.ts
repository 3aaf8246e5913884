import {htmlWords} from '../../../contracts/html-words';

/** In characters: with a sentence after it, about what search engines show of a description. */
export const LONGEST_LEAD = 110;

/** Ends of sentences: another one begins. Not after a single letter or before a small one or a number: "z. B.", "ca. 1 Liter". */
const SENTENCE_END = /(?<=[\p{L}\p{N}%)“”’]{2}(?<!\b(?:bzw|inkl|max|Nr))[.!?])\s(?=[\p{Lu}„“(])/gu;

/**
 * Returns the beginning of an editors' text without its markup, at most `most` characters and an ellipsis: whole sentences where they
 * fill half of that, else cut at a word.
 */
export function leadOf(html: string, most: number): string {
  const text = htmlWords(html);
  if (text.length <= most) return text;
  const ends = [...text.matchAll(SENTENCE_END)].map(({index}) => index).filter((index) => index <= most);
  const end = ends.at(-1) ?? 0;
  if (end >= most / 2) return text.slice(0, end);
  const cut = text.slice(0, most + 1).replace(/[\s,;:–]+\S*$/, '');
  return `${cut.slice(0, most)}…`;
}
