import {expect, it} from 'vitest';

import {reviewReportPath} from '../../pages/service-paths';
import {reportedReview} from './reported-review';

it.each([
  ['review=kaennchen-2', 'kaennchen-2'],
  ['review=Waldgold', null],
  ['review=waldgold/x', null],
  ['review=wald gold', null],
  ['review=wald%0Agold', null],
  ['review=waldgold%0A', null],
  [`review=${'w'.repeat(256)}`, null],
  ['', null],
])('?%s reports a review of %o', (query, product) => {
  expect(reportedReview(new URLSearchParams(query))).toBe(product);
});

it('is what the link below the reviews asks for', () => {
  const path = reviewReportPath('de', 'kaennchen-2');
  expect(path).toMatch(/^\/de\/service\/kontakt\?/);
  expect(reportedReview(new URL(path, 'https://shop.example').searchParams)).toBe('kaennchen-2');
});
