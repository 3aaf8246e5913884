import {build} from 'esbuild';
import {Miniflare} from 'miniflare';
import type {AccountsEnv} from '../../../emulator/accounts/env';
import type {Message} from '../../../emulator/mail/message';
import {browser} from './browser';
import type {Browser} from './browser';

export const ORIGIN = 'http://accounts.test';
export const SHOP = 'http://shop.test';
export const CLIENT_ID = 'shp_test-client';
export const REDIRECT_URI = `${SHOP}/account/authorize`;
export const LOGOUT_URI = `${SHOP}/en`;
export const SHOP_ID = '70000001';
export const STOREFRONT_TOKEN = 'public-token';

/** The emulated customer accounts in workerd. */
export type RunningAccounts = {
  /** `fetch`, at the moved clock. */
  readonly fetch: typeof fetch;
  /** Moves the clock of all requests that follow, from the machine's own. */
  readonly moveClock: (seconds: number) => void;
  /** A browser without scripts and with its own cookies. */
  readonly browser: () => Browser;
  /** The latest mail to an address. */
  readonly mailTo: (email: string) => Promise<Message>;
  readonly env: () => Promise<Pick<AccountsEnv, 'MAIL' | 'CUSTOMERS'>>;
  readonly stop: () => Promise<void>;
};

const OBJECTS = {
  CUSTOMERS: 'CustomerObject',
  CUSTOMER_DIRECTORY: 'CustomerDirectoryObject',
  LOGINS: 'LoginObject',
  SESSIONS: 'SessionObject',
  SIGNING_KEYS: 'SigningKeyObject',
  ORDER_BOOKS: 'OrderBookObject',
  ORDERS: 'OrderObject',
  MAIL: 'MailObject',
  CARTS: 'CartObject',
  STOCK: 'StockObject',
  GIFT_CARDS: 'GiftCardObject',
  DISCOUNT_USAGE: 'DiscountUsageObject',
} as const;

/**
 * Bundles and starts the worker.
 *
 * @param persist a folder for its data; in memory unless set
 */
export async function startAccounts(persist: string | null = null): Promise<RunningAccounts> {
  const {outputFiles} = await build({
    entryPoints: ['emulator/accounts/testing/worker.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:workers'],
    minify: true,
  });
  const miniflare = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? '',
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {
      EMULATOR_ORIGIN: ORIGIN,
      SHOP_ORIGIN: SHOP,
      SHOP_ID,
      CUSTOMER_ACCOUNT_CLIENT_ID: CLIENT_ID,
      CUSTOMER_ACCOUNT_REDIRECT_URIS: '/account/authorize',
      CUSTOMER_ACCOUNT_LOGOUT_URIS: '/,/en',
      STOREFRONT_PUBLIC_TOKEN: STOREFRONT_TOKEN,
      STOREFRONT_PRIVATE_TOKEN: 'private-token',
      ORDER_TOKEN_SECRET: 'order-token-secret-of-32-characters',
    },
    durableObjects: Object.fromEntries(
      Object.entries(OBJECTS).map(([name, className]) => [name, {className, useSQLite: true}]),
    ),
    ...(persist === null ? {} : {durableObjectsPersist: persist}),
    cf: false,
    telemetry: {enabled: false},
  });
  await miniflare.ready;
  let offset = 0;
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await miniflare.dispatchFetch(request.url, {
      method: request.method,
      headers: [...request.headers, ['x-clock-offset-ms', String(offset)]],
      ...(request.body === null ? {} : {body: await request.text()}),
      redirect: 'manual',
    });
    const headers = new Headers([...response.headers]);
    const body = await response.text();
    return new Response([204, 302, 303].includes(response.status) ? null : body, {status: response.status, headers});
  };
  const env: RunningAccounts['env'] = () => miniflare.getBindings();
  return {
    fetch: send,
    moveClock: (seconds) => {
      offset = seconds * 1000;
    },
    browser: () => browser(send),
    mailTo: async (email) => {
      const outbox = (await env()).MAIL.getByName('outbox');
      const [message] = await outbox.list({to: email});
      if (message === undefined) throw new Error(`No mail was sent to ${email}`);
      return message;
    },
    env,
    stop: () => miniflare.dispose(),
  };
}
