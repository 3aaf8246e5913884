import {expect, it} from 'vitest';

import {checkedOut, messageOf} from '../../scripts/lib/git.mjs';

const answering = (answers: Readonly<Record<string, string[]>>) => (args: string[]) =>
  Promise.resolve(answers[args[0] ?? ''] ?? []);

it.each([
  ['a clean clone', {'rev-parse': ['1a2b3c4'], status: []}, 'commit 1a2b3c4'],
  [
    'a setting that was edited in an emergency',
    {'rev-parse': ['1a2b3c4'], status: [' M wrangler.toml']},
    'commit 1a2b3c4, and not committed: wrangler.toml',
  ],
  [
    'a tree with other changes',
    {'rev-parse': ['1a2b3c4'], status: [' M server.ts', ' M a.ts', '?? b.ts', '?? c.ts']},
    'commit 1a2b3c4, and not committed: server.ts, a.ts and 2 more',
  ],
])('names the code of %s', async (_, answers, message) => {
  const code = await checkedOut(answering(answers));
  expect(code && messageOf(code)).toBe(message);
});

it('knows no code outside a clone', async () => {
  expect(await checkedOut(answering({}))).toBeNull();
});
