import {describe, expect, it} from 'vitest';

import {allows, chosenConsent, consentMode, consentState, consentTo} from './consent';

describe('consent of a cookie', () => {
  it.each([
    [null, 'unknown'],
    ['', 'unknown'],
    ['everything', 'unknown'],
    ['necessary', 'necessary'],
    ['statistics', 'statistics'],
    ['marketing', 'marketing'],
    ['all', 'all'],
  ])('%s: %s', (value, state) => {
    expect(consentState(value)).toBe(state);
  });
});

describe('grants only what the visitor allowed', () => {
  it.each([
    ['unknown', false, false],
    ['necessary', false, false],
    ['statistics', true, false],
    ['marketing', false, true],
    ['all', true, true],
  ] as const)('%s: statistics %s, marketing %s', (state, statistics, marketing) => {
    expect([allows(state, 'statistics'), allows(state, 'marketing')]).toEqual([statistics, marketing]);
  });
});

describe('reads the consent form', () => {
  it.each([
    ['necessary', ['statistics', 'marketing'], 'necessary'],
    ['all', [], 'all'],
    ['selected', [], 'necessary'],
    ['selected', ['statistics'], 'statistics'],
    ['selected', ['marketing'], 'marketing'],
    ['selected', ['marketing', 'statistics'], 'all'],
    ['selected', ['statistics', 'statistics'], 'statistics'],
    ['selected', ['necessary', 'other'], 'necessary'],
    ['unknown', ['statistics'], null],
    [null, ['statistics'], null],
  ])('%s with %j: %s', (choice, ticked, state) => {
    expect(chosenConsent(choice, ticked)).toBe(state);
  });
});

it('the same consent comes out of its purposes', () => {
  expect([consentTo([]), consentTo(['statistics']), consentTo(['marketing', 'statistics'])]).toEqual([
    'necessary',
    'statistics',
    'all',
  ]);
});

it('consent mode denies everything by default', () => {
  expect(new Set(Object.values(consentMode('unknown')))).toEqual(new Set(['denied']));
  expect(consentMode('statistics')).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
});
