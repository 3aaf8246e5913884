import * as z from 'zod';
import {emulatorOptions} from '../emulator-options';
import {sharedByFiles, startOwnRuntime} from '../runtimes';
import {browser} from './browser';
import type {Browser} from './browser';

export const ORIGIN = 'https://accounts.test';
export const SHOP = 'https://shop.test';
export const CLIENT_ID = 'shp_test-client';
export const REDIRECT_URI = `${SHOP}/account/authorize`;
export const LOGOUT_URI = `${SHOP}/en`;
export const SHOP_ID = '70000001';
export const STOREFRONT_TOKEN = 'public-token';

const outboxSchema = z.object({messages: z.array(z.object({subject: z.string(), text: z.string()}))});

/** The emulated services in workerd, as seen by a client of the customer accounts. */
export type RunningAccounts = {
  /** `fetch` that reaches the worker alone and follows no redirect. */
  readonly fetch: typeof fetch;
  /** Moves the clock of all requests that follow, from the machine's own. */
  readonly moveClock: (seconds: number) => Promise<void>;
  /** A browser without scripts and with its own cookies. */
  readonly browser: () => Browser;
  /** The latest mail to an address. */
  readonly mailTo: (email: string) => Promise<{readonly subject: string; readonly text: string}>;
  readonly isAlive: () => boolean;
  readonly stop: () => Promise<void>;
};

/** What a file has that did not start them. */
export type BorrowedAccounts = Omit<RunningAccounts, 'stop'>;

const shared = sharedByFiles(() => startAccounts());

/** Returns the services as new, in a runtime that the test files of a process share. */
export async function borrowAccounts(): Promise<BorrowedAccounts> {
  const accounts = await shared();
  const {status} = await accounts.fetch(`${ORIGIN}/control/reset`, {method: 'POST'});
  if (status !== 200) throw new Error('The services were not reset');
  return accounts;
}

/**
 * Starts the worker.
 *
 * @param persist a folder for its data; in memory unless set
 */
export async function startAccounts(persist: string | null = null): Promise<RunningAccounts> {
  const bindings = {
    EMULATOR_ORIGIN: ORIGIN,
    SHOP_ORIGIN: SHOP,
    SHOP_ID,
    CUSTOMER_ACCOUNT_CLIENT_ID: CLIENT_ID,
    CUSTOMER_ACCOUNT_REDIRECT_URIS: '/account/authorize',
    CUSTOMER_ACCOUNT_LOGOUT_URIS: '/,/en',
    CUSTOMER_ACCOUNT_JAVASCRIPT_ORIGINS: '/',
    STOREFRONT_PUBLIC_TOKEN: STOREFRONT_TOKEN,
  };
  const runtime = await startOwnRuntime(await emulatorOptions(bindings, persist));
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await runtime.dispatchFetch(request.url, {
      method: request.method,
      headers: [...request.headers],
      ...(request.body === null ? {} : {body: await request.text()}),
      redirect: 'manual',
    });
    const headers = new Headers([...response.headers]);
    const body = await response.text();
    return new Response([204, 302, 303].includes(response.status) ? null : body, {status: response.status, headers});
  };
  return {
    fetch: send,
    moveClock: async (seconds) => {
      await send(`${ORIGIN}/control/clock`, {method: 'POST', body: JSON.stringify({offsetMs: seconds * 1000})});
    },
    browser: () => browser(send),
    mailTo: async (email) => {
      const response = await send(`${ORIGIN}/mail/messages?${new URLSearchParams({to: email}).toString()}`);
      const [message] = outboxSchema.parse(await response.json()).messages;
      if (message === undefined) throw new Error(`No mail was sent to ${email}`);
      return message;
    },
    isAlive: runtime.isAlive,
    stop: runtime.stop,
  };
}
