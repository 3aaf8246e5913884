import {expect, it} from 'vitest';

import {COMPLETE} from '../config/env.fixture';
import {createIsolates} from './isolate.server';

it('keeps its caches for the same bindings, and starts anew for others, with their secret', () => {
  const isolateOf = createIsolates({routes: {}}, 'build');
  const first = isolateOf(COMPLETE);
  expect(isolateOf(COMPLETE)).toBe(first);
  const second = isolateOf({...COMPLETE, SESSION_SECRET: 'another secret of 32 characters!'});
  expect([first, second].map(({env}) => env.SESSION_SECRET)).toEqual([
    COMPLETE.SESSION_SECRET,
    'another secret of 32 characters!',
  ]);
  expect(second.documents).not.toBe(first.documents);
});
