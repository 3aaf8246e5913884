import {describe, expect, it} from 'vitest';

import {pageOf, dashboardPath, SUBSCRIPTION_PAGES} from './pages';

describe('the pages of the dashboard', () => {
  it.each(SUBSCRIPTION_PAGES)('%s is found at its own address', (page) => {
    expect(pageOf(dashboardPath('de', page))).toBe(page);
    expect(pageOf(`${dashboardPath('en', page)}/`)).toBe(page);
  });

  it.each(['/de/account/subscription/deliveries/1-2026-12-01/skip', '/en/account/subscription/cancel'])(
    '%s is a command',
    (path) => {
      expect(pageOf(path)).toBeNull();
    },
  );
});
