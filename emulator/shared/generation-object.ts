import {DurableObject} from 'cloudflare:workers';
import {generationIn, inGeneration} from './generation';

const KEY = 'data-generation';

/** A Durable Object that asks others: those of its own generation. */
export abstract class GenerationObject<E extends object> extends DurableObject<E> {
  constructor(ctx: DurableObjectState, env: E) {
    super(ctx, inGeneration(env, generationOf(ctx)));
  }
}

/** An object that an alarm woke after a restart does not know its name: the generation is kept. */
function generationOf({id, storage}: DurableObjectState): number {
  const named = generationIn(id.name);
  if (named === null) return storage.kv.get<number>(KEY) ?? 0;
  storage.kv.put(KEY, named);
  return named;
}
