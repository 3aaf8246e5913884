import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';
import * as z from 'zod';

import {costsPage, monthlyCosts, readMeasured} from '../../scripts/lib/costs.mjs';

const measured = {hit: 0.5, miss: 20, cart: 14, confirm: 10, summary: 6};

it('a small shop pays the base fee alone', () => {
  expect(monthlyCosts(measured, 10_000).total).toBe(5);
});

it.each([
  // 425 M of views, 4 M cart commands, 0.5 M orders; 10 M are included, each further million is USD 0.30.
  ['requests', 429_500_000, 125.85],
  // 95 M hits and 5 M pages made anew, 325 M others, 4 M commands of 20 ms, 0.5 M confirmations; 30 M included, USD 0.02.
  ['cpuMs', 47_500_000 + 100_000_000 + 162_500_000 + 80_000_000 + 5_000_000, 7.3],
  // 100 M pages, 8 M of commands; 1 M included, USD 0.15.
  ['objectRequests', 108_000_000, 16.05],
  ['objectRowsWritten', 16_000_000, 0],
  ['logLines', 225_000_000, 123],
])('100 million views: %s are %i, and cost USD %f', (name, amount, dollars) => {
  const costs = monthlyCosts(measured, 100_000_000);
  expect(costs.amounts[name]).toBeCloseTo(amount, 0);
  expect(costs.dollars[name]).toBeCloseTo(dollars, 5);
});

it('a million views ask the CMS for each page that is made anew, for a monitor and for the index', () => {
  // 50,000 pages of 1.5 requests, and 730 hours of 60 looks and 8 reads.
  expect(monthlyCosts(measured, 1_000_000).cmsRequests).toBeCloseTo(75_000 + 43_800 + 5_840, 5);
});

it('the recorded page has the recorded figures', () => {
  const read = (name: string) => readFileSync(`docs/figures/${name}`, 'utf8');
  const runs = z.array(z.unknown()).parse(JSON.parse(read('speed.json')));
  const page = costsPage(readMeasured(runs.at(-1), read('requests.md')));
  const figures = (text: string) => text.match(/[\d,.]+\d/g);
  expect(figures(read('costs.md'))).toEqual(figures(page));
});

it('a row that is missing is named', () => {
  const speed = {rates: {pages: {}}};
  for (const page of ['home', 'listing-24', 'product', 'article']) {
    Object.assign(speed.rates.pages, {[page]: {cached: {cpuMs: 1}, uncached: {cpuMs: 1}}});
  }
  expect(() => readMeasured(speed, '')).toThrow('has no row "POST cart, increase"');
});
