import {expect, it} from 'vitest';

import {createPageBuilds} from './page-build.server';
import {exampleBuild} from './server-build.fixture';

const route = (id: string, parentId: string | undefined, path: string | undefined, index?: boolean) => ({
  id,
  module: {default: () => null},
  ...(parentId !== undefined && {parentId}),
  ...(path !== undefined && {path}),
  ...(index !== undefined && {index}),
});

const build = exampleBuild({
  root: route('root', undefined, ''),
  shell: route('shell', 'root', undefined),
  home: route('home', 'shell', undefined, true),
  product: route('product', 'shell', ':lang/p/:handle'),
  'not-found': route('not-found', 'shell', ':lang/*'),
});

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
