import {describe, expect, it} from 'vitest';

import {QUIZ} from '../../config/quiz';
import {exampleCard} from '../product/product.fixture';
import type {QuizAnswers} from './answers';
import {rankCoffees, type Candidate} from './match';

function coffee(title: string, tags: readonly string[], {stock = 10, available = true} = {}): Candidate {
  return {stock, suits: new Set(tags), card: exampleCard(title, {availableForSale: available})};
}

const COFFEES = [
  coffee('Morgentau', ['coffee-black', 'method-pour-over', 'method-chemex', 'taste-classic'], {stock: 30}),
  coffee('Nebel', ['coffee-black', 'method-pour-over', 'method-aeropress', 'taste-curious'], {stock: 40}),
  coffee('Waldgold', ['coffee-black', 'coffee-with-milk', 'coffee-with-milk-and-sugar', 'method-espresso-machine']),
  coffee('Stille', ['coffee-decaf', 'coffee-with-milk', 'method-espresso-machine', 'taste-classic'], {stock: 90}),
  coffee('Weg', ['coffee-black', 'method-french-press', 'taste-adventurous'], {stock: 0, available: false}),
];

/** All 4 × 8 × 3 ways to answer. */
const EVERY_WAY: readonly QuizAnswers[] = QUIZ[0].choices.flatMap((drink) =>
  QUIZ[1].choices.flatMap((method) =>
    QUIZ[2].choices.map((taste): QuizAnswers => [
      {name: 'drink', choice: drink},
      {name: 'method', choice: method},
      {name: 'taste', choice: taste},
    ]),
  ),
);

describe('all ways to answer', () => {
  it('are 96', () => {
    expect(EVERY_WAY).toHaveLength(96);
  });

  it.each(EVERY_WAY.map((answers) => [answers.map(({choice}) => choice).join(', '), answers] as const))(
    '%s: a coffee that can be bought, and none of its kind that meets more answers',
    (_, answers) => {
      const ranked = rankCoffees(COFFEES, answers);
      const [best] = ranked;
      expect(ranked).toHaveLength(COFFEES.length);
      expect(best?.card.availableForSale).toBe(true);
      expect([...(best?.meets ?? []), ...(best?.misses ?? [])].sort()).toEqual(
        answers.map(({choice}) => choice).sort(),
      );
      const wantsDecaf = answers[0]?.choice === 'coffee-decaf';
      expect(best?.card.title === 'Stille').toBe(wantsDecaf);
      const rivals = ranked.filter(({card}) => card.availableForSale && (card.title === 'Stille') === wantsDecaf);
      expect(best?.meets.length).toBe(Math.max(...rivals.map(({meets}) => meets.length)));
    },
  );
});

describe('the rule', () => {
  const black: QuizAnswers = [{name: 'drink', choice: 'coffee-black'}];
  const titles = (coffees: readonly Candidate[], answers: QuizAnswers) =>
    rankCoffees(coffees, answers).map(({card}) => card.title);

  it('puts more answers before more stock', () => {
    const answers: QuizAnswers = [...black, {name: 'method', choice: 'method-chemex'}];
    expect(titles(COFFEES, answers)[0]).toBe('Morgentau');
  });

  it('decides a tie by stock, then by title', () => {
    expect(titles(COFFEES, black).slice(0, 2)).toEqual(['Nebel', 'Morgentau']);
    const alike = [coffee('B', ['coffee-black']), coffee('A', ['coffee-black'])];
    expect(titles(alike, black)).toEqual(['A', 'B']);
  });

  it('has a result where no coffee meets anything, and where all are sold out', () => {
    expect(titles([coffee('Rest', [])], black)).toEqual(['Rest']);
    expect(titles([coffee('Rest', [], {available: false})], black)).toEqual(['Rest']);
  });

  it('puts decaf first where it was asked for, what can be bought before what is sold out', () => {
    const coffees = [
      coffee('Wach', ['coffee-black'], {stock: 90}),
      coffee('Ruhe', ['coffee-decaf', 'method-chemex'], {stock: 0, available: false}),
      coffee('Stille', ['coffee-decaf']),
    ];
    const answers: QuizAnswers = [
      {name: 'drink', choice: 'coffee-decaf'},
      {name: 'method', choice: 'method-chemex'},
    ];
    expect(titles(coffees, answers)).toEqual(['Stille', 'Ruhe', 'Wach']);
    expect(titles(coffees, black)).toEqual(['Wach', 'Stille', 'Ruhe']);
  });

  it('falls back to a coffee with caffeine if there is no decaf', () => {
    expect(titles([coffee('Wach', ['coffee-black'])], [{name: 'drink', choice: 'coffee-decaf'}])).toEqual(['Wach']);
  });
});
