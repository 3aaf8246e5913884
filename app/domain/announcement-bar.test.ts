import {describe, expect, it} from 'vitest';
import {announcementReducer, isAnnouncementEligible, type AnnouncementEvent} from './announcement-bar';

describe('announcement bar: eligible', () => {
  it.each([
    ['the path contains an entry', true, '/c/,/g/', '', '/de/c/coffee-shop', false, true],
    ['inactive', false, '/c/', '', '/de/c/coffee-shop', false, false],
    ['dismissed', true, '/c/', '', '/de/c/coffee-shop', true, false],
    ['no entry matches', true, '/g/', '', '/de/c/coffee-shop', false, false],
    ['hidden on that page', true, '/', '/checkout/', '/de/checkout/cart', false, false],
    ['a trailing slash is removed', true, '/coffee-shop/', '', '/de/c/coffee-shop/', false, false],
    ['hiding looks at the path without trailing slash too', true, '/', 'shop/', '/de/c/coffee-shop/', false, true],
    ['an entry / means everywhere', true, '/', '', '/en', false, true],
    ['home stays /', true, '/', '', '/', false, true],
    ['spaces around entries', true, ' /g/ , /c/ ', '', '/de/c/x', false, true],
    ['an empty list never shows', true, '', '', '/de/c/x', false, false],
    ['empty entries never match', true, '/c/', ' , ,', '/de/c/x', false, true],
  ])('%s', (_, barActive, showOnPages, hideOnPages, path, dismissed, eligible) => {
    expect(isAnnouncementEligible({barActive, showOnPages, hideOnPages}, path, dismissed)).toBe(eligible);
  });
});

describe('announcement bar: transitions', () => {
  const scroll = (y: number, atBottom = false): AnnouncementEvent => ({type: 'scroll', y, atBottom});
  it.each([
    ['hidden', scroll(600), 'hidden'],
    ['hidden', scroll(601), 'visible'],
    ['visible', scroll(100), 'visible'],
    ['visible', scroll(3000, true), 'hidden'],
    ['hidden', scroll(700, true), 'hidden'],
    ['visible', {type: 'dismiss'}, 'dismissed'],
    ['dismissed', scroll(900), 'dismissed'],
  ] as const)('%s, %o: %s', (state, event, next) => {
    expect(announcementReducer(state, event)).toBe(next);
  });
});
