import {DurableObject, WorkerEntrypoint} from 'cloudflare:workers';

// Takes two costs from the pool that grow with a runtime's age (docs/decisions/105-test-schedule.md). Imported, so that it runs once:
// Vitest runs a setup file again before each test file.

/** What Vitest and the pool keep of their own in the runtime. */
declare const __vitest_mocker__: {
  readonly moduleRunner: {
    readonly vitestOptions: {readonly transport: {resolveId: (id: string, importer?: string) => Promise<unknown>}};
  };
};

const {transport} = __vitest_mocker__.moduleRunner.vitestOptions;
const {resolveId} = transport;
const resolved = new Map<string, unknown>();

// The pool imports the worker's entry anew for each call of an object, and each time Vitest asks its main process where that is.
transport.resolveId = async (id, importer) => {
  if (importer !== undefined) return resolveId(id, importer);
  const place = resolved.get(id) ?? (await resolveId(id));
  resolved.set(id, place);
  return place;
};

const {construct} = Reflect;
const prototypes = new WeakMap<NewableFunction, unknown>();

// The pool wraps the prototype of a class once more with each object and each request, and every call goes through all wraps: the
// first one is kept.
Object.assign(Reflect, {
  construct: (base: NewableFunction, args: readonly unknown[], wrapper: NewableFunction = base): unknown => {
    if (base === DurableObject || base === WorkerEntrypoint) {
      if (!prototypes.has(wrapper)) prototypes.set(wrapper, wrapper.prototype);
      wrapper.prototype = prototypes.get(wrapper);
    }
    return construct(base, args, wrapper);
  },
});
