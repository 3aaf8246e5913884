import type {ServerBuild} from '@remix-run/server-runtime';

/** Returns a server build of some routes, each with a loader and a file of its own. */
export function exampleBuild(routes: ServerBuild['routes']): ServerBuild {
  return {
    mode: 'production',
    entry: {module: {default: () => new Response()}},
    routes,
    assets: {
      entry: {module: '/assets/entry.js', imports: []},
      url: '/assets/manifest.js',
      version: '1',
      routes: Object.fromEntries(Object.keys(routes).map((id) => [id, asset(id)])),
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build',
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },
  };
}

const asset = (id: string) => ({
  id,
  module: `/assets/${id}.js`,
  hasAction: false,
  hasLoader: true,
  hasErrorBoundary: false,
  hasClientAction: false,
  hasClientLoader: false,
});
