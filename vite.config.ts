import {readdirSync, readFileSync} from 'node:fs';
import {basename, resolve} from 'node:path';

import {vitePlugin as remix} from '@remix-run/dev';
import {vanillaExtractPlugin} from '@vanilla-extract/vite-plugin';
import {defineConfig, type Plugin, type Rollup} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

import remixOptions from './remix.config.js';

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

/** Modules that the runtime itself provides. */
const runtimeModules = [/^node:/, /^cloudflare:/];

/**
 * Builds one file for the worker from server.ts. A plugin rather than plain settings, because the command
 * `remix vite:build` overrides those with Remix's own server entry.
 */
const workerEntry: Plugin = {
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
const REACT_SERVER = resolve('node_modules/react-dom/cjs/react-dom-server.browser.production.min.js');

/**
 * Keeps React's half for browsers out of the worker, and that of its server which only writes strings: every kilobyte is read before
 * the first answer. All that the router wants of it is `flushSync`, when somebody navigates.
 */
const noDomInTheWorker: Plugin = {
  name: 'lichtung:no-dom-in-the-worker',
  enforce: 'pre',
  apply: (_config, {command, isSsrBuild}) => command === 'build' && isSsrBuild === true,
  resolveId: (id) => (id === 'react-dom' ? NO_DOM : id === 'react-dom/server' ? REACT_SERVER : null),
  load: (id) => (id === NO_DOM ? 'export const flushSync = (act) => act();' : null),
};

/** What the frame around every page is made of and what topics share, but for what is fetched on demand. */
const SHARED_STYLES = [
  /\/app\/styles\//,
  /\/app\/ui\/(?!Dialog|Toast|Skeleton)/,
  /\/app\/views\/(cart\/(LineDetails|LineDonation|PerksBar)|errors\/|parts\/|shell\/(?!Minicart|AnnouncementBar|LanguageHint))/,
];

/** What stands in every document and only there: said again by a linked sheet, it would have the page laid out again. */
const DOCUMENT_STYLES = /\/app\/styles\/(base|fonts|reset|theme)\.css/;

type ManualChunkMeta = Rollup.ManualChunkMeta;

const DOCUMENT_SHEET = 'document';

/** Where what every page loads begins. */
const EVERY_PAGE = /\/app\/(entry\.client|root|routes\/(shell|language))\.tsx/;

/** The pages that choosing and buying goes back and forth between; what home alone has beside them is its own. */
const SHOP_PAGES = /\/app\/routes\/(listing|product)\.tsx/;

/** What belongs to no topic. */
const OF_NO_TOPIC = /\/app\/(ui|client|domain|config|i18n|styles|views\/parts)\/|\/node_modules\//;

/** The cart, as a page and in the corner of every other. */
const CARTS = {page: /\/app\/routes\/cart\.tsx/, corner: /\/app\/views\/shell\/Minicart\.tsx/};

/** What no topic has for itself alone to look at. */
const SHARED_VIEWS = /\/app\/(ui|views\/parts)\//;

/** The modules that the script of some pages needs before anything else of it can run, by their ids. */
function loadedBy(pages: RegExp, {getModuleIds, getModuleInfo}: ManualChunkMeta): ReadonlySet<string> {
  const found = new Set([...getModuleIds()].filter((id) => pages.test(id)));
  // A set that grows is gone through to its end.
  for (const id of found) getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
  return found;
}

/** A route's own file is a door to what its page is made of, and each needs one. */
const ROUTE_FILE = '?__remix-build-client-route';

/**
 * Few files: what every page loads is two, libraries and the shop's own code with its entry, what products are shown with is a third, and the texts of
 * both are one for each language. A file for each module that two pages share would be a line more in every document, and a request. Of styles there is one
 * sheet for all pages and one per topic: small ones compress badly, too (docs/decisions/020-styles-in-the-document.md).
 */
function chunkNames(): (id: string, meta: ManualChunkMeta) => string | undefined {
  let parts: ReturnType<typeof partsOf> | undefined;
  return (id, meta) => {
    // The names of its styles go with the script that writes them.
    if (id.endsWith('.css')) return sheetOf(id);
    if (id.endsWith(ROUTE_FILE)) return undefined;
    const {everyPage, shopPages, cart, texts} = (parts ??= partsOf(meta));
    // Helpers of the bundler itself, whose ids begin with a zero, belong to the libraries, which need nothing of ours.
    if (everyPage.has(id)) return id.startsWith('\0') || id.includes('/node_modules/') ? 'libraries' : 'frame';
    if (shopPages.has(id)) return OF_NO_TOPIC.test(id) ? 'shop' : undefined;
    if (cart.page.has(id) && (cart.corner.has(id) || SHARED_VIEWS.test(id))) return 'cart-parts';
    const language = (['de', 'en'] as const).find((each) => texts[each].has(id));
    return language && `frame-texts-${language}`;
  };
}

/** The style sheet that some styles belong to, where they are not their topic's. */
function sheetOf(id: string): string | undefined {
  if (DOCUMENT_STYLES.test(id)) return DOCUMENT_SHEET;
  return SHARED_STYLES.some((place) => place.test(id)) ? 'styles' : undefined;
}

const partsOf = (meta: ManualChunkMeta) => ({
  everyPage: loadedBy(EVERY_PAGE, meta),
  shopPages: loadedBy(SHOP_PAGES, meta),
  cart: {page: loadedBy(CARTS.page, meta), corner: loadedBy(CARTS.corner, meta)},
  texts: {de: loadedBy(/\/frame-texts-de\.ts/, meta), en: loadedBy(/\/frame-texts-en\.ts/, meta)},
});

const chunks: Plugin = {
  name: 'lichtung:chunks',
  config: (_config, {command, isSsrBuild}) =>
    command === 'build' && !isSsrBuild
      ? {build: {rollupOptions: {output: {manualChunks: chunkNames(), onlyExplicitManualChunks: true}}}}
      : {},
};

const styleFiles = readdirSync('app', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `app/${file.replaceAll('\\', '/')}`)
  .sort();

/**
 * Names of styles: two characters for the file and one or two for the style. They are in every document, once in its
 * styles and once for each element.
 */
function shortNames(): (style: {hash: string; filePath: string}) => string {
  const known = new Map<string, string[]>();
  return ({hash, filePath}) => {
    const file = styleFiles.indexOf(filePath);
    if (file === -1) return `_${hash}`;
    const styles = known.get(filePath) ?? [];
    known.set(filePath, styles);
    // In the order in which the file names them, which is the same in both builds.
    const style = styles.includes(hash) ? styles.indexOf(hash) : styles.push(hash) - 1;
    const letter = String.fromCharCode('a'.charCodeAt(0) + (file % 26));
    return `${letter}${Math.floor(file / 26).toString(36)}${style.toString(36)}`;
  };
}

const isDocumentSheet = (file: string): boolean => file.startsWith(`${DOCUMENT_SHEET}-`) && file.endsWith('.css');

/** Has no page link the styles that every document has. */
const documentStyles: Plugin = {
  name: 'lichtung:document-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      const linked = part.type === 'chunk' ? part.viteMetadata?.importedCss : undefined;
      linked?.forEach((file) => isDocumentSheet(basename(file)) && linked.delete(file));
    }
  },
};

