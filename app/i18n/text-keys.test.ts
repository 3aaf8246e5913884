import {expectTypeOf, it} from 'vitest';

import type {TextKey, TextsOf, Translate} from './catalogue';
import type {topicTexts} from './use-translate';

type KeyOf<T extends (...values: never) => string> = Parameters<T>[0];
type CartTexts = ReturnType<typeof topicTexts<'cart'>>;
type CartKey = KeyOf<ReturnType<CartTexts['useTranslate']>>;

it('a topic knows its own texts and those that every page carries, and no others', () => {
  expectTypeOf<'cart:totals.title'>().toExtend<CartKey>();
  expectTypeOf<'common:close'>().toExtend<CartKey>();
  expectTypeOf<'details:reviewCount'>().toExtend<CartKey>();
  expectTypeOf<'quiz:title'>().not.toExtend<CartKey>();
  expectTypeOf<'details:matching.title'>().not.toExtend<CartKey>();
});

it('a topic’s page has to bring the topic’s texts', () => {
  type Brought = Parameters<CartTexts['TopicTexts']>[0]['texts'];
  expectTypeOf<TextsOf<'cart' | 'listing'>>().toExtend<Brought>();
  expectTypeOf<TextsOf<'listing'>>().not.toExtend<Brought>();
});

it('the worker knows all texts', () => {
  expectTypeOf<TextKey>().toExtend<KeyOf<Translate>>();
});
