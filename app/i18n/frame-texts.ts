import type {Language} from '../config/languages';
import type {Texts} from './catalogue';

const known = new Map<Language, Texts>();

/** Keeps the texts of the frame around every page: in the browser before the first page wakes up, in the worker from the start. */
export function keepFrameTexts(language: Language, texts: Texts): void {
  known.set(language, texts);
}

/** The texts of the frame: a file of their own, for they are the same on every page and need not come with each document. */
export function frameTexts(language: Language): Texts {
  return known.get(language) ?? {};
}
