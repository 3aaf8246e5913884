import type {AppLoadContext, EntryContext, ServerBuild} from '@remix-run/server-runtime';
import {inject} from 'vitest';

type RouteModule = ServerBuild['routes'][string]['module'];

/** What Remix hands to a page's rendering: the outcome of its loaders and its action. */
export type PageOutcome = {
  readonly page: EntryContext['staticHandlerContext'];
  readonly context: AppLoadContext;
};

const modules = import.meta.glob<RouteModule>('../../../app/routes/*.{ts,tsx}');

/** Stands for the modules of routes that a request does not match. */
const NOTHING: RouteModule = {default: () => null};

/** Loads the module of a route; its file is relative to `app`. */
async function moduleOf(file: string): Promise<RouteModule> {
  const load = modules[`../../../app/${file}`];
  if (load === undefined) throw new Error(`There is no ${file}`);
  return load();
}

/**
 * Builds the shop's routes for one request. Instead of rendering, the outcome of the page goes to `onPage`.
 *
 * @param ids of the routes that the request matches
 */
export async function buildRoutes(
  ids: ReadonlySet<string>,
  onPage: (outcome: PageOutcome) => void,
): Promise<ServerBuild> {
  const entries = await Promise.all(
    inject('routeTable').map(async (entry) => {
      const module = ids.has(entry.id) ? await moduleOf(entry.file) : NOTHING;
      return [entry.id, {...entry, module}] as const;
    }),
  );
  const handleRequest = (
    _request: Request,
    status: number,
    headers: Headers,
    {staticHandlerContext}: EntryContext,
    context: AppLoadContext,
  ) => {
    onPage({page: staticHandlerContext, context});
    return new Response(null, {status, headers});
  };
  return {
    mode: 'production',
    entry: {module: {default: handleRequest}},
    routes: {root: {id: 'root', path: '', module: NOTHING}, ...Object.fromEntries(entries)},
    assets: {entry: {imports: [], module: ''}, routes: {}, url: '', version: 'test'},
    publicPath: '/',
    basename: '/',
    assetsBuildDirectory: 'build/client',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
  };
}
