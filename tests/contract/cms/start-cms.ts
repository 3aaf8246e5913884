import {createClient} from '@sanity/client';
import type {ClientConfig, SanityClient} from '@sanity/client';
import {Response as WorkerResponse} from 'miniflare';
import type {Request as WorkerRequest} from 'miniflare';
import {startHookReceiver} from '../hook-receiver';
import type {HookReceiver} from '../hook-receiver';
import {modulesOf} from '../worker-bundle';
import {startOwnRuntime} from '../runtimes';

const PROJECT = 'lichtung';
const DATASET = 'production';
export const TOKEN = 'editor-token';
export const SECRET = 'webhook-secret';

/** The emulated CMS in workerd, and a shop that notes its webhooks. */
export type RunningCms = Pick<HookReceiver, 'hooks' | 'hookStatuses'> & {
  readonly origin: string;
  readonly client: (config?: Partial<ClientConfig>) => SanityClient;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the worker of the tests.
 *
 * @param secret signs webhooks; none are sent where it is empty
 * @param persist a folder for its data; in memory unless set
 */
export async function startCms(secret = SECRET, persist: string | null = null): Promise<RunningCms> {
  const shop = await startHookReceiver();
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
