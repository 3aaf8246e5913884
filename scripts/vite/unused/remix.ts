import {SCRIPTS_HEADER} from '../../../app/config/scripts-header';
import {OFF, type Cuts} from './cut';

/**
 * Opens a page as a document where its data does not arrive as the worker sends it, or is that of another build: offline, the browser
 * says so, and asks again by itself. Where the page that is shown was to be brought up to date, it stays what it is.
 */
const LEAVE_TO_BROWSER = `
function leaveToBrowser(error, {url, signal}) {
  if (signal.aborted) throw error;
  let {location: {pathname, search}, navigation, loaderData} = window.__remixRouter.state;
  let kept = {};
  for (let id in loaderData) kept[id] = {type: "data", result: loaderData[id]};
  if (url === location.origin + pathname + search) return kept;
  location.assign(url + (navigation.location?.hash ?? ""));
  return new Promise(() => {});
}
`;

/** What a form's answer of another build leads on to is a document as well. */
const FETCH = `
  let res = await fetch(url, init);
  let version = res.headers.get("${SCRIPTS_HEADER}");
  let isOther = version && version !== window.__remixManifest.version;
  if (isOther && !init.method) throw new Error();
`;

/**
 * What the browser never runs of Remix: single-page mode, lazy route discovery, loaders of the browser, hot reloading, requests
 * without single fetch, and the script tags of documents.
 */
