import {describe, expect, it} from 'vitest';

import {readRange} from './video-proxy.server';

describe('a part of a video of 1000 bytes', () => {
  it.each([
    [null, null],
    ['bytes=0-', {from: 0, to: 999}],
    ['bytes=0-1', {from: 0, to: 1}],
    ['bytes=500-5000', {from: 500, to: 999}],
    ['bytes=-100', {from: 900, to: 999}],
    ['bytes=-5000', {from: 0, to: 999}],
    ['bytes=1000-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=5-5', {from: 5, to: 5}],
    ['bytes=999-', {from: 999, to: 999}],
    ['bytes=5-2', null],
    ['x-bytes=0-1', null],
    ['bytes=0-1 ', null],
    ['', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=0-1', null],
  ] as const)('%s', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range);
  });
});
