// @ts-check
// What the migration changes, as data (docs/decisions/064-the-way-to-react-router.md).

/**
 * The packages that come, in versions that fit each other: Hydrogen asks for one minor version of the router, and with it React
 * stays at 18. `null`: the package goes.
 *
 * @type {Readonly<Record<'dependencies' | 'devDependencies' | 'overrides', Readonly<Record<string, string | null>>>>}
 */
export const PACKAGES = {
  dependencies: {
    '@remix-run/react': null,
    '@remix-run/server-runtime': null,
    '@sentry/browser': '10.75.2',
    '@sentry/remix': null,
    '@shopify/hydrogen': '2026.4.6',
    '@shopify/remix-oxygen': null,
    i18next: '25.9.0',
    'react-router': '7.16.0',
    'remix-i18next': '7.5.0',
  },
  devDependencies: {
    '@react-router/dev': '7.16.0',
    '@remix-run/dev': null,
    '@remix-run/route-config': null,
  },
  overrides: {'@remix-run/dev': null, '@remix-run/router': null, 'react-router': null, 'react-router-dom': null},
};

/** Names that are other ones there, wherever they stand in code. */
export const RENAMES = /** @type {const} */ ([
  ["ServerBuild['routes'][string]['module']", "NonNullable<ServerBuild['routes'][string]>['module']"],
  ['@remix-run/react', 'react-router'],
  ['@remix-run/server-runtime', 'react-router'],
  ['@remix-run/route-config', '@react-router/dev/routes'],
  ['@sentry/remix', '@sentry/browser'],
  ['virtual:remix/server-build', 'virtual:react-router/server-build'],
  ['remix.config.js', 'react-router.config.js'],
  ['UNSAFE_RemixContext', 'UNSAFE_FrameworkContext'],
  ['RemixServer', 'ServerRouter'],
  ['RemixBrowser', 'HydratedRouter'],
  ['__remixContext', '__reactRouterContext'],
  ['__remixManifest', '__reactRouterManifest'],
  ['__remixRouteModules', '__reactRouterRouteModules'],
  ['__remix_devServerHooks', '__reactRouterDevServerHooks'],
  ['?__remix-build-client-route', '?__react-router-build-client-route'],
]);

/** Files that have another name there; `null`: the file goes. */
export const FILES = /** @type {const} */ ([
  ['remix.config.js', 'react-router.config.js'],
  ['remix.config.d.ts', null],
  ['scripts/vite/unused', null],
  ['tests/unit/unused-parts.test.ts', null],
]);

/**
 * Why a test is red there, by its name.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
export const REASONS = [
  [
    /hydration loads few files/,
    "the router's scripts are larger, and what the shop never runs of them is not cut away",
  ],
  [/updateDiscountCodes is refused/, 'the newer Hydrogen declares the codes as required, and is answered'],
  [
    /with every method that it has|table of the official clients/,
    'the newer Hydrogen has three methods more, which work',
  ],
];
