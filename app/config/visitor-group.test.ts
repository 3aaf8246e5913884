import {expect, test} from 'vitest';

import {drawGroup, readGroup} from './visitor-group';

test.each([
  ['visitor_group=0', 0],
  ['a=b; visitor_group=42; c=d', 42],
  ['visitor_group=7; visitor_group=8', 7],
  ['visitor_group=100', null],
  ['visitor_group=-1', null],
  ['visitor_group=', null],
  ['visitor_group=1.5', null],
  ['other_visitor_group=5', null],
  ['', null],
  [null, null],
])('the cookies %j are of group %j', (header, group) => {
  expect(readGroup(header)).toBe(group);
});

test.each([
  [0, 0],
  [0.999_999, 99],
  [0.42, 42],
])('%d draws group %i', (drawn, group) => {
  const cookie = `visitor_group=${group}; Path=/; Max-Age=2592000; Secure; SameSite=Lax`;
  expect(drawGroup(() => drawn)).toEqual({group, cookie});
  expect(readGroup(cookie)).toBe(group);
});