export const REMIX: Cuts = {
  '@remix-run/react/dist/esm/_virtual/_rollupPluginBabelHelpers.js': [
    ['function _extends() {', 'const _extends = Object.assign;', '_extends.apply(this, arguments);\n}'],
  ],
  '@remix-run/react/dist/esm/invariant.js': [['throw new Error(message);', 'throw new Error();']],
  '@remix-run/react/dist/esm/browser.js': [
    ['window.__remixContext.future.v3_singleFetch', 'true'],
    ['window.__remixContext.future.v3_fetcherPersist', 'true'],
    ['window.__remixContext.future.v3_relativeSplatPath', 'true'],
    ['window.__remixContext.isSpaMode', 'false'],
    ['window.__remixContext.basename', 'undefined'],
    ['let hmrRouterReadyPromise = new Promise(', 'let hmrRouterReadyPromise = () => new Promise('],
    ['if (hmrRouterReadyResolve) {', OFF],
    ['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', ''],
    ['future: {\n        v7_normalizeFormMethod', '', '},'],
    ['if (hydrationData && hydrationData.errors) {', 'if (hydrationData.errors) {'],
  ],
  '@remix-run/react/dist/esm/fog-of-war.js': [
    ['future.v3_lazyRouteDiscovery === true && !isSpaMode', 'false'],
    [
      '  React.useEffect(() => {\n    var _navigator$connection;',
      '',
      '}, [future, isSpaMode, manifest, routeModules, router]);',
    ],
  ],
  '@remix-run/react/dist/esm/routes.js': [
    ['if (isSpaMode) {', OFF],
    // Messages about mistakes in a route's own code.
    ['let fn = type === "action" ?', '', '(routeId: "${route.id}")`;'],
    ['let article = type', '', 'console.error(msg);'],
    ['"Method Not Allowed", new Error(msg)', '"Method Not Allowed", new Error()'],
    [
      'console.error(msg);\n    throw new UNSAFE_ErrorResponseImpl(400, "Bad Request", new Error(msg), true);',
      'throw new Error();',
    ],
    ['if (isSpaMode) return', 'if (false) return'],
    ['(!isSpaMode || route.id === "root")', 'true'],
    ['return isSpaMode && route.id !== "root" || routeModule.clientLoader', 'return false && routeModule.clientLoader'],
    ['if (typeof singleFetch === "function") {', '{'],
    ['if (!routeModule.clientLoader) {', '{'],
    ['if (mod.clientLoader) {', OFF],
    ['if (!route.hasClientLoader) {', '{'],
    ['let initialData = ', 'let initialData, initialError;', '_initialState$errors[route.id];'],
    ['let isHydrationRequest = needsRevalidation == null &&', 'let isHydrationRequest = false &&'],
    ['isHydrationRequest = false;', ''],
    ['if (needsRevalidation) {', OFF],
    ['future.v3_singleFetch && route.shouldRevalidate', 'route.shouldRevalidate'],
  ],
  '@remix-run/react/dist/esm/single-fetch.js': [
    ['if (manifest.routes[m.route.id].hasClientLoader) {', OFF],
    [' && !window.__remixHdrActive', ''],
    ['typeof window === "undefined" ? "server://singlefetch/" : ', ''],
    // Remix would show an error if the data of a page do not arrive, and would use data of another build.
    ['let res = await fetch(url, init);', FETCH],
    // Nobody waits until the answer is closed. Firefox rejects that where a page is left before, which would be reported as an error.
    [
      'let decoded = await decodeViaTurboStream(res.body, window);',
      'let decoded = await decodeViaTurboStream(res.body, window);\n    decoded.done.catch(() => {});',
    ],
    [
      'status: res.status,\n      data: decoded.value',
      'status: res.status,\n      data: isOther ? {...decoded.value, reload: true} : decoded.value',
    ],
    ['console.error(e);', 'throw e;', '${url.toString()}`);'],
    ['singleFetchDfd.reject(e);', 'return leaveToBrowser(e, request);'],
    [
      'return fetchSingleLoader(handler, url, init, fetcherMatch.route.id);',
      'return fetchSingleLoader(handler, url, init, fetcherMatch.route.id).catch((e) => leaveToBrowser(e, request));',
    ],
    ['function stripIndexParam(url) {', `${LEAVE_TO_BROWSER}function stripIndexParam(url) {`],
  ],
  '@remix-run/react/dist/esm/data.js': [
    [
      'init.method = request.method;',
      `init.method = request.method;\n    init.headers = {"${SCRIPTS_HEADER}": window.__remixManifest.version};`,
    ],
  ],
  '@remix-run/react/dist/esm/routeModules.js': [
    ['window.__remixContext.isSpaMode &&', 'false &&'],
    // If the module of a page does not arrive, the page is opened as a document. Remix would reload the present page, even for a prefetch.
    [
      'console.error(`Error loading route module',
      'return {default: () => (window.location.reload(), null)};\n    if (false) new Promise(() => {',
      'return new Promise(() => {',
    ],
  ],
  '@remix-run/react/dist/esm/links.js': [
    ['mode === "data" && (future.v3_singleFetch || location.search !== path.search) ?', 'mode === "data" ?'],
    ['future.v3_singleFetch || location.search !== path.search', 'true'],
    ['(mode === "assets" || manifestRoute.hasLoader) && ', ''],
    ['let path = parsePathPatch(page);\n  let isNew', 'let isNew'],
    // No route exports `links`. Its style sheets are in the manifest, which Remix does not read to prefetch.
    [
      'let mod = await loadRouteModule(manifest.routes[match.route.id], routeModules);\n    return mod.links ? mod.links() : [];',
      'let route = manifest.routes[match.route.id];\n    loadRouteModule(route, routeModules);\n    return (route.css ?? []).map((href) => ({rel: "stylesheet", href}));',
    ],
  ],
  '@remix-run/react/dist/esm/components.js': [
    ['RemixContext.displayName = "Remix";', ''],
    ['NavLink.displayName = "NavLink";', ''],
    ['Link.displayName = "Link";', ''],
    ['Form.displayName = "Form";', ''],
    ['if (isSpaMode && !isHydrated) {', OFF],
    ['console.warn(`Tried to prefetch ${page} but no routes matched.`);', ''],
    ['if (!isValidMetaTag(tagName)) {', OFF],
    ['criticalCss ? /*', 'false ? /*'],
    ['if (!future.v3_singleFetch) {', OFF],
    ['[future.v3_singleFetch, loaderData', '[loaderData'],
    ['} else if (manifest.routes[m.route.id].hasClientLoader) {', '} else if (false) {'],
  ],
  '@remix-run/react/dist/esm/scroll-restoration.js': [
    // A script that React writes in the browser never runs (app/framework/ScrollPositions.tsx).
    ['let key = React.useMemo(', 'return null;\n  let key = React.useMemo('],
  ],
  '@remix-run/react/dist/esm/fallback.js': [
    ['return /*#__PURE__*/React.createElement(BoundaryShell', 'return null;\n  React.createElement(BoundaryShell'],
  ],
  '@remix-run/react/dist/esm/errorBoundaries.js': [
    ['renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null', 'null'],
    ['__html: `', '__html: ""', '`\n'],
  ],
};
