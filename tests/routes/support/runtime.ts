import type {Plugin} from 'vite';
import * as z from 'zod';

import {modulesOf} from '../../contract/emulator-bundle';

const configSchema = z.object({
  vars: z.record(z.string(), z.string()),
  durable_objects: z.object({bindings: z.array(z.object({name: z.string(), class_name: z.string()}))}),
});

/**
 * Options of the runtime in which the route tests run: the shop's bindings, and beside it the emulator, which gets every
 * request that the shop sends out. All data is in memory, and the control interface is open.
 */
export async function routeTestRuntime() {
  const {unstable_readConfig: readConfig} = await import('wrangler');
  const {vars, durable_objects: objects} = configSchema.parse(
    readConfig({config: 'emulator/wrangler.toml'}, {hideWarnings: true}),
  );
  const emulator = {
    name: 'emulator',
    modules: await modulesOf('emulator/index.ts'),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    // No shop listens for webhooks.
    bindings: {...vars, CONTROL_INTERFACE: 'on', CMS_WEBHOOK_SECRET: '', PLATFORM_WEBHOOK_SECRET: ''},
    durableObjects: Object.fromEntries(
      objects.bindings.map(({name, class_name: className}) => [name, {className, useSQLite: true}]),
    ),
  };
  return {
    main: './tests/worker/worker.ts',
    wrangler: {configPath: './wrangler.toml'},
    miniflare: {
      cf: false as const,
      // One test's fault must not open the circuit breaker for the next test.
      bindings: {ENVIRONMENT: 'test', BREAKER: 'off'},
      outboundService: emulator.name,
      workers: [emulator],
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
