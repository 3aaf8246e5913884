import type {Plugin} from 'vite';

import {modulesOf} from '../../contract/worker-bundle';
import {durableObjectsOf, networkWorker, SERVICE_ORIGIN, workerConfigSchema} from '../../support/worker-config';

const EMULATOR = 'emulator';
const SERVICE = 'service';
const NETWORK = 'network';
const OBJECTS = 'objects';

/** The emulator passes requests to the service worker's host on, and breaks them on demand. */
const STEERED = {
  CMS_WEBHOOK_SECRET: '',
  SERVICE_ORIGIN,
  STEERED_HOST: '127.0.0.1:3002',
};

const COMPATIBILITY = {compatibilityDate: '2026-04-01', compatibilityFlags: ['nodejs_compat']};

/**
 * Options of the runtime in which the route tests run: the shop's bindings, beside it the emulator, which gets every request that
 * the shop sends out, and the service worker behind it. All data is in memory, and the control interface is open.
 * The shop's Durable Objects run in a worker of their own: in the pool's, each new object slows down every later call to its class.
 */
export async function routeTestRuntime() {
  const {unstable_readConfig: readConfig} = await import('wrangler');
  const configOf = (folder: string) =>
    workerConfigSchema.parse(readConfig({config: `${folder}/wrangler.toml`}, {hideWarnings: true}));
  const workerOf = async (name: string, bindings: Readonly<Record<string, string>>) => {
    const config = configOf(name);
    return {
      name,
      modules: await modulesOf(`${name}/index.ts`),
      ...COMPATIBILITY,
      bindings: {...config.vars, CONTROL_INTERFACE: 'on', ...bindings},
      durableObjects: durableObjectsOf(config),
    };
  };
  const durableObjects = durableObjectsOf(configOf('.'));
  return {
    main: './tests/worker/worker.ts',
    wrangler: {configPath: './wrangler.toml'},
    miniflare: {
      cf: false as const,
      // One test's fault must not open the circuit breaker for the next test.
      bindings: {ENVIRONMENT: 'test', BREAKER: 'off'},
      outboundService: EMULATOR,
      durableObjects: Object.fromEntries(
        Object.entries(durableObjects).map(([name, object]) => [name, {...object, scriptName: OBJECTS}]),
      ),
      workers: [
        {name: OBJECTS, modules: await modulesOf('tests/worker/worker.ts'), ...COMPATIBILITY, durableObjects},
        {...(await workerOf(EMULATOR, STEERED)), outboundService: NETWORK},
        {...(await workerOf(SERVICE, {})), outboundService: EMULATOR},
        networkWorker(NETWORK, SERVICE),
      ],
    },
  };
}

const REACT_DOM = '\0react-dom';

/** Leaves out what only rendering needs: the styles, and React's half for browsers, which the built worker lacks too. */
export const withoutRendering: Plugin = {
  name: 'lichtung:without-rendering',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-dom' ? REACT_DOM : null),
  load(id) {
    if (id === REACT_DOM) return 'export const flushSync = (act) => act();';
    return id.endsWith('.css.ts') ? 'export {};' : null;
  },
};
