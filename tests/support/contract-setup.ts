import type {TestProject} from 'vitest/node';
import * as z from 'zod';

import {startShop} from './shop-process';

const configSchema = z.object({
  vars: z.record(z.string(), z.string()),
  durable_objects: z.object({bindings: z.array(z.object({name: z.string(), class_name: z.string()}))}),
});

/** The variables of the emulator's wrangler file that tests need. */
export type EmulatorConfig = z.infer<typeof configSchema>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** The shop's origin during contract tests. */
    shopOrigin: string;
    /** The data folder of both. */
    shopDataDir: string;
    /** The emulator's origin during contract tests; its control interface is open. */
    emulatorOrigin: string;
    /** Read once for all test files. */
    emulatorConfig: EmulatorConfig;
  }
}

/** Runs the built shop and emulator for the contract tests: `inject('emulatorOrigin')` says where. */
export default async function setup(project: TestProject) {
  // In parallel, because loading Wrangler takes a second.
  const [running, {unstable_readConfig: readConfig}] = await Promise.all([startShop(), import('wrangler')]);
  project.provide('shopOrigin', running.shop);
  project.provide('emulatorOrigin', running.emulator);
  project.provide('shopDataDir', running.dataDir);
  project.provide(
    'emulatorConfig',
    configSchema.parse(readConfig({config: 'emulator/wrangler.toml'}, {hideWarnings: true})),
  );
  return running.stop;
}
