// Stands in for `virtual:remix/server-build` in the worker's tests: a site without a single page, so that the tests
// see what server.ts does before and after Remix.
const noPage = (_request: Request, _status: number, headers: Headers) => {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response('<!doctype html><title>No page</title>', {status: 404, headers});
};

export const entry = {module: {default: noPage}};
export const routes = {root: {id: 'root', path: '', module: {default: () => null}}};
export const assets = {entry: {module: '', imports: []}, routes: {}, url: '', version: 'test'};
export const future = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: false,
  v3_relativeSplatPath: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
};
export const assetsBuildDirectory = 'build/client';
export const basename = '/';
export const isSpaMode = false;
export const mode = 'test';
export const publicPath = '/';
