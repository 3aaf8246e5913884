import {expect, it} from 'vitest';
import {report} from '../../scripts/lib/bench/report.mjs';

const machine = {processor: 'one', cores: 2, memoryGb: 24, load: 0, loadAfter: 0};
const paint = {requests: 1, html: 1, css: 1, all: 1, nodes: 1, tbt: 0, cls: 0};
const run = {at: '2026-11-26T09:30:00.000Z', runs: 5, seconds: 6, machine};
const beside = {
  at: '2026-11-20T08:15:00.000Z',
  runs: 3,
  pages: {home: {ours: {...paint, fcp: 600, lcp: 900, js: 110}, skeleton: {...paint, fcp: 1000, lcp: 1200, js: 99.5}}},
};

it('marks the shares of the skeleton that miss the goal', () => {
  expect(report({...run, beside}, undefined)).toContain(
    '| home | 600 | 900 | 110.0 | 1000 | 1200 | 99.5 | 0.60 | 0.75 ! |',
  );
});

it('tells when the skeleton was measured, which may be another day', () => {
  expect(report({...run, beside}, undefined)).toContain('at 2026-11-20 08:15 UTC');
  expect(report(run, undefined)).not.toContain('skeleton');
});
