import {createRequestHandler, type EntryContext, type ServerBuild} from '@remix-run/server-runtime';
import {expect, test} from 'vitest';

import {methodNotAllowed} from './method-not-allowed.server';

const manifestRoute = {
  hasLoader: true,
  hasAction: false,
  hasClientLoader: false,
  hasClientAction: false,
  hasErrorBoundary: true,
};

/** A frame that loads its words, around a page that takes no form and one that does. */
function buildOf(show: (context: EntryContext) => void): ServerBuild {
  const page = (id: string, path: string, module: ServerBuild['routes'][string]['module']) => ({
    id,
    path,
    parentId: 'routes/shell',
    module,
  });
  const routes: ServerBuild['routes'] = {
    'routes/shell': {
      id: 'routes/shell',
      path: '',
      module: {default: () => null, ErrorBoundary: () => null, loader: () => ({words: 'Worte'})},
    },
    reading: page('reading', 'reading', {default: () => null, loader: () => ({read: true})}),
    feed: page('feed', 'feed', {default: undefined, loader: () => new Response('a feed')}),
    form: page('form', 'form', {default: () => null, action: () => new Response('taken', {status: 201})}),
  };
  const manifestRoutes = Object.fromEntries(
    Object.keys(routes).map((id) => [id, {...manifestRoute, id, module: '/module.js'}]),
  );
  return {
    entry: {
      module: {
        default: (_request, status, _headers, context) => {
          show(context);
          return new Response(null, {status});
        },
      },
    },
    routes,
    assets: {entry: {imports: [], module: ''}, routes: manifestRoutes, url: '', version: ''},
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    mode: 'production',
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },
    isSpaMode: false,
  };
}

const send = async (path: string, method: string) => {
  const shown: EntryContext[] = [];
  const handle = createRequestHandler(methodNotAllowed(buildOf((context) => shown.push(context))), 'production');
  const answer = await handle(new Request(`https://shop.example${path}`, {method}));
  return {status: answer.status, page: shown[0]?.staticHandlerContext};
};

test('a form for a page that takes none is a 405 with the frame’s words, and tells nothing of the code', async () => {
  const {status, page} = await send('/reading', 'POST');
  expect(status).toBe(405);
  expect(page?.loaderData).toMatchObject({'routes/shell': {words: 'Worte'}});
  expect(JSON.stringify(page?.errors)).toContain('405');
  expect(JSON.stringify(page?.errors)).not.toMatch(/did not provide|at /);
});

test.each(['/feed', '/feed.data'])('a form for %s, which is no page, is a 405', async (path) => {
  const {status} = await send(path, 'POST');
  expect(status).toBe(405);
});

test('a GET, and a POST to a page that has an action, are unchanged', async () => {
  expect(await send('/reading', 'GET')).toMatchObject({status: 200, page: {loaderData: {reading: {read: true}}}});
  expect((await send('/form', 'POST')).status).toBe(201);
});
