import {expect, test} from 'vitest';

import type {ListingLink} from '../domain/listing/listing';
import {toFallible} from './fallible.server';
import {createFindRedirect} from './redirects.server';
import {ServiceError} from './service-error.server';

/** A collection of gear, whose own prefix only the platform knows. */
const GEAR: ListingLink = {handle: 'x', title: 'X', prefix: 'g'};

type Lists = {
  readonly editors?: Readonly<Record<string, string>> | 'down';
  readonly merchant?: Readonly<Record<string, string>> | 'down';
};

const down = () => Promise.reject(new ServiceError('cms', 'unreachable', 'no answer'));

function find(path: string, {editors = {}, merchant = {}}: Lists) {
  const asked: string[] = [];
  const answer = createFindRedirect({
    readEdited: (from) => {
      if (editors === 'down') return down();
      const target = editors[from];
      return Promise.resolve(target === undefined ? null : {target, isPermanent: false});
    },
    readMerchants: (query) => {
      asked.push(query);
      // The platform's search finds what is alike, too.
      const redirects = Object.entries(merchant).map(([from, target]) => ({path: from, target}));
      return merchant === 'down' ? down() : Promise.resolve(redirects);
    },
    catalogue: {listingLink: (handle) => Promise.resolve(handle === GEAR.handle ? GEAR : null)},
    origin: 'https://shop.example',
    fallible: (data) => toFallible(data, () => undefined),
  })(path);
  return {answer, asked};
}

test.each<[string, string, Lists, string | null]>([
  ['the editors’ list', '/de/e/lieferung', {editors: {'/de/e/lieferung': '/de/e/versand'}}, '/de/e/versand'],
  ['the merchant’s list', '/blogs/journal', {merchant: {'/blogs/journal': '/de/a'}}, '/de/a'],
  ['the platform’s usual form', '/pages/versand', {}, '/de/e/versand'],
  ['the platform’s usual form, with a slash', '/collections/x/', {}, '/de/g/x'],
  ['a collection that is not there, under the usual prefix', '/collections/yz', {}, '/de/c/yz'],
  ['a product of the platform’s usual form', '/collections/x/products/y', {}, '/de/p/y'],
  ['a page with such a path inside', '/de/collections/x', {}, null],
  ['a list goes before the usual form', '/pages/x', {merchant: {'/pages/x': '/de/e/y'}}, '/de/e/y'],
  ['from one list into the other', '/pages/x', {merchant: {'/pages/x': '/a'}, editors: {'/a': '/de/e/b'}}, '/de/e/b'],
  ['an address of the shop’s own', '/x', {merchant: {'/x': 'https://shop.example/de/a?b=1#c'}}, '/de/a?b=1#c'],
  ['no path of another', '/de/e/lief', {merchant: {'/de/e/lieferung': '/de/e/versand'}}, null],
  ['an entry with capitals', '/de/p/alt', {merchant: {'/de/p/Alt': '/de/p/neu'}}, '/de/p/neu'],
  ['another origin is nowhere', '/x', {merchant: {'/x': 'https://evil.example/de'}}, null],
  ['neither is another origin without scheme', '/x', {merchant: {'/x': '//evil.example'}}, null],
  ['nor with backslashes', '/x', {merchant: {'/x': '/\\evil.example'}}, null],
  ['a circle is nowhere', '/a', {merchant: {'/a': '/b', '/b': '/a'}}, null],
  ['one list that is down says nothing', '/x', {editors: 'down', merchant: {'/x': '/de/a'}}, '/de/a'],
  ['nor do both', '/x', {editors: 'down', merchant: 'down'}, null],
  ['an address that nobody has written down', `/${'x'.repeat(400)}`, {merchant: {}}, null],
])('%s: %s', async (_, path, lists, expected) => {
  expect((await find(path, lists).answer)?.target ?? null).toBe(expected);
});

test.each<[string, string, Lists, boolean]>([
  ['the editors say', '/a', {editors: {'/a': '/b'}}, false],
  ['the merchant’s list is for good', '/a', {merchant: {'/a': '/b'}}, true],
  ['so is the platform’s usual form', '/pages/versand', {}, true],
])('for how long it has moved: %s', async (_, path, lists, isPermanent) => {
  expect(await find(path, lists).answer).toMatchObject({isPermanent});
});

test('quotes the path in the query to the platform', async () => {
  const {answer, asked} = find('/x" OR path:"/\\', {});
  await answer;
  expect(asked).toEqual(['path:"/x\\" OR path:\\"/\\\\"']);
});

test('an address longer than any that is written down is not looked up', async () => {
  const longest = find(`/${'x'.repeat(299)}`, {});
  const longer = find(`/${'x'.repeat(300)}`, {});
  expect([await longest.answer, await longer.answer]).toEqual([null, null]);
  expect([longest.asked.length, longer.asked.length]).toEqual([1, 0]);
});
