import type {AddressInfo} from 'node:net';
import {createServer} from 'node:http';
import {createClient} from '@sanity/client';
import type {ClientConfig, SanityClient} from '@sanity/client';
import {Response as WorkerResponse} from 'miniflare';
import type {Request as WorkerRequest} from 'miniflare';
import {modulesOf} from '../worker-bundle';
import {startOwnRuntime} from '../runtimes';

const PROJECT = 'lichtung';
const DATASET = 'production';
export const TOKEN = 'editor-token';
export const SECRET = 'webhook-secret';

/** A webhook that arrived at the shop. */
export type Hook = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly path: string;
  readonly body: string;
  /** When it came, in milliseconds since any moment. */
  readonly at: number;
};

/** The emulated CMS in workerd, and a shop that notes its webhooks. */
export type RunningCms = {
  readonly origin: string;
  readonly client: (config?: Partial<ClientConfig>) => SanityClient;
  readonly hooks: readonly Hook[];
  /** What the shop answers to the next webhooks, in turn; 200 when used up. */
  readonly hookStatuses: number[];
  readonly stop: () => Promise<void>;
};

/**
 * Starts the worker of the tests.
 *
 * @param secret signs webhooks; none are sent where it is empty
 * @param persist a folder for its data; in memory unless set
 */
export async function startCms(secret = SECRET, persist: string | null = null): Promise<RunningCms> {
  const shop = await startShop();
  const runtime = await startOwnRuntime({
    modules: await modulesOf('emulator/cms/testing/worker.ts'),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {
      CMS_PROJECT_ID: PROJECT,
      CMS_DATASET: DATASET,
      CMS_TOKEN: TOKEN,
      CMS_WEBHOOK_SECRET: secret,
      EMULATOR_ORIGIN: 'http://emulator.test',
      SHOP_ORIGIN: shop.origin,
    },
    serviceBindings: {PICTURES: (request: WorkerRequest) => new WorkerResponse(new URL(request.url).pathname)},
    durableObjects: {CMS: {className: 'ImpatientCmsObject', useSQLite: true}},
    ...(persist === null ? {} : {durableObjectsPersist: persist}),
    cf: false,
    telemetry: {enabled: false},
    host: '127.0.0.1',
    port: 0,
  });
  const {origin} = await runtime.ready;
  return {
    origin,
    client: (config = {}) => createClient({...configOf(origin), ...config}),
    hooks: shop.hooks,
    hookStatuses: shop.hookStatuses,
    stop: async () => {
      await runtime.stop();
      shop.stop();
    },
  };
}

/** How the client is pointed at another host than its maker's. */
function configOf(origin: string) {
  return {
    projectId: PROJECT,
    dataset: DATASET,
    apiVersion: '2025-02-19',
    apiHost: origin,
    useProjectHostname: false,
    useCdn: false,
  };
}

async function startShop() {
  const hooks: Hook[] = [];
  const hookStatuses: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      hooks.push({headers: request.headers, path: request.url ?? '', body, at: performance.now()});
      response.writeHead(hookStatuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The shop of the tests has no port');
  return {origin: `http://127.0.0.1:${address.port}`, hooks, hookStatuses, stop: () => server.close()};
}
