import {AnswerCache} from '../shared/answer-cache';
import type {StorefrontEnv} from './env';
import {ONLY} from './cart/load-pricing-world';
import {executeOperation} from './execute';
import type {StorefrontOperation} from './execute';
import {shop} from './shop';

const cache = new AnswerCache<{readonly text: string; readonly isCacheable: boolean}>();

/**
 * Answers an operation in JSON. A query that reads no cart is executed again only after goods, stock or written
 * metafields changed.
 */
export async function answerOperation(operation: StorefrontOperation, env: StorefrontEnv): Promise<string> {
  const {STOCK, METAFIELDS, DATA_GENERATION, DENIED} = env;
  const goods = shop();
  const revisions = [STOCK.getByName(ONLY).revision(), METAFIELDS.getByName(ONLY).revision()];
  const key = JSON.stringify([operation, DATA_GENERATION, DENIED]);
  const {text} = await cache.answer(key, [goods, ...(await Promise.all(revisions))], async () => {
    const {result, isCacheable} = await executeOperation(operation, env);
    return {text: JSON.stringify(result), isCacheable};
  });
  return text;
}
