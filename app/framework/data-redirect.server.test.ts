import {createRequestHandler, redirect, redirectDocument} from '@remix-run/server-runtime';
import {expect, test} from 'vitest';

import {dataRedirect, documentReload} from './data-redirect.server';
import {exampleBuild} from './server-build.fixture';

const PATH = '/de/p/waldgold?variant=1&q="ä"';

test.each([
  ['asks for the document', redirectDocument, documentReload],
  ['leads to another path', redirect, dataRedirect],
] as const)('is what a loader sends that %s', async (_, answerOf, bodyOf) => {
  const build = exampleBuild({
    root: {id: 'root', path: '*', module: {default: () => null, loader: () => answerOf(PATH)}},
  });
  const answer = await createRequestHandler(build, 'production')(new Request('https://shop.example/de.data'));
  expect(bodyOf(PATH)).toBe(await answer.text());
});
