// @ts-check
// Where a new name is not enough. Edits are made in this order, before the renames of ./plan.mjs.

/** The fields of a server build that a test makes by hand: as the shop's, where they matter. */
const BUILD_FIELDS = `ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: {mode: 'initial', manifestPath: '/__manifest'},
    future: {v8_middleware: false, v8_passThroughRequests: false, v8_trailingSlashAwareDataRequests: false},`;

/** And those of a route in its manifest. */
const ASSET_FIELDS = `hasClientMiddleware: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,`;

/** A text that occurs once in a file, and its replacement. */
export const EDITS = /** @type {const} */ ([
  {
    file: 'remix.config.js',
    why: 'flags that are the only way there, and the discovery of routes, which has an option of its own',
    from: `  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
`,
    to: `  routeDiscovery: {mode: 'initial'},
`,
  },
  {
    file: 'remix.config.js',
    why: 'the type of the options',
    from: `import('@remix-run/dev').VitePluginConfig`,
    to: `import('@react-router/dev/config').Config`,
  },
  {
    file: 'vite.config.ts',
    why: 'the plugin, which reads its options itself',
    from: `import {vitePlugin as remix} from '@remix-run/dev';`,
    to: `import {reactRouter} from '@react-router/dev/vite';`,
  },
  {file: 'vite.config.ts', why: 'the same', from: `import remixOptions from './remix.config.js';\n`, to: ''},
  {file: 'vite.config.ts', why: 'the same', from: 'remix(remixOptions)', to: 'reactRouter()'},
  {file: 'vite.config.ts', why: 'parts of packages that are not there', from: '      unusedParts,\n', to: ''},
  {
    file: 'vite.config.ts',
    why: 'the same',
    from: `import {unusedParts} from './scripts/vite/unused/plugin';\n`,
    to: '',
  },
  {
    file: 'vite.config.ts',
    why: 'single fetch is the only way there',
    from: `declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

`,
    to: '',
  },
  {
    file: 'vite.config.ts',
    why: 'the packages that are bundled for development',
    from: `  '@remix-run/server-runtime',
  '@remix-run/react',
  '@shopify/remix-oxygen',
`,
    to: `  'react-router',
`,
  },
  {
    file: 'scripts/lib/build.mjs',
    why: 'the command that builds',
    from: `runNode('node_modules/@remix-run/dev/dist/cli.js', ['vite:build'], {`,
    to: `runNode('node_modules/@react-router/dev/bin.js', ['build'], {`,
  },
  {
    file: 'app/composition/render.server.ts',
    why: "the router's own handler: Hydrogen's asks for its client in every context",
    from: `import type {ServerBuild} from '@remix-run/server-runtime';
import {createRequestHandler} from '@shopify/remix-oxygen';`,
    to: `import {createRequestHandler, type ServerBuild} from 'react-router';`,
  },
  {
    file: 'app/composition/render.server.ts',
    why: 'the same',
    from: `import {createContext, type ContextOptions, type RequestContext} from './context.server';`,
    to: `import {createContext, type ContextOptions} from './context.server';`,
  },
  {
    file: 'app/composition/render.server.ts',
    why: 'the same',
    from: `  const contexts = new WeakMap<Request, RequestContext>();
`,
    to: '',
  },
  {
    file: 'app/composition/render.server.ts',
    why: 'the same',
    from: `    createRequestHandler({
      build: part,
      mode,
      poweredByHeader: false,
      collectTrackingInformation: false,
      proxyStandardRoutes: false,
      getLoadContext: (request) =>
        contexts.get(request)?.context ?? Promise.reject(new Error('A request without context.')),
    }),`,
    to: `    createRequestHandler(part, mode),`,
  },
  {
    file: 'app/composition/render.server.ts',
    why: 'the same',
    from: `    contexts.set(options.request, made);
    const response = await handlerOf(buildFor(made.context.pathname))(options.request);`,
    to: `    const response = await handlerOf(buildFor(made.context.pathname))(options.request, made.context);`,
  },
  {
    file: 'app/framework/hydrate-page.tsx',
    why: 'the browser half has an entry of its own',
    from: `import {RemixBrowser} from '@remix-run/react';`,
    to: `import {HydratedRouter} from 'react-router/dom';`,
  },
  {
    file: 'app/i18n/catalogue.server.ts',
    why: 'an option that has another name since i18next 24, and a new one against a line in the log',
    from: 'initImmediate: false,',
    to: `initAsync: false,
    showSupportNotice: false,`,
  },
  {
    file: 'scripts/lib/dev-worker.mjs',
    why: 'the styles of a page while developing are asked for by its path alone',
    from: `    getCriticalCss: async ({routes, basename}, pathname) => {
      const plain = Object.entries(routes).map(([name, {id, parentId, path, index, caseSensitive}]) => [
        name,
        {id, parentId, path, index, caseSensitive},
      ]);
      const body = JSON.stringify({build: {routes: Object.fromEntries(plain), basename}, pathname});
`,
    to: `    getCriticalCss: async (pathname) => {
      const body = JSON.stringify({pathname});
`,
  },
  {
    file: 'scripts/lib/vite-workerd.mjs',
    why: 'the same',
    from: `  const {build, pathname: page} = /** @type {any} */ (await request.json());`,
    to: `  const {pathname: page} = /** @type {any} */ (await request.json());`,
  },
  {
    file: 'scripts/lib/vite-workerd.mjs',
    why: 'the same',
    from: 'hooks?.getCriticalCss?.(build, page)',
    to: 'hooks?.getCriticalCss?.(page)',
  },
  {
    file: 'app/framework/hydrate-page.tsx',
    why: 'a global that is not declared there',
    from: `declare global {
`,
    to: `declare global {
  interface Window {
    __remixRouteModules: Record<string, unknown>;
  }
`,
  },
  {
    file: 'app/framework/page-styles.server.ts',
    why: 'the mark of style sheets that are loaded on demand, too',
    from: `manifest.routes[route.id]?.css ?? []))];`,
    to: `manifest.routes[route.id]?.css ?? []).map((address) => address.replace(/#$/, '')))];`,
  },
  {
    file: 'app/framework/page-build.server.ts',
    why: 'routes that may be missing, by their type',
    from: '  return Object.values(routes)\n',
    to: '  return Object.values(routes)\n    .flatMap((route) => route ?? [])\n',
  },
  {
    file: 'app/framework/route-handlers.server.ts',
    why: 'the same',
    from: 'Object.entries(build.routes).map(([id, route]) => {\n',
    to: 'Object.entries(build.routes).flatMap(([id, route]) => {\n    if (!route) return [];\n',
  },
  {
    file: 'app/framework/route-handlers.server.ts',
    why: 'the same',
    from: 'return [id, {...route, module: {...route.module, ...handlers}}] as const;',
    to: 'return [[id, {...route, module: {...route.module, ...handlers}}] as const];',
  },
  {
    file: 'tests/routes/support/visitor.ts',
    why: 'a server build knows no mode',
    from: '    build.mode,\n',
    to: `    'production',\n`,
  },
  {
    file: 'tests/routes/support/build.ts',
    why: 'the same',
    from: `    mode: 'production',\n`,
    to: '',
  },
  {
    file: 'app/composition/method-not-allowed.server.test.ts',
    why: 'the same',
    from: `    mode: 'production',\n`,
    to: '',
  },
  {
    file: 'app/framework/server-build.fixture.ts',
    why: 'the same',
    from: `  mode: 'production',\n`,
    to: '',
  },
  {
    file: 'app/composition/method-not-allowed.server.test.ts',
    why: 'the fields of a route in the manifest',
    from: `  hasErrorBoundary: true,
`,
    to: `  hasErrorBoundary: true,
  ${ASSET_FIELDS}
`,
  },
  {
    file: 'app/composition/method-not-allowed.server.test.ts',
    why: 'the type of a route, which demands a component',
    from: `    feed: page('feed', 'feed', {default: undefined,`,
    to: `    // @ts-expect-error A route without a page has no component.
    feed: page('feed', 'feed', {default: undefined,`,
  },
  {
    file: 'app/framework/server-build.fixture.ts',
    why: 'the fields of a route in the manifest',
    from: `  hasClientLoader: false,
`,
    to: `  hasClientLoader: false,
  ${ASSET_FIELDS}
`,
  },
  {
    file: 'tests/routes/support/build.ts',
    why: 'the fields of a server build',
    from: `    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,`,
    to: BUILD_FIELDS,
  },
  {
    file: 'app/composition/method-not-allowed.server.test.ts',
    why: 'the same',
    from: `    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },
    isSpaMode: false,`,
    to: BUILD_FIELDS,
  },
  {
    file: 'app/framework/server-build.fixture.ts',
    why: 'the same',
    from: `    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },`,
    to: `    ${BUILD_FIELDS}`,
  },
  {
    file: 'tests/unit/recipes.test.ts',
    why: 'the files of the configuration',
    from: `  'remix.config.js',
  'remix.config.d.ts',
`,
    to: `  'react-router.config.js',
`,
  },
]);
