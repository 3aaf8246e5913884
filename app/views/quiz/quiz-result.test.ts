import {describe, expect, it} from 'vitest';

import type {QuizChoice} from '../../config/quiz';
import {exampleCard} from '../../domain/product/product.fixture';
import type {Match} from '../../domain/quiz/match';
import {quizResult} from './quiz-result';

/** A coffee in its rank for somebody who asked for `asked` alone. */
function match(title: string, asked: QuizChoice, {meets = true, available = true} = {}): Match {
  return {
    meets: meets ? [asked] : [],
    misses: meets ? [] : [asked],
    card: exampleCard(title, {availableForSale: available}),
  };
}

function alternatives(matches: readonly Match[]) {
  const result = quizResult(matches, null, '2026-11-30');
  return {titles: result?.alternatives.map(({title}) => title), isCaffeineOffered: result?.isCaffeineOffered};
}

describe('what is shown beside the match', () => {
  it('can be bought, and is the next two', () => {
    const others = [
      match('B', 'coffee-black', {available: false}),
      match('C', 'coffee-black'),
      match('D', 'coffee-black', {meets: false}),
      match('E', 'coffee-black', {meets: false}),
    ];
    expect(alternatives([match('A', 'coffee-black'), ...others])).toEqual({
      titles: ['C', 'D'],
      isCaffeineOffered: false,
    });
  });

  it('is decaf alone where decaf was asked for', () => {
    const others = [match('Decaf B', 'coffee-decaf'), match('Wach', 'coffee-decaf', {meets: false})];
    expect(alternatives([match('Decaf A', 'coffee-decaf'), ...others])).toEqual({
      titles: ['Decaf B'],
      isCaffeineOffered: false,
    });
  });

  it('is called coffee with caffeine where no other decaf can be bought', () => {
    const others = [
      match('Decaf B', 'coffee-decaf', {available: false}),
      match('Wach', 'coffee-decaf', {meets: false}),
    ];
    expect(alternatives([match('Decaf A', 'coffee-decaf', {available: false}), ...others])).toEqual({
      titles: ['Wach'],
      isCaffeineOffered: true,
    });
  });

  it('is nothing without any other coffee', () => {
    expect(alternatives([match('A', 'coffee-decaf')])).toEqual({titles: [], isCaffeineOffered: false});
    expect(quizResult([], null, '2026-11-30')).toBeNull();
  });
});
