import {expect, test} from 'vitest';

import type {Feature, Switches} from '../config/features';
import {normaliseUrl} from '../framework/representation.server';
import {visitorSwitches} from './visitor-switches.server';

const PARTIAL: Switches = new Map([
  ['search', 100],
  ['reviews', 25],
]);
const WHOLE: Switches = new Map([['search', 100]]);

type Asked = {readonly path?: string; readonly cookie?: string; readonly method?: string; readonly drawn?: number};

type Found = {readonly off: readonly string[]; readonly cookie: string | null};

function ask(switches: Switches, {path = '/de/p/waldgold', cookie = '', method = 'GET', drawn = 0.1}: Asked): Found {
  const request = new Request(`https://shop.example${path}`, {method, headers: {Cookie: cookie}});
  const found = visitorSwitches(request, normaliseUrl(new URL(request.url)), switches, () => drawn);
  return {off: [...found.off], cookie: found.cookie?.split(';')[0] ?? null};
}

test.each<[string, Switches, Asked, Found]>([
  ['in a group with a share', PARTIAL, {cookie: 'visitor_group=24'}, of('reviews')],
  ['in a group without', PARTIAL, {cookie: 'visitor_group=25'}, of()],
  ['for the first time', PARTIAL, {}, {...of('reviews'), cookie: 'visitor_group=10'}],
  ['for the first time, with more luck', PARTIAL, {drawn: 0.9}, {...of(), cookie: 'visitor_group=90'}],
  ['with a broken cookie', PARTIAL, {cookie: 'visitor_group=x'}, {...of('reviews'), cookie: 'visitor_group=10'}],
  ['with HEAD', PARTIAL, {method: 'HEAD'}, {...of('reviews'), cookie: 'visitor_group=10'}],
  ['for data, in a group', PARTIAL, {path: '/de/p/waldgold.data', cookie: 'visitor_group=0'}, of('reviews')],
  ['for data, without a group', PARTIAL, {path: '/de/p/waldgold.data'}, of()],
  ['with a form, in a group', PARTIAL, {method: 'POST', cookie: 'visitor_group=0'}, of('reviews')],
  ['with a form, without a group', PARTIAL, {method: 'POST'}, of()],
  ['for a file', PARTIAL, {path: '/de/FEEDS/products.xml', cookie: 'visitor_group=0'}, of()],
  ['where nothing has a share', WHOLE, {cookie: 'visitor_group=0'}, of()],
  ['where nothing has a share, for the first time', WHOLE, {}, of()],
])('who asks %s', (_, switches, asked, expected) => {
  expect(ask(switches, asked)).toEqual(expected);
});

/** What is off for everybody, and then for the group. */
function of(...inGroup: readonly Feature[]) {
  return {off: ['search', ...inGroup], cookie: null};
}
