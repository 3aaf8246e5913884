import {inject} from 'vitest';
import {Response as WorkerResponse} from 'miniflare';
import type {Request as WorkerRequest} from 'miniflare';
import {modulesOf} from './emulator-bundle';

/**
 * Miniflare's options for the whole emulator, as its wrangler file has it and with control open.
 *
 * @param bindings overrides of its configuration
 * @param persist a folder for its data; in memory unless set
 * @param entry of a worker around it
 */
export async function emulatorOptions(
  bindings: Readonly<Record<string, string>>,
  persist: string | null,
  entry = 'emulator/index.ts',
) {
  const {vars, durable_objects: objects} = inject('emulatorConfig');
  return {
    modules: await modulesOf(entry),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {...vars, CONTROL_INTERFACE: 'on', ...bindings},
    durableObjects: Object.fromEntries(
      objects.bindings.map(({name, class_name: className}) => [name, {className, useSQLite: true}]),
    ),
    // The drawn pictures are not at hand: each is its own name.
    serviceBindings: {PICTURES: ({url}: WorkerRequest) => new WorkerResponse(new URL(url).pathname)},
    ...(persist === null ? {} : {durableObjectsPersist: persist}),
    cf: false as const,
    telemetry: {enabled: false},
  };
}
