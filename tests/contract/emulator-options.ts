import {inject} from 'vitest';
import {Response as WorkerResponse} from 'miniflare';
import type {Request as WorkerRequest} from 'miniflare';
import {durableObjectsOf, networkWorker, SERVICE_ORIGIN, type WorkerConfig} from '../support/worker-config';
import {modulesOf} from './worker-bundle';

const SERVICE = 'service';
const NETWORK = 'network';

type Bindings = Readonly<Record<string, string>>;

/**
 * Miniflare's options for the whole emulator, as its wrangler file has it and with control open.
 *
 * @param bindings overrides of its configuration
 * @param persist a folder for its data; in memory unless set
 * @param entry of a worker around it
 */
export async function emulatorOptions(bindings: Bindings, persist: string | null, entry = 'emulator/index.ts') {
  return {
    ...(await workerOf(inject('emulatorConfig'), entry, {SERVICE_ORIGIN: '', ...bindings})),
    // The drawn pictures are not at hand: each is its own name.
    serviceBindings: {PICTURES: ({url}: WorkerRequest) => new WorkerResponse(new URL(url).pathname)},
    ...(persist === null ? {} : {durableObjectsPersist: persist}),
    cf: false as const,
    telemetry: {enabled: false},
  };
}

/**
 * The same with the service worker beside it: each reaches the other as over the network, and nobody else.
 *
 * @param bindings overrides of the configuration of both
 */
export async function withService(bindings: Bindings, persist: string | null, entry = 'emulator/index.ts') {
  const steered = {SERVICE_ORIGIN, STEERED_HOST: '127.0.0.1:3002', ...bindings};
  const {serviceBindings, cf, telemetry, ...rest} = await emulatorOptions(steered, persist, entry);
  const {durableObjectsPersist, ...emulator} = {durableObjectsPersist: undefined, ...rest};
  const service = await workerOf(inject('serviceConfig'), 'service/index.ts', bindings);
  return {
    cf,
    telemetry,
    ...(durableObjectsPersist === undefined ? {} : {durableObjectsPersist}),
    workers: [
      {
        ...emulator,
        name: 'emulator',
        serviceBindings,
        outboundService: NETWORK,
        unsafeDirectSockets: [{host: '127.0.0.1', port: 0}],
      },
      {...service, name: SERVICE, outboundService: 'emulator'},
      networkWorker(NETWORK, SERVICE),
    ],
  };
}

async function workerOf(config: WorkerConfig, entry: string, bindings: Bindings) {
  return {
    modules: await modulesOf(entry),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {...config.vars, CONTROL_INTERFACE: 'on', ...bindings},
    durableObjects: durableObjectsOf(config),
  };
}
