import {createRequestHandler, redirectDocument, type ServerBuild} from '@remix-run/server-runtime';
import {expect, test} from 'vitest';

import {documentReload} from './document-reload.server';

const PATH = '/de/p/waldgold?variant=1&q="ä"';

const build: ServerBuild = {
  mode: 'production',
  entry: {module: {default: () => new Response()}},
  routes: {root: {id: 'root', path: '*', module: {default: () => null, loader: () => redirectDocument(PATH)}}},
  assets: {
    ...{entry: {module: '', imports: []}, url: '', version: ''},
    routes: {
      root: {
        ...{id: 'root', module: '', hasAction: false, hasLoader: true, hasErrorBoundary: false},
        ...{hasClientAction: false, hasClientLoader: false},
      },
    },
  },
  ...{basename: '/', publicPath: '/', assetsBuildDirectory: '', isSpaMode: false},
  future: {
    ...{v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_routeConfig: true},
    ...{v3_singleFetch: true, v3_lazyRouteDiscovery: false, unstable_optimizeDeps: false},
  },
};

test('is what a loader sends that asks for the document', async () => {
  const answer = await createRequestHandler(build, 'production')(new Request('https://shop.example/de.data'));
  expect(documentReload(PATH)).toBe(await answer.text());
});
