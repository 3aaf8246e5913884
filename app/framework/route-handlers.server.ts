import type {ActionFunction, LoaderFunction, ServerBuild} from '@remix-run/server-runtime';

/** A loader or an action. */
export type Handler = LoaderFunction | ActionFunction;

/** What a route runs on the worker. */
export type Handlers = {readonly loader?: LoaderFunction; readonly action?: ActionFunction};

/**
 * Returns the server build with the handlers of every route replaced by what `change` makes of them.
 *
 * Reason: Remix 2 has no middleware, and a loader's error cannot be turned into an answer in any one place.
 * Successor in React Router 7: `middleware` of the root route (`future.v8_middleware`).
 */
export function withHandlers(
  build: ServerBuild,
  change: (handlers: Handlers, routeId: string) => Handlers,
): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const {loader, action} = route.module;
    const handlers = change({...(loader && {loader}), ...(action && {action})}, id);
    return [id, {...route, module: {...route.module, ...handlers}}] as const;
  });
  return {...build, routes: Object.fromEntries(routes)};
}

/** Returns the server build with every loader and action replaced by what `wrap` makes of it. */
export function withEachHandler(build: ServerBuild, wrap: (handler: Handler, routeId: string) => Handler): ServerBuild {
  return withHandlers(build, ({loader, action}, id) => ({
    ...(loader && {loader: wrap(loader, id)}),
    ...(action && {action: wrap(action, id)}),
  }));
}
