import {expect, test} from 'vitest';
import {followRedirects, withQuery} from './follow-redirects';

type List = Readonly<Record<string, string>>;

const moveIn = (list: List, at: string, isPermanent = true) => {
  const target = list[at];
  return Promise.resolve(target === undefined ? null : {target, isPermanent});
};
const follow = (list: List, path: string) => followRedirects(path, (at) => moveIn(list, at));

test.each([
  ['what was not moved leads nowhere', {}, null],
  ['one step', {'/a': '/b'}, '/b'],
  ['a page that was renamed twice is reached at once', {'/a': '/b', '/b': '/c'}, '/c'],
  ['query and fragment of the last step stay', {'/a': '/b#x', '/b': '/c?d=1#e'}, '/c?d=1#e'],
  ['four steps', {'/a': '/b', '/b': '/c', '/c': '/d', '/d': '/e'}, '/e'],
  ['five steps lead nowhere', {'/a': '/b', '/b': '/c', '/c': '/d', '/d': '/e', '/e': '/f'}, null],
  ['a circle leads nowhere', {'/a': '/b', '/b': '/a'}, null],
  ['a page that was moved to itself leads nowhere', {'/a': '/a#top'}, null],
  [
    'a way that never ends leads nowhere',
    {'/a': '/b', '/b': '/c', '/c': '/d', '/d': '/e', '/e': '/f', '/f': '/g'},
    null,
  ],
])('%s', async (_, list, target) => {
  expect((await follow(list, '/a'))?.target ?? null).toBe(target);
});

test.each([
  ['for good where all steps are', [], true],
  ['for now where the first is', ['/a'], false],
  ['for now where the last is', ['/b'], false],
])('a chain leads on %s', async (_, forNow, isPermanent) => {
  const next = (at: string) => moveIn({'/a': '/b', '/b': '/c'}, at, !forNow.includes(at));
  expect(await followRedirects('/a', next)).toEqual({target: '/c', isPermanent});
});

test.each([
  ['/a leads to itself', {'/a': '/a#top'}, ['/a']],
  ['/a leads to /b and back', {'/a': '/b', '/b': '/a'}, ['/a', '/b']],
])('each path of a circle is looked up once: %s', async (_, list: List, lookedUp) => {
  const paths: string[] = [];
  const next = (path: string) => {
    paths.push(path);
    return moveIn(list, path);
  };
  expect(await followRedirects('/a', next)).toBeNull();
  expect(paths).toEqual(lookedUp);
});

test.each([
  ['/b', '?utm_source=mail', '/b?utm_source=mail'],
  ['/b#part', '?page=2', '/b?page=2#part'],
  ['/b?page=1', '?page=2', '/b?page=1'],
  ['/b', '', '/b'],
])('%s with the query %s is %s', (target, search, expected) => {
  expect(withQuery(target, search)).toBe(expected);
});
