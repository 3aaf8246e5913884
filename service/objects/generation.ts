import {DurableObject} from 'cloudflare:workers';
import {SINGLETON_LOCATION} from '../../contracts/object-location';

/**
 * Tests reset all data by a new generation: each generation has Durable Objects of its own. Only with `CONTROL_INTERFACE=on` can a request
 * name a generation. Otherwise there is the first one alone, whose objects have plain names.
 */
export type GenerationEnv = {readonly DATA_GENERATION?: number};

const NAME = /^generation-(\d+)~/;
const KEY = 'data-generation';
/** The objects of which there is one have this name. */
const SINGLETON = 'shop';

type Namespace = Pick<DurableObjectNamespace, 'getByName'>;

/** Returns a worker's bindings, with the Durable Objects of one generation. Those of which there is one are made in Western Europe. */
export function inGeneration<E extends object>(env: E, generation: number): E {
  return new Proxy<E & GenerationEnv>(
    {...env, DATA_GENERATION: generation},
    {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        return isNamespace(value) ? namespaceIn(value, generation) : value;
      },
    },
  );
}

/** A Durable Object that calls other objects of its own generation. */
export abstract class GenerationObject<E extends object> extends DurableObject<E> {
  constructor(ctx: DurableObjectState, env: E) {
    super(ctx, inGeneration(env, generationOf(ctx)));
  }
}

/** Reads the generation in the object's name, else the stored one: an object that an alarm wakes after a restart does not know its name. */
function generationOf({id, storage}: DurableObjectState): number {
  const written = NAME.exec(id.name ?? '')?.[1];
  if (written === undefined) return storage.kv.get<number>(KEY) ?? 0;
  storage.kv.put(KEY, Number(written));
  return Number(written);
}

function isNamespace(value: unknown): value is Namespace {
  return typeof value === 'object' && value !== null && 'idFromName' in value && 'getByName' in value;
}

function namespaceIn(namespace: Namespace, generation: number): Namespace {
  return new Proxy(namespace, {
    get: (target, method) => {
      if (method === 'getByName') return (name: string) => objectIn(target, generation, name);
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== 'function') return value;
      return (...args: readonly unknown[]): unknown => Reflect.apply(value, target, args);
    },
  });
}

function objectIn(namespace: Namespace, generation: number, name: string) {
  const prefix = generation === 0 ? '' : `generation-${generation}~`;
  return namespace.getByName(prefix + name, name === SINGLETON ? SINGLETON_LOCATION : {});
}
