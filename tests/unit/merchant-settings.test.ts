import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'app'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file));
const sources = files.map((file) => ({file, text: readFileSync(file, 'utf8')}));

/** What is a merchant's and not the shop's: it belongs into the environment, the platform or the CMS. */
const MERCHANTS: readonly (readonly [string, RegExp, example: string])[] = [
  ['a global id', /gid:\/\/\w+\/\w+\/\d/, "'gid://shopify/Product/1204'"],
  ['a project of the CMS', /project_?id\W{1,4}['"`]/i, "projectId: 'abc123'"],
  ['a rating', /\brating['"]?\s*[:=]\s*\d/i, 'rating: 4.93'],
  ['a number of ratings', /\b(?:count|ratings|reviews)['"]?\s*[:=]\s*\d{3}/i, 'count: 13702'],
  ['the address of an account', /accountUrl\W{1,4}['"`]/i, "accountUrl: 'https://account.example'"],
];

describe.each(MERCHANTS)('%s', (_, pattern, example) => {
  it('is nowhere in the shop’s code', () => {
    expect(example).toMatch(pattern);
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter(({text}) => pattern.test(text)).map(({file}) => file)).toEqual([]);
  });
});
