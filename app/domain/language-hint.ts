import {isLanguage, type Language} from '../config/languages';

export type HintConditions = {
  /** The language of the page. */
  readonly page: Language;
  /** The languages that the visitor's browser asks for, best first, such as `en-GB`. */
  readonly visitor: readonly string[];
  /** Whether the hint has been followed or closed before. */
  readonly seen: boolean;
};

/**
 * Tells whether a page shows the hint that it exists in the visitor's language (decision: `/` is always German, with a
 * hint instead of a redirect). The first of the visitor's languages that the shop has decides.
 */
export function isHintWanted({page, visitor, seen}: HintConditions): boolean {
  const spoken = visitor.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return !seen && spoken !== undefined && spoken !== page;
}
