import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import {writeError} from './log';
import {UpstreamError} from './upstream';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockRestore();
});

const written = (error: unknown): unknown => {
  writeError(error);
  return JSON.parse(String(log.mock.lastCall?.[0]));
};

it('an outage of a hosted service is named by its service', () => {
  expect(written(new UpstreamError('search', '403'))).toEqual({event: 'outage', service: 'search', reason: '403'});
});

it.each([
  [
    {remote: true, name: 'UpstreamError', service: 'search', reason: '403'},
    {event: 'outage', service: 'search'},
  ],
  [
    {remote: true, retryable: true},
    {event: 'outage', service: 'object', reason: 'lost'},
  ],
  [{overloaded: true}, {event: 'outage', service: 'object', reason: 'lost'}],
  [
    {remote: true, durableObjectReset: true},
    {event: 'outage', service: 'object', reason: 'lost'},
  ],
  [{remote: true}, {event: 'fault', fault: 'unexpected'}],
])('an error of an object with %j is %j', (marks, line) => {
  expect(written(Object.assign(new Error('lost'), marks))).toMatchObject(line);
});

it('anything else is a fault, with its stack', () => {
  const stack: unknown = expect.arrayContaining([expect.stringMatching(/^\s+at .*log\.test/)]);
  expect(written(new TypeError('a mistake'))).toEqual({
    event: 'fault',
    fault: 'unexpected',
    name: 'TypeError',
    message: 'a mistake',
    stack,
  });
  expect(written('a text')).toEqual({event: 'fault', fault: 'unexpected', message: 'a text'});
});