const STYLE_SHEETS = '\0virtual:style-sheets';

/** The browser's style sheets, so that the worker can write a page's own into its document. */
const styleSheets: Plugin = {
  name: 'lichtung:style-sheets',
  resolveId: (id) => (`\0${id}` === STYLE_SHEETS ? STYLE_SHEETS : null),
  load(id) {
    if (id !== STYLE_SHEETS) return null;
    const built = this.meta.watchMode || !this.environment.config.isProduction ? [] : readBuiltStyles();
    const ofDocument = built.find(({file}) => isDocumentSheet(file))?.css ?? '';
    const byAddress = Object.fromEntries(built.map(({file, css}) => [`/assets/${file}`, css]));
    return `export const documentSheet = ${JSON.stringify(ofDocument)}; export const styleSheets = ${JSON.stringify(byAddress)};`;
  },
};

/** The browser's files are built before the worker's. */
function readBuiltStyles(): readonly {readonly file: string; readonly css: string}[] {
  return readdirSync('build/client/assets')
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({file, css: readFileSync(`build/client/assets/${file}`, 'utf8').trim()}));
}

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
      chunks,
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
      reportCompressedSize: false,
      // For the error reporting alone (scripts/lib/source-maps.mjs); public/.assetsignore keeps them off the shop.
      sourcemap: process.env['SOURCE_MAPS'] === 'hidden' ? 'hidden' : false,
    },
  };
});
