import type {TestProject} from 'vitest/node';

import {startShop} from './shop-process';
import {workerConfigSchema, type WorkerConfig} from './worker-config';

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
  const read = (config: string) => workerConfigSchema.parse(readConfig({config}, {hideWarnings: true}));
  project.provide('emulatorConfig', read('emulator/wrangler.toml'));
  project.provide('serviceConfig', read('service/wrangler.toml'));
  return running.stop;
}
