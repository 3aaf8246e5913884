import {createRequestHandler, redirectDocument} from '@remix-run/server-runtime';
import {expect, test} from 'vitest';

import {documentReload} from './document-reload.server';
import {exampleBuild} from './server-build.fixture';

const PATH = '/de/p/waldgold?variant=1&q="ä"';

const build = exampleBuild({
  root: {id: 'root', path: '*', module: {default: () => null, loader: () => redirectDocument(PATH)}},
});

test('is what a loader sends that asks for the document', async () => {
  const answer = await createRequestHandler(build, 'production')(new Request('https://shop.example/de.data'));
  expect(documentReload(PATH)).toBe(await answer.text());
});
