import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {GOLIVE_STEPS, statusOf} from '../../scripts/lib/golive.mjs';
import {No} from '../../scripts/lib/questions.mjs';

const yes = {service: 'a', what: 'answers', ask: () => Promise.resolve()};
const no = {service: 'a', what: 'knows the token', ask: () => Promise.reject(new No('it answers 401'))};

it.each([
  [[], null],
  [[yes, yes], null],
  [[yes, no], 'knows the token: it answers 401'],
  [[no, no, yes, no], 'knows the token: it answers 401 (and 2 more)'],
])('a step is done when every question is answered by yes', async (questions, reason) => {
  expect(await statusOf(questions)).toBe(reason);
});

it('a mistake of the command itself is not taken for an open step', async () => {
  const mistake = {...no, ask: () => Promise.reject(new TypeError('a mistake'))};
  await expect(statusOf([mistake])).rejects.toThrow('a mistake');
});

it('the guide has the steps in their order', () => {
  const guide = readFileSync('docs/deploying.md', 'utf8');
  const headings = [...guide.matchAll(/^#{2,3} (?:\d\. )?([^(\n]+?)(?: \(.*\))?$/gm)].map(([, heading]) => heading);
  const titles = GOLIVE_STEPS.map(({title}) => title);
  expect(headings.filter((heading) => titles.some((title) => title === heading))).toEqual(titles);
});
