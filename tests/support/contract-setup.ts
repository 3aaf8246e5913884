import type {TestProject} from 'vitest/node';
import * as z from 'zod';

import {startShop} from './shop-process';

const configSchema = z.object({
  vars: z.record(z.string(), z.string()),
  durable_objects: z.object({bindings: z.array(z.object({name: z.string(), class_name: z.string()}))}),
});

/** What tests need of a worker's wrangler file. */
export type WorkerConfig = z.infer<typeof configSchema>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** The shop's origin during contract tests. */
    shopOrigin: string;
    /** The data folder of all. */
    shopDataDir: string;
    /** The emulator's origin during contract tests; its control interface is open. */
    emulatorOrigin: string;
    /** The service worker's origin during contract tests. */
    serviceOrigin: string;
    /** Read once for all test files. */
    emulatorConfig: WorkerConfig;
    serviceConfig: WorkerConfig;
  }
}

/** Runs the built shop, service worker and emulator for the contract tests: `inject('emulatorOrigin')` says where. */
export default async function setup(project: TestProject) {
  // In parallel, because loading Wrangler takes a second.
  const [running, {unstable_readConfig: readConfig}] = await Promise.all([startShop(), import('wrangler')]);
  project.provide('shopOrigin', running.shop);
  project.provide('emulatorOrigin', running.emulator);
  project.provide('serviceOrigin', running.service);
  project.provide('shopDataDir', running.dataDir);
  const read = (config: string) => configSchema.parse(readConfig({config}, {hideWarnings: true}));
  project.provide('emulatorConfig', read('emulator/wrangler.toml'));
  project.provide('serviceConfig', read('service/wrangler.toml'));
  return running.stop;
}
