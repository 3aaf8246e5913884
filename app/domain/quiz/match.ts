import {DECAF, type QuizChoice} from '../../config/quiz';
import type {ProductCard} from '../product/product';
import type {QuizAnswers} from './answers';

/** A coffee that the match chooses from. */
export type Candidate = {
  readonly card: ProductCard;
  /** The uses that it suits, as the platform's tags say. */
  readonly suits: ReadonlySet<string>;
  /** Pieces in stock over all its variants; any number where one is not counted. */
  readonly stock: number;
};

/** A coffee with the answers that it meets and those that it does not. */
export type Match = {
  readonly card: ProductCard;
  readonly meets: readonly QuizChoice[];
  readonly misses: readonly QuizChoice[];
};

/**
 * Returns all coffees, the one that suits best first: for somebody who asked for decaf what is decaf, sold out or not; then what can
 * be bought, then what has caffeine as wanted, then by how many answers it meets, by stock and by title.
 */
export function rankCoffees(candidates: readonly Candidate[], answers: QuizAnswers): readonly Match[] {
  const choices = answers.map(({choice}) => choice);
  const wantsDecaf = choices.includes(DECAF);
  const ranked = candidates.map((candidate) => ({
    ...candidate,
    meets: choices.filter((choice) => candidate.suits.has(choice)),
    misses: choices.filter((choice) => !candidate.suits.has(choice)),
    isDecaf: candidate.suits.has(DECAF),
  }));
  ranked.sort(
    (one, other) =>
      (wantsDecaf ? Number(other.isDecaf) - Number(one.isDecaf) : 0) ||
      Number(other.card.availableForSale) - Number(one.card.availableForSale) ||
      Number(one.isDecaf) - Number(other.isDecaf) ||
      other.meets.length - one.meets.length ||
      other.stock - one.stock ||
      (one.card.title < other.card.title ? -1 : 1),
  );
  return ranked.map(({card, meets, misses}) => ({card, meets, misses}));
}
