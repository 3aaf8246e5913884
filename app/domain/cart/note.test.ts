import {describe, expect, it} from 'vitest';

import {isGift, withGift} from './note';

const other = {key: 'channel', value: 'web'};

describe('whether the parcel is a present', () => {
  it.each([
    [[], false],
    [[other], false],
    [[{key: 'gift', value: 'no'}], false],
    [[{key: 'newsletter', value: 'yes'}], false],
    [[other, {key: 'gift', value: 'yes'}], true],
  ])('%j: %s', (attributes, gift) => {
    expect(isGift(attributes)).toBe(gift);
  });

  it('is said and taken back, all other attributes staying', () => {
    const said = withGift([other], true);
    expect(isGift(said)).toBe(true);
    expect(withGift(said, true)).toEqual(said);
    expect(withGift(said, false)).toEqual([other]);
  });
});
