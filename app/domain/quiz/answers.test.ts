import {describe, expect, it} from 'vitest';

import {QUIZ} from '../../config/quiz';
import {answersQuery, parseAnswers, quizStep, withAnswer, withoutLast} from './answers';

const parse = (query: string) => parseAnswers(new URLSearchParams(query));

describe('the coffee match goes question 1 → 2 → 3 → match', () => {
  it.each([
    ['', 1],
    ['drink=coffee-black', 2],
    ['drink=coffee-black&method=method-chemex', 3],
    ['drink=tea', 1],
    ['method=method-chemex&taste=taste-classic', 1],
    ['drink=coffee-black&taste=taste-classic', 2],
    ['drink=coffee-black&method=taste-classic', 2],
    ['drink=__proto__&method=constructor', 1],
  ])('%j is at question %i', (query, number) => {
    expect(quizStep(parse(query))).toMatchObject({at: 'question', number, question: QUIZ[number - 1]});
  });

  it('is at the match with three answers, whatever their order', () => {
    expect(quizStep(parse('taste=taste-classic&drink=coffee-black&method=method-chemex'))).toEqual({at: 'match'});
  });

  it('keeps its state in the address', () => {
    const answers = withAnswer(withAnswer([], 'drink', 'coffee-decaf'), 'method', 'method-pour-over');
    expect(answersQuery(answers)).toBe('?drink=coffee-decaf&method=method-pour-over');
    expect(parse(answersQuery(answers))).toEqual(answers);
  });

  it('returns to the previous question, and from the first one to the start', () => {
    expect(answersQuery(withoutLast(parse('drink=coffee-decaf&method=method-pour-over')))).toBe('?drink=coffee-decaf');
    expect(answersQuery(withoutLast(parse('drink=coffee-decaf')))).toBe('');
    expect(withoutLast([])).toEqual([]);
  });
});
