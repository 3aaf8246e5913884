import {afterEach, expect, it, vi} from 'vitest';

import {reportCrash} from './use-crash-report';

afterEach(() => vi.unstubAllGlobals());

const errors: readonly (readonly [string, unknown, number])[] = [
  ['an error of a component', new TypeError('title is undefined'), 1],
  ['an error of a loader', Object.assign(new Error('Unexpected Server Error'), {stack: undefined}), 0],
  ['an error response', {status: 404, statusText: 'Not Found', internal: false, data: null}, 0],
];

it.each(errors)('of %s reports what only the browser knows', (_name, error, times) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  reportCrash(error);
  expect(report.mock.calls).toEqual(Array.from({length: times}, () => [error]));
});
