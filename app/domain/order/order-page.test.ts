import {expect, it} from 'vitest';

import {EMPTY_PAGE, labelOr, pageOf} from './order-page';
import type {OrderProblem, TrackedOrder} from './tracking';

const values = {number: 'L10001', email: 'mara@example.com'};
const tracked: TrackedOrder = {
  order: {number: 'L10001', createdAt: '2026-11-01T08:00:00Z', lines: []},
  steps: [],
  parcel: null,
  expectedBy: null,
  returnableUntil: null,
  returnable: [],
};

const refused = (problem: OrderProblem) => ({state: 'ready', data: {state: 'refused', problem, seconds: 42}}) as const;
const wait = (seconds: string) => ({'Retry-After': seconds});

it.each([
  [{state: 'ready', data: {state: 'found', tracked}} as const, 200, {}, {tracked, problem: null}],
  [refused('not_found'), 404, {}, {tracked: null, problem: 'not_found'}],
  [refused('too-often'), 429, wait('42'), {tracked: null, problem: 'too-often'}],
  [{state: 'unavailable'} as const, 503, wait('30'), {tracked: null, problem: 'unavailable'}],
])('after %j the status is %i with %j, and what was typed stays', (found, status, headers, state) => {
  expect(pageOf(found, values)).toMatchObject({init: {status, headers}, state: {...state, values}});
});

const page = {...EMPTY_PAGE, values, tracked};

it.each([
  [refused('not_delivered'), 409, {}, 'not_delivered'],
  [refused('too-often'), 429, wait('42'), 'too-often'],
  [{state: 'unavailable'} as const, 503, wait('30'), 'unavailable'],
])('without a label (%j) the status is %i with %j, and the order stays', (sent, status, headers, problem) => {
  expect(labelOr(page, sent)).toEqual({init: {status, headers}, state: {...page, problem}});
});

it('a label is a label', () => {
  const label = {
    labelUrl: 'https://service.example/1',
    carrier: 'Waldpost',
    trackingNumber: 'W1',
    sendBy: '2026-12-01',
  };
  expect(labelOr(page, {state: 'ready', data: {state: 'label', ...label}})).toMatchObject({label});
});
