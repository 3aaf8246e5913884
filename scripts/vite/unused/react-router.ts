import {OFF, ON, type Cuts} from './cut';

/** What the browser never runs of the router's components. */
export const REACT_ROUTER: Cuts = {
  'react-router/dist/index.js': [
    ['function _extends() {', 'const _extends = Object.assign;', '_extends.apply(null, arguments);\n}'],
    ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateStable();'],
    ['if (dataRouterContext && dataRouterContext.static && ', 'if (false && '],
    ['if (locationArg) {', OFF],
    ['if (locationArg && renderedMatches) {', OFF],
    ['if (parentPathnameBase !== "/") {\n    //', 'if (false) {\n    //'],
    [
      'warningOnce("route-fallback", false, "No `HydrateFallback` element provided to render during initial hydration");',
      '',
    ],
    ['if (dataRouterState && future && future.v7_partialHydration) {', 'if (dataRouterState) {'],
    ['(_future = future) != null && _future.v7_partialHydration && ', ''],
    // React writes it to the console, too, and `ErrorBoundary` reports it.
    ['console.error("React Router caught the following error during render", error, errorInfo);', ''],
    // The root has an element for errors.
    ['React.createElement(DefaultErrorComponent, null)', 'null'],
    ['var DataRouterHook = ', 'const DataRouterHook = {}, DataRouterStateHook = {};', '}(DataRouterStateHook || {});'],
    ['if (basename !== "/") {', OFF],
    ['future.v7_relativeSplatPath', 'true'],
    ['console.error("You cannot `useLoaderData` in an errorElement (routeId: "', '', ');'],
  ],
  'react-router-dom/dist/index.js': [
    ['function _extends() {', 'const _extends = Object.assign;', '_extends.apply(null, arguments);\n}'],
    [
      'let [pendingState',
      'let [vtContext] = React.useState({\n    isTransitioning: false\n  });',
      'let [interruption, setInterruption] = React.useState();',
    ],
    ['let isViewTransitionUnavailable = ', '', '!== "function";'],
    ['if (!viewTransitionOpts || isViewTransitionUnavailable) {', '{'],
    [
      '[router.window, transition, renderDfd, fetcherData, optInStartTransition]',
      '[fetcherData, optInStartTransition]',
    ],
    ['React.useEffect(() => {\n    if (vtContext.isTransitioning', '', '[vtContext.isTransitioning, interruption]);'],
    [
      'React.useEffect(() => {\n    process.env.NODE_ENV !== "production" ? UNSAFE_warning(fallbackElement',
      '',
      '}, []);',
    ],
    ['React.useEffect(() => UNSAFE_logV6DeprecationWarnings(future, router.future), [future, router.future]);', ''],
    ['if (flushSync) {', OFF],
    ['if (v7_startTransition) {', ON],
    ['if (startTransitionImpl) {', ON],
    ['state.initialized || router.future.v7_partialHydration ? (', 'true ? ('],
    ['router.future.v7_relativeSplatPath', 'true'],
    ['future: router.future,', ''],
    [
      'var DataRouterHook;',
      'const DataRouterHook = {}, DataRouterStateHook = {};',
      '})(DataRouterStateHook || (DataRouterStateHook = {}));',
    ],
    // Nothing is submitted on the worker.
    ['if (typeof document === "undefined") {\n    throw', 'if (false) {\n    throw'],
    ['let FetcherForm = React.useMemo(', '', '}, [fetcherKey]);'],
    ['Form: FetcherForm,', ''],
    ['[FetcherForm, submit,', '[submit,'],
    ['if (formData && encType === "text/plain") {', OFF],
    ['if (basename !== "/") {', OFF],
    ['getKey && basename !== "/" ?', 'false ?'],
  ],
};
