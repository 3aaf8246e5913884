import type {Plugin, Rollup} from 'vite';

import {inEachLanguage, LANGUAGES} from '../../app/config/languages';
import {sheetOf} from './styles';

type ManualChunkMeta = Rollup.ManualChunkMeta;

/** The entries of what every page loads. */
const EVERY_PAGE = /\/app\/(entry\.client|root|routes\/(shell|language))\.tsx/;

/** The pages that shoppers switch between most. What only home needs gets its own file. */
const SHOP_PAGES = /\/app\/routes\/(listing|product)\.tsx/;

/** Pages of somebody's own: what they do not need of the shop's pages is a file of its own. */
const OWN_PAGES = /\/app\/routes\/(cart|subscription)\.tsx/;

/** Modules that belong to no topic. Of the contracts that browsers may have, only account pages run the working days. */
const OF_NO_TOPIC =
  /\/contracts\/(delivery-time|reduced-price)\.ts|\/app\/(ui|client|domain|config|pages|framework|i18n|styles|views\/parts)\/|\/node_modules\//;

/** The hooks of the topics' texts: a few bytes each, too few for a file of their own. */
const TOPIC_TEXTS = /\/app\/views\/[\w-]+\/texts\.ts/;

/** The cart, as a page and as the minicart of every other page. */
const CARTS = {page: /\/app\/routes\/cart\.tsx/, corner: /\/app\/views\/shell\/Minicart\.tsx/};

/** Views that several topics share. */
const SHARED_VIEWS = /\/app\/(ui|views\/parts)\//;

/** The modules that the script of some pages needs before anything else of it can run, by their ids. */
function loadedBy(pages: RegExp, meta: ManualChunkMeta): ReadonlySet<string> {
  return reachedFrom(
    [...meta.getModuleIds()].filter((id) => pages.test(id)),
    meta,
  );
}

function reachedFrom(ids: readonly string[], {getModuleInfo}: ManualChunkMeta): ReadonlySet<string> {
  const found = new Set(ids);
  // The loop also visits what it adds to the set.
  for (const id of found) getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
  return found;
}

/** Each route needs a file of its own, which imports the modules of its page. */
const ROUTE_FILE = '?__remix-build-client-route';

/** How many routes, and modules that are imported on demand, need each module, by its id. */
function numbersOfUsers(meta: ManualChunkMeta): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const isOnDemand = (id: string) => (meta.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  const users = [...meta.getModuleIds()].filter((id) => id.endsWith(ROUTE_FILE) || isOnDemand(id));
  for (const user of users) for (const id of reachedFrom([user], meta)) numbers.set(id, (numbers.get(id) ?? 0) + 1);
  return numbers;
}

/**
 * Makes few files, because each costs a request and a line in every document: two for every page (libraries; the
 * shop's entry and shell), two for product views, one of texts per language. There is one style sheet for all pages
 * and one per topic (docs/decisions/096-merged-chunks.md).
 */
function chunkNames(): (id: string, meta: ManualChunkMeta) => string | undefined {
  let parts: ReturnType<typeof partsOf> | undefined;
  return (id, meta) => {
    // Class names are in the script that uses them.
    if (id.endsWith('.css')) return sheetOf(id);
    if (id.endsWith(ROUTE_FILE)) return undefined;
    const {everyPage, shopPages, ownPages, cart, frames, users} = (parts ??= partsOf(meta));
    // The bundler's helpers (ids that begin with a zero) belong to the libraries, which import none of our files.
    if (TOPIC_TEXTS.test(id)) return 'frame';
    if (everyPage.has(id)) return id.startsWith('\0') || id.includes('/node_modules/') ? 'libraries' : 'frame';
    if (shopPages.has(id) && !(OF_NO_TOPIC.test(id) && (users.get(id) ?? 0) > 1)) return undefined;
    if (shopPages.has(id)) return ownPages.has(id) ? 'shop' : 'goods';
    if (cart.page.has(id) && (cart.corner.has(id) || SHARED_VIEWS.test(id))) return 'cart-parts';
    const language = LANGUAGES.find((each) => frames[each].has(id));
    return language && `frame-${language}`;
  };
}

const partsOf = (meta: ManualChunkMeta) => ({
  everyPage: loadedBy(EVERY_PAGE, meta),
  shopPages: loadedBy(SHOP_PAGES, meta),
  ownPages: loadedBy(OWN_PAGES, meta),
  cart: {page: loadedBy(CARTS.page, meta), corner: loadedBy(CARTS.corner, meta)},
  users: numbersOfUsers(meta),
  frames: inEachLanguage((language) => loadedBy(new RegExp(`/frame-${language}\\.ts`), meta)),
});

/** Seven characters: Rollup asks for as many from 64 files on. Every page names dozens of files, and compression does not shorten hashes. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** Assigns the browser's scripts and styles to files. */
export const chunks: Plugin = {
  name: 'lichtung:chunks',
  config: (_config, {command, isSsrBuild}) =>
    command === 'build' && !isSsrBuild
      ? {build: {rollupOptions: {output: {...FILE_NAMES, manualChunks: chunkNames(), onlyExplicitManualChunks: true}}}}
      : {},
};
