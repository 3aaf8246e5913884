import {modulesOf} from '../worker-bundle';
import {sharedByFiles, startOwnRuntime} from '../runtimes';

export const APPLICATION_ID = 'TESTSEARCH';
export const API_KEY = 'test-search-only-api-key';
export const ADMIN_KEY = 'test-search-admin-api-key';

export type RunningSearch = {
  /** Where it answers, such as `127.0.0.1:4123`. */
  readonly host: string;
  readonly pid: number;
  readonly setStock: (variantNumber: number, quantity: number) => Promise<void>;
  readonly isAlive: () => boolean;
  readonly stop: () => Promise<void>;
};

/** What a file has that did not start it. */
export type BorrowedSearch = Omit<RunningSearch, 'stop'>;

/** Returns the service in a runtime that the test files of a process share. Only for files that leave its records and stock as they are. */
export const borrowSearch: () => Promise<BorrowedSearch> = sharedByFiles(() => startSearch());

/**
 * Returns what the official clients are made with for the service at `host`. By themselves they give up a connection after
 * 1 s, which the first answer may take on a busy machine.
 */
export function clientOptions(host: string) {
  return {
    hosts: [{url: host, accept: 'readWrite', protocol: 'http'} as const],
    timeouts: {connect: 10_000, read: 10_000, write: 10_000},
  };
}

type Stock = {
  getByName(name: string): {set(variantNumber: number, quantity: number): Promise<void>};
};

/** Runs the search service in workerd, on a port of its own. */
export async function startSearch(): Promise<RunningSearch> {
  const runtime = await startOwnRuntime({
    modules: await modulesOf('emulator/search/testing/worker.ts'),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {
      EMULATOR_ORIGIN: 'https://shop.example',
      SEARCH_APPLICATION_ID: APPLICATION_ID,
      SEARCH_API_KEY: API_KEY,
      SEARCH_ADMIN_KEY: ADMIN_KEY,
    },
    durableObjects: {
      STOCK: {className: 'StockObject', useSQLite: true},
      SEARCH_ACCOUNT: {className: 'SearchAccountObject', useSQLite: true},
    },
    cf: false,
    telemetry: {enabled: false},
  });
  const {host} = await runtime.ready;
  return {
    host,
    pid: runtime.pid,
    isAlive: runtime.isAlive,
    setStock: async (variantNumber, quantity) => {
      const {STOCK} = await runtime.getBindings<{STOCK: Stock}>();
      await STOCK.getByName('shop').set(variantNumber, quantity);
    },
    stop: runtime.stop,
  };
}
