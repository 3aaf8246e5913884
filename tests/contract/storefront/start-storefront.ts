import * as z from 'zod';
import type {StorefrontEnv} from '../../../emulator/storefront/env';
import {modulesOf} from '../worker-bundle';
import {sharedByFiles, startOwnRuntime} from '../runtimes';

export const PUBLIC_TOKEN = 'public-token';
export const PRIVATE_TOKEN = 'private-token';
export const ORIGIN = 'http://emulator.test';

const reply = z.looseObject({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.looseObject({message: z.string()})).optional(),
});

type Reply = z.output<typeof reply>;

/** The emulated Storefront API in workerd, on the fixture shop. */
export type RunningStorefront = {
  /** Sends any request to the worker. */
  readonly send: (
    path: string,
    init: {method: string; headers?: Record<string, string>; body?: string},
  ) => Promise<Answer>;
  /** Runs an operation with the public token. */
  readonly run: (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<Reply>;
  readonly env: () => Promise<Pick<StorefrontEnv, 'CARTS' | 'STOCK' | 'GIFT_CARDS' | 'DISCOUNT_USAGE'>>;
  readonly isAlive: () => boolean;
  readonly stop: () => Promise<void>;
};

/** What a file has that did not start it. */
export type BorrowedStorefront = Omit<RunningStorefront, 'stop'>;

/** Returns the API in a runtime that the test files of a process share. Only for files that change nothing but carts of their own. */
export const borrowStorefront: () => Promise<BorrowedStorefront> = sharedByFiles(() => startStorefront());

export type Answer = {readonly status: number; readonly headers: Headers; readonly text: string};

/**
 * Starts the fixture worker.
 *
 * @param bindings overrides of its configuration, such as `CLOCK_OFFSET_MS`
 * @param persist a folder for its data; in memory unless set
 */
export async function startStorefront(
  bindings: Readonly<Record<string, string>> = {},
  persist: string | null = null,
): Promise<RunningStorefront> {
  const runtime = await startOwnRuntime({
    modules: await modulesOf('emulator/storefront/testing/worker.ts'),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {
      STOREFRONT_PUBLIC_TOKEN: PUBLIC_TOKEN,
      STOREFRONT_PRIVATE_TOKEN: PRIVATE_TOKEN,
      EMULATOR_ORIGIN: ORIGIN,
      ...bindings,
    },
    durableObjects: {
      CARTS: {className: 'CartObject', useSQLite: true},
      METAFIELDS: {className: 'MetafieldObject', useSQLite: true},
      STOCK: {className: 'StockObject', useSQLite: true},
      GIFT_CARDS: {className: 'GiftCardObject', useSQLite: true},
      DISCOUNT_USAGE: {className: 'DiscountUsageObject', useSQLite: true},
      ISSUED_CODES: {className: 'IssuedCodeObject', useSQLite: true},
    },
    ...(persist === null ? {} : {durableObjectsPersist: persist}),
    cf: false,
    telemetry: {enabled: false},
  });
  const send: RunningStorefront['send'] = async (path, init) => {
    const response = await runtime.dispatchFetch(ORIGIN + path, init);
    return {status: response.status, headers: new Headers([...response.headers]), text: await response.text()};
  };
  return {
    send,
    run: async (query, variables = {}) => {
      const headers = {'content-type': 'application/json', 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN};
      const body = JSON.stringify({query, variables});
      const {text} = await send('/api/2026-04/graphql.json', {method: 'POST', headers, body});
      return reply.parse(JSON.parse(text));
    },
    env: () => runtime.getBindings(),
    isAlive: runtime.isAlive,
    stop: runtime.stop,
  };
}
