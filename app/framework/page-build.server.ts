import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@remix-run/server-runtime';

/**
 * Returns a function that gives the part of a server build which answers a path: the routes that match it, from the root to the
 * page's own. It is the same object for all paths of a page, and the whole build where no route matches.
 *
 * Reason: for each document Remix and its router flatten and rank all routes three times, and make all of them anew twice: a sixth of
 * the time that a product page takes.
 * Successor in React Router 7: the same; `ServerBuild` has the same fields.
 */
export function createPageBuilds(build: ServerBuild): (pathname: string) => ServerBuild {
  const tree = routeTree(build.routes);
  const parts = new Map<string, ServerBuild>();
  return (pathname) => {
    const ids = (matchRoutes(tree, pathname, build.basename ?? '/') ?? []).map(({route}) => route.id ?? '');
    if (ids.length === 0) return build;
    const key = ids.join(' ');
    const known = parts.get(key);
    if (known) return known;
    const part = partOf(build, ids);
    parts.set(key, part);
    return part;
  };
}

function partOf(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  return {...build, routes: pick(build.routes), assets: {...build.assets, routes: pick(build.assets.routes)}};
}

type Tree = Parameters<typeof matchRoutes>[0];

function routeTree(routes: ServerBuild['routes'], parent?: string): Tree {
  return Object.values(routes)
    .filter(({parentId}) => parentId === parent)
    .map(({id, path, index, caseSensitive}) => {
      const own = {id, ...(path !== undefined && {path}), ...(caseSensitive !== undefined && {caseSensitive})};
      return index ? {...own, index} : {...own, children: routeTree(routes, id)};
    });
}
