import type {TestProject} from 'vitest/node';

import {startShop} from './shop-process';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The shop's origin during contract tests. */
    shopOrigin: string;
    /** The emulator's origin during contract tests; its control interface is open. */
    emulatorOrigin: string;
  }
}

/** Runs the built shop and emulator for the contract tests: `inject('emulatorOrigin')` says where. */
export default async function setup(project: TestProject) {
  const running = await startShop();
  project.provide('shopOrigin', running.shop);
  project.provide('emulatorOrigin', running.emulator);
  return running.stop;
}
