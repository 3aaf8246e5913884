import type {Plugin, Rollup} from 'vite';

import {inEachLanguage, LANGUAGES} from '../../app/config/languages';
import {sheetOf} from './styles';

type ManualChunkMeta = Rollup.ManualChunkMeta;

/** Where what every page loads begins. */
const EVERY_PAGE = /\/app\/(entry\.client|root|routes\/(shell|language))\.tsx/;

/** The pages that choosing and buying goes back and forth between; what home alone has beside them is its own. */
const SHOP_PAGES = /\/app\/routes\/(listing|product)\.tsx/;

/** What belongs to no topic. */
const OF_NO_TOPIC = /\/app\/(ui|client|domain|config|pages|framework|i18n|styles|views\/parts)\/|\/node_modules\//;

/** The hooks of the topics' texts: a few bytes each, too few for a file of their own. */
const TOPIC_TEXTS = /\/app\/views\/[\w-]+\/texts\.ts/;

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
 * sheet for all pages and one per topic: small ones compress badly, too (docs/decisions/020-inline-css.md).
 */
function chunkNames(): (id: string, meta: ManualChunkMeta) => string | undefined {
  let parts: ReturnType<typeof partsOf> | undefined;
  return (id, meta) => {
    // The names of its styles go with the script that writes them.
    if (id.endsWith('.css')) return sheetOf(id);
    if (id.endsWith(ROUTE_FILE)) return undefined;
    const {everyPage, shopPages, cart, texts} = (parts ??= partsOf(meta));
    // Helpers of the bundler itself, whose ids begin with a zero, belong to the libraries, which need nothing of ours.
    if (TOPIC_TEXTS.test(id)) return 'frame';
    if (everyPage.has(id)) return id.startsWith('\0') || id.includes('/node_modules/') ? 'libraries' : 'frame';
    if (shopPages.has(id)) return OF_NO_TOPIC.test(id) ? 'shop' : undefined;
    if (cart.page.has(id) && (cart.corner.has(id) || SHARED_VIEWS.test(id))) return 'cart-parts';
    const language = LANGUAGES.find((each) => texts[each].has(id));
    return language && `frame-texts-${language}`;
  };
}

const partsOf = (meta: ManualChunkMeta) => ({
  everyPage: loadedBy(EVERY_PAGE, meta),
  shopPages: loadedBy(SHOP_PAGES, meta),
  cart: {page: loadedBy(CARTS.page, meta), corner: loadedBy(CARTS.corner, meta)},
  texts: inEachLanguage((language) => loadedBy(new RegExp(`/frame-texts-${language}\\.ts`), meta)),
});

/** Which files the browser's scripts and styles are put into. */
export const chunks: Plugin = {
  name: 'lichtung:chunks',
  config: (_config, {command, isSsrBuild}) =>
    command === 'build' && !isSsrBuild
      ? {build: {rollupOptions: {output: {manualChunks: chunkNames(), onlyExplicitManualChunks: true}}}}
      : {},
};
