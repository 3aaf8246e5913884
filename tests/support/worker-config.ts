import * as z from 'zod';

/** What tests need of a worker's wrangler file. */
export const workerConfigSchema = z.object({
  vars: z.record(z.string(), z.string()),
  durable_objects: z.object({bindings: z.array(z.object({name: z.string(), class_name: z.string()}))}),
});

/** What tests need of a worker's wrangler file. */
export type WorkerConfig = z.infer<typeof workerConfigSchema>;

/** Returns Miniflare's options for the Durable Objects of a worker. */
export function durableObjectsOf({durable_objects: objects}: WorkerConfig) {
  return Object.fromEntries(
    objects.bindings.map(({name, class_name: className}) => [name, {className, useSQLite: true}]),
  );
}

/** Where the emulator believes the service worker. */
export const SERVICE_ORIGIN = 'http://service.test';

const NETWORK_SCRIPT = `export default {
  fetch: (request, env) =>
    new URL(request.url).origin === '${SERVICE_ORIGIN}' ? env.SERVICE.fetch(request) : new Response(null, {status: 502}),
};`;

/** Returns the worker that answers what the emulator sends out: the service worker of that name at its origin, nobody at any other. */
export function networkWorker(name: string, service: string) {
  return {
    name,
    modules: [{type: 'ESModule' as const, path: 'network.mjs', contents: NETWORK_SCRIPT}],
    serviceBindings: {SERVICE: service},
  };
}
