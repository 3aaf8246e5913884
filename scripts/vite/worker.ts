import {resolve} from 'node:path';

import type {Plugin} from 'vite';

/** Modules that the runtime itself provides. */
export const runtimeModules = [/^node:/, /^cloudflare:/];

/**
 * Builds one file for the worker from server.ts. A plugin rather than plain settings, because the command
 * `remix vite:build` overrides those with Remix's own server entry.
 */
export const workerEntry: Plugin = {
  name: 'lichtung:worker-entry',
  config: (_config, {isSsrBuild}) =>
    isSsrBuild
      ? {
          build: {
            ssr: './server.ts',
            sourcemap: true,
            minify: true,
            rollupOptions: {
              external: runtimeModules,
              output: {inlineDynamicImports: true, entryFileNames: 'index.js'},
            },
          },
        }
      : {},
};

const NO_DOM = '\0virtual:no-dom';
const STRING_RENDERER = resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js');

/**
 * Keeps React's browser half and its streaming renderer out of the worker, because every kilobyte is parsed before the
 * first response. The router imports only `flushSync` of it, for client-side navigations.
 */
export const noDomInTheWorker: Plugin = {
  name: 'lichtung:no-dom-in-the-worker',
  enforce: 'pre',
  apply: (_config, {command, isSsrBuild}) => command === 'build' && isSsrBuild === true,
  resolveId: (id) => (id === 'react-dom' ? NO_DOM : id === 'react-dom/server' ? STRING_RENDERER : null),
  load: (id) => (id === NO_DOM ? 'export const flushSync = (act) => act();' : null),
};
