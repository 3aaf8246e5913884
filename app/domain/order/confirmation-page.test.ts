import {expect, test} from 'vitest';

import type {Fallible} from '../fallible';
import {confirmationPage} from './confirmation-page';
import type {Confirmation} from './order';

const DOWN = {state: 'unavailable'} as const;
const NO_CART = {state: 'ready', data: null} as const;
const CART = {state: 'ready', data: {}} as const;
const named = (state: 'expired' | 'unknown'): Fallible<Confirmation> => ({state: 'ready', data: {state}});

test.each([
  ['no token, no cart', null, named('unknown'), NO_CART, 'ordered'],
  ['no token, a cart', null, named('unknown'), CART, 'unknown'],
  ['no token, a cart that nobody can read', null, named('unknown'), DOWN, 'unavailable'],
  ['an old token, no cart', 'a.b.c', named('expired'), NO_CART, 'expired'],
  ['an old token, a cart that nobody can read', 'a.b.c', named('expired'), DOWN, 'expired'],
  ['a token that nobody can read, no cart', 'a.b.c', DOWN, NO_CART, 'unavailable'],
  ['nothing can be read', 'a.b.c', DOWN, DOWN, 'unavailable'],
])('%s', (_what, token, order, cart, state) => {
  expect(confirmationPage(token, order, cart)).toEqual({state});
});
