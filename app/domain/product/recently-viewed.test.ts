import {describe, expect, it} from 'vitest';

import {readViewed, withViewed, type Viewed} from './recently-viewed';

const viewed = (handle: string): Viewed => ({handle, title: handle, picture: `/media/${handle}.webp`});

describe('what was viewed', () => {
  it('stands with the newest in front, each product once, seven at most', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(viewed);
    expect(withViewed(list, viewed('c')).map(({handle}) => handle)).toEqual(['c', 'a', 'b', 'd', 'e', 'f', 'g']);
    expect(withViewed(list, viewed('h')).map(({handle}) => handle)).toEqual(['h', 'a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('is read as it was kept', () => {
    const list = [viewed('a'), {...viewed('b'), picture: null}];
    expect(readViewed(JSON.stringify(list))).toEqual(list);
  });

  it.each([
    null,
    '',
    '{',
    '{}',
    '[1]',
    '[{"handle":"../cart","title":"x","picture":null}]',
    '[{"handle":"a","title":"x","picture":"https://elsewhere.example/a.png"}]',
  ])('is nothing for %s', (kept) => {
    expect(readViewed(kept)).toEqual([]);
  });
});
