import {OFF, ON, type Cuts} from './cut';

/** What the browser never runs of the router below Remix. */
export const ROUTER: Cuts = {
  '@remix-run/router/dist/router.js': [
    // Every browser has it.
    ['function _extends() {', 'const _extends = Object.assign;', '_extends.apply(null, arguments);\n}'],
    // Messages to developers: react-router itself leaves them out of production.
    ['throw new Error(message);\n  }\n}', 'throw new Error();\n  }\n}'],
    ['new Error(errorMessage), true', 'new Error(), true'],
    [`return "Cannot include a '"`, 'return ""', 'parse it for you.";'],
    ['function warning(cond, message) {', 'function warning(cond, message) {\n  return;'],
    ['if (v5Compat && listener) {', OFF],
    ['if (validateLocation) validateLocation(location, to);', ''],
    // The browser's router.
    ['const routerWindow = ', 'const routerWindow = window;', ' : undefined;'],
    ['const isBrowser = ', 'const isBrowser = true;', '!== "undefined";\n'],
    ['if (isServer) {', OFF],
    [
      'let mapRouteProperties;\n  if (init.',
      'let mapRouteProperties = init.mapRouteProperties;',
      'defaultMapRouteProperties;\n  }',
    ],
    ['let basename = init.basename || "/";', 'const basename = "/";'],
    [
      'function stripBasename(pathname, basename) {',
      'function stripBasename(pathname, basename) {\n  return pathname;',
    ],
    ['init.dataStrategy || defaultDataStrategy', 'init.dataStrategy'],
    // Flags (remix.config.js, and what Remix sets).
    ['let future = _extends({\n    v7_fetcherPersist', 'let future = {};\n', 'init.future);'],
    ['get future() {', '', '},'],
    ['future.v7_fetcherPersist', 'true'],
    ['future.v7_normalizeFormMethod', 'true'],
    ['future.v7_partialHydration', 'true'],
    ['future.v7_prependBasename', 'true'],
    ['future.v7_relativeSplatPath', 'true'],
    ['future.v7_skipActionErrorRevalidation', 'true'],
    // Routes are all known, and never change.
    [
      'let patchRoutesOnNavigationImpl = init.patchRoutesOnNavigation;',
      'const patchRoutesOnNavigationImpl = undefined;',
    ],
    ['let fogOfWar = checkFogOfWar(matches, routesToUse, location.pathname);', ''],
    ['let fogOfWar = checkFogOfWar(matches, routesToUse, normalizedPath);', ''],
    ['fogOfWar.active && fogOfWar.matches', 'false'],
    ['fogOfWar.active = false;', ''],
    ['fogOfWar.active', 'false'],
    ['if (isFogOfWar) {', OFF],
    ['if (!isFogOfWar && ', 'if ('],
    ['if (!isFogOfWar) {', ON],
    ['if (initialMatches && !init.hydrationData) {', OFF],
    ['!initialMatchesIsFOW', 'true'],
    [
      '    if (true) {\n      let fogOfWar = checkFogOfWar(null',
      '    if (false) {\n      let fogOfWar = checkFogOfWar(null',
    ],
    ['inFlightDataRoutes || dataRoutes', 'dataRoutes'],
    ['if (inFlightDataRoutes) {', OFF],
    ['dispose,\n', '};', '_internalSetRoutes\n  };'],
    ['get window() {', '', '},'],
    // No answer is deferred: single fetch resolves promises itself.
    ['if (isDeferredResult(result)) {', OFF],
    ['if (isDeferredResult(actionResult)) {', OFF],
    ['invariant(!isDeferredResult(result), "Unhandled fetcher deferred data");', ''],
    ['if (isDeferredData(result)) {', OFF],
    ['cancelActiveDeferreds(routeId =>', '', 'm.route.id === routeId));'],
    ['cancelledDeferredRoutes.push(...cancelActiveDeferreds());', ''],
    ['    cancelActiveDeferreds();\n', ''],
    [' || cancelledDeferredRoutes.some(id => id === match.route.id)', ''],
    ['activeDeferreds.forEach((deferredData, routeId) => {', '', '});\n    });'],
    ['await Promise.all([resolveNavigationDeferredResults(', '', ']);'],
    // No navigation is blocked.
    ['warning(blockerFunctions.size === 0', '', 'createHashRouter and the user manually changes the URL.");'],
    ['let blockerKey = shouldBlockNavigation({', '', '});'],
    ['if (blockerKey && delta != null) {', OFF],
    ['if (blockerKey) {', OFF],
    ['if (unblockBlockerHistoryUpdate) {', OFF],
    ['if (blockers.size > 0) {', OFF],
    // No navigation has a view transition of its own.
    ['let viewTransitionOpts;\n', 'updateState(_extends({}, newState, {', 'updateState(_extends({}, newState, {'],
    ['viewTransitionOpts: opts.viewTransitionOpts,', ''],
    ['viewTransitionOpts,\n', ''],
    ['    if (isBrowser) {\n      // FIXME', '    if (false) {\n      // FIXME'],
    ['enableViewTransition: isNavigation ? pendingViewTransitionEnabled : undefined', ''],
    ['enableViewTransition: pendingViewTransitionEnabled === true', ''],
    ['enableViewTransition: opts && opts.viewTransition,', ''],
    ['pendingViewTransitionEnabled = (opts && opts.enableViewTransition) === true;', ''],
    // A document has its data and its own place.
    ['let initialScrollRestored = init.hydrationData != null;', 'const initialScrollRestored = true;'],
    ['      initialScrollRestored = true;', ''],
    ['init.hydrationData != null ? false : null', 'false'],
    // Forms send their fields.
    ['opts.formEncType === "text/plain"', 'false'],
    ['opts.formEncType === "application/json"', 'false'],
    ['if (formEncType === "application/json") {', OFF],
    ['} else if (formEncType === "text/plain") {', '} else if (false) {'],
    // What only the server reads of an answer.
    ['if (skipLoaderErrorBubbling) {', OFF],
    ['if (result.headers) {', OFF],
    ['if (!foundError) {', OFF],
    ['if (result.statusCode && result.statusCode !== 200 && !foundError) {', OFF],
    ['statusCode: statusCode || 200,\n    loaderHeaders', ''],
  ],
};
