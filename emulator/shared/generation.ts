/**
 * The number of resets (`POST /control/reset`). Every generation has Durable Objects of its own: a reset takes no time, and what
 * still runs in an older generation changes nothing in the new one.
 */
export type GenerationEnv = {readonly DATA_GENERATION?: number};

const NAME = /^generation-(\d+)~/;
/** Objects that outlive every reset. */
const LASTING: readonly PropertyKey[] = ['CONTROL', 'SIGNING_KEYS'];

/**
 * Returns a worker's bindings, with the Durable Objects of one generation; those of the first one go by their plain
 * names.
 */
export function inGeneration<E extends object>(env: E, generation: number): E {
  if (generation === 0) return env;
  return new Proxy<E & GenerationEnv>(
    {...env, DATA_GENERATION: generation},
    {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        return isNamespace(value) && !LASTING.includes(name) ? namespaceIn(value, generation) : value;
      },
    },
  );
}

/** Returns the generation in the name of an object; `null` where it says nothing. */
export function generationIn(name: string | undefined): number | null {
  const written = NAME.exec(name ?? '')?.[1];
  return written === undefined ? null : Number(written);
}

type Namespace = Pick<DurableObjectNamespace, 'getByName'>;

function isNamespace(value: unknown): value is Namespace {
  return typeof value === 'object' && value !== null && 'idFromName' in value && 'getByName' in value;
}

function namespaceIn(namespace: Namespace, generation: number): Namespace {
  return new Proxy(namespace, {
    get: (target, method) => {
      if (method === 'getByName') return (name: string) => target.getByName(`generation-${generation}~${name}`);
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== 'function') return value;
      return (...args: readonly unknown[]): unknown => Reflect.apply(value, target, args);
    },
  });
}
