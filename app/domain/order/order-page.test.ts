import {expect, it} from 'vitest';

import {pageOf} from './order-page';
import type {TrackedOrder} from './tracking';

const values = {number: 'L10001', email: 'mara@example.com'};
const tracked: TrackedOrder = {
  order: {number: 'L10001', createdAt: '2026-11-01T08:00:00Z', lines: []},
  steps: [],
  parcel: null,
  expectedBy: null,
  returnableUntil: null,
  returnable: [],
};

it.each([
  [{state: 'ready', data: {state: 'found', tracked}}, 200, {tracked, problem: null}],
  [{state: 'ready', data: {state: 'refused', problem: 'not_found'}}, 404, {tracked: null, problem: 'not_found'}],
  [{state: 'ready', data: {state: 'refused', problem: 'too-often'}}, 429, {tracked: null, problem: 'too-often'}],
  [{state: 'unavailable'}, 503, {tracked: null, problem: 'unavailable'}],
] as const)('after %j the status is %i, and what was typed stays', (found, status, state) => {
  expect(pageOf(found, values)).toMatchObject({status, state: {...state, values}});
});
