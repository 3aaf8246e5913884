import {expect, test} from 'vitest';

import {AnswerCache} from './answer-cache';

/** A cache, and the answers that were made for it. */
function counted(maxCharacters?: number) {
  const cache = new AnswerCache<{text: string; isCacheable: boolean}>(maxCharacters);
  const made: string[] = [];
  const ask = (text: string, state: readonly unknown[], isCacheable = true) =>
    cache.answer(text, state, async () => {
      made.push(text);
      return {text, isCacheable};
    });
  return {ask, made};
}

test('an answer is made once while the data is the same', async () => {
  const {ask, made} = counted();
  const goods = {};
  expect(await ask('coffee', [goods, 1])).toEqual({text: 'coffee', isCacheable: true});
  expect(await ask('coffee', [goods, 1])).toEqual({text: 'coffee', isCacheable: true});
  expect(made).toEqual(['coffee']);
});

test.each([
  {of: 'a number', state: [1, 2]},
  {of: 'an object', state: [{}, 1]},
])('it is made again when $of of the data is another', async ({state}) => {
  const {ask, made} = counted();
  await ask('coffee', [1, 1]);
  await ask('coffee', state);
  await ask('coffee', state);
  expect(made).toEqual(['coffee', 'coffee']);
});

test('an answer that is not cacheable is made each time', async () => {
  const {ask, made} = counted();
  await ask('cart', [1], false);
  await ask('cart', [1], false);
  expect(made).toEqual(['cart', 'cart']);
});

test('the oldest are forgotten beyond the limit', async () => {
  const {ask, made} = counted('coffee gear'.length - 1);
  await ask('coffee', [1]);
  await ask('gear', [1]);
  await ask('tea', [1]);
  await ask('gear', [1]);
  expect(made).toEqual(['coffee', 'gear', 'tea']);
  await ask('coffee', [1]);
  expect(made).toEqual(['coffee', 'gear', 'tea', 'coffee']);
});
