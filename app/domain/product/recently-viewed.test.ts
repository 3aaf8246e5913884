import {describe, expect, it} from 'vitest';

import {readViewed, withViewed, type Viewed} from './recently-viewed';

const viewed = (handle: string): Viewed => ({handle, title: handle, picture: `/media/${handle}.webp`});

describe('recently viewed products', () => {
  it('lists the newest first, each product once, seven at most', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(viewed);
    expect(withViewed(list, viewed('c')).map(({handle}) => handle)).toEqual(['c', 'a', 'b', 'd', 'e', 'f', 'g']);
    expect(withViewed(list, viewed('h')).map(({handle}) => handle)).toEqual(['h', 'a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('is read up to seven', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(viewed);
    expect(readViewed(JSON.stringify(list))).toEqual(list.slice(0, 7));
  });

  it('drops entries that are no product', () => {
    const others = [
      null,
      'a',
      7,
      [],
      {},
      {handle: 'a', title: 'x'},
      {handle: 'a', picture: null},
      {title: 'x', picture: null},
    ];
    const untyped = [
      {handle: 7, title: 'x', picture: null},
      {handle: 'a', title: 7, picture: null},
      {handle: 'a', title: 'x', picture: 7},
      {handle: 'a', title: 'x', picture: ['/media/a.webp']},
    ];
    expect(readViewed(JSON.stringify([...others, viewed('a'), ...untyped]))).toEqual([viewed('a')]);
  });

  it('round-trips through storage', () => {
    const list = [
      viewed('a'),
      {...viewed('b'), picture: null},
      {...viewed('c'), picture: '/media/v17/products/IMG_0042.jpeg'},
    ];
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
