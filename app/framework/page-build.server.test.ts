import type {ServerBuild} from '@remix-run/server-runtime';
import {expect, it} from 'vitest';

import {createPageBuilds} from './page-build.server';

const route = (id: string, parentId: string | undefined, path: string | undefined, index?: boolean) => ({
  ...{id, module: {default: () => null}},
  ...(parentId !== undefined && {parentId}),
  ...(path !== undefined && {path}),
  ...(index !== undefined && {index}),
});

const asset = (id: string) => ({
  ...{id, module: `/assets/${id}.js`, hasAction: false, hasLoader: true, hasErrorBoundary: false},
  ...{hasClientAction: false, hasClientLoader: false},
});

const IDS = ['root', 'shell', 'home', 'product', 'not-found'];

const build: ServerBuild = {
  mode: 'production',
  entry: {module: {default: () => new Response()}},
  routes: {
    root: route('root', undefined, ''),
    shell: route('shell', 'root', undefined),
    home: route('home', 'shell', undefined, true),
    product: route('product', 'shell', ':lang/p/:handle'),
    'not-found': route('not-found', 'shell', ':lang/*'),
  },
  assets: {
    ...{entry: {module: '/assets/entry.js', imports: []}, url: '/assets/manifest.js', version: '1'},
    routes: Object.fromEntries(IDS.map((id) => [id, asset(id)])),
  },
  ...{publicPath: '/', assetsBuildDirectory: 'build', isSpaMode: false},
  future: {
    ...{v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_routeConfig: true},
    ...{v3_singleFetch: true, v3_lazyRouteDiscovery: false, unstable_optimizeDeps: false},
  },
};

it.each([
  ['/', ['root', 'shell', 'home']],
  ['/de/p/waldgold', ['root', 'shell', 'product']],
  ['/de/p/K%C3%A4nnchen/', ['root', 'shell', 'product']],
  ['/de/nirgends', ['root', 'shell', 'not-found']],
  ['/nirgends', ['root', 'shell', 'not-found']],
])('gives the routes of %s alone', (path, ids) => {
  const part = createPageBuilds(build)(path);
  expect([Object.keys(part.routes), Object.keys(part.assets.routes)]).toEqual([ids, ids]);
});

it('gives one object for all paths of a page, and the whole build where nothing matches', () => {
  const buildFor = createPageBuilds(build);
  expect(buildFor('/de/p/waldgold')).toBe(buildFor('/en/p/boa-luz'));
  const {'not-found': _notFound, ...routes} = build.routes;
  const narrow = {...build, routes};
  expect(createPageBuilds(narrow)('/de/nirgends')).toBe(narrow);
});
