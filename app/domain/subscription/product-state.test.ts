import {expect, it} from 'vitest';

import {isOver, isRunning} from './product-state';

it.each([
  ['recurring', 'active', {isOver: false, isRunning: true}],
  ['recurring', 'no-longer-available', {isOver: false, isRunning: true}],
  ['recurring', 'cancelled', {isOver: true, isRunning: false}],
  ['recurring', 'ended', {isOver: true, isRunning: false}],
  ['one-time', 'one-time', {isOver: false, isRunning: false}],
  ['one-time', 'no-longer-available', {isOver: false, isRunning: false}],
] as const)('a %s product that is %s: %j', (kind, state, expected) => {
  expect({isOver: isOver({state}), isRunning: isRunning({kind, state})}).toEqual(expected);
});
