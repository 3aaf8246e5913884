import {vitePlugin as remix} from '@remix-run/dev';
import {vanillaExtractPlugin} from '@vanilla-extract/vite-plugin';
import {defineConfig} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

import remixOptions from './remix.config.js';
import {browserValues} from './scripts/vite/browser-values';
import {chunks} from './scripts/vite/chunks';
import {keptMail} from './scripts/vite/kept-mail';
import {KEPT_COMMENTS, licences} from './scripts/vite/licences';
import {localisedMenus, merchantFiles} from './scripts/vite/merchant-files';
import {documentStyles, shortNames, styleSheets} from './scripts/vite/styles';
import {unusedParts} from './scripts/vite/unused/plugin';
import {noDomInTheWorker, runtimeModules, workerEntry} from './scripts/vite/worker';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Package conditions under which libraries resolve to the builds made for workers. */
const workerConditions = ['workerd', 'worker', 'browser', 'module', 'import', 'default', 'production'];

/** Packages of the worker that are CommonJS, or bring such with them. */
const commonJsPackages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/server',
  '@remix-run/server-runtime',
  '@remix-run/react',
  '@shopify/remix-oxygen',
];

export default defineConfig(({command, mode}) => {
  const production = command === 'build' && mode !== 'development';
  // scripts/build.mjs names the build by its inputs. Without it every build has a name of its own, so that no
  // cached document survives it. Remix evaluates this file several times for one build, hence the variable.
  process.env['BUILD_ID'] ??= Date.now().toString(36);

  return {
    plugins: [
      remix(remixOptions),
      workerEntry,
      noDomInTheWorker,
      browserValues,
      unusedParts,
      merchantFiles,
      localisedMenus,
      keptMail,
      chunks,
      licences,
      documentStyles,
      styleSheets,
      vanillaExtractPlugin(production ? {identifiers: shortNames()} : {}),
      tsconfigPaths({projects: ['./tsconfig.json']}),
    ],
    define: {
      // While developing it is a global of the worker, which changes with the code.
      ...(command === 'build' && {__BUILD_ID__: JSON.stringify(process.env['BUILD_ID'])}),
      'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
    },
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: {conditions: workerConditions, externalConditions: workerConditions},
      // While developing, CommonJS packages must be bundled before the worker can load them.
      optimizeDeps: {include: commonJsPackages},
    },
    environments: {ssr: {resolve: {builtins: runtimeModules}}},
    build: {
      assetsInlineLimit: 0,
      target: 'es2022',
      // Of the lowest browsers that read all styles: they know layers (docs/decisions/254-lowest-browsers.md).
      cssTarget: ['safari15.4', 'ios15.4', 'chrome99', 'firefox97'],
      reportCompressedSize: false,
      // A twentieth smaller than by esbuild (docs/decisions/097-missed-performance-budgets.md).
      minify: 'terser',
      terserOptions: {ecma: 2020, compress: {passes: 2}, format: {comments: KEPT_COMMENTS}},
      // For the error reporting alone (scripts/lib/source-maps.mjs); public/.assetsignore keeps them off the shop.
      sourcemap: process.env['SOURCE_MAPS'] === 'hidden' ? 'hidden' : false,
    },
  };
});
