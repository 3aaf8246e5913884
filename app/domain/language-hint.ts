import {isLanguage, type Language} from '../config/languages';

export type HintConditions = {
  /** The language of the page. */
  readonly page: Language;
  /** What the visitor's browser asks for, best first, such as `en-GB`. */
  readonly visitor: readonly string[];
  /** Whether the hint has been followed or closed before. */
  readonly seen: boolean;
};

/**
 * Tells whether a page says that it is there in the visitor's language too (decision: `/` is always German, with a hint
 * instead of a redirect). The first language that the shop speaks decides: who reads both is not bothered.
 */
export function isHintWanted({page, visitor, seen}: HintConditions): boolean {
  const spoken = visitor.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return !seen && spoken !== undefined && spoken !== page;
}
