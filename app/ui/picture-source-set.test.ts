import {expect, it} from 'vitest';

import {pictureSourceSet} from './picture-source-set';

it('offers every prepared width of a large master', () => {
  const widths = pictureSourceSet({path: '/img/a', width: 2000})
    .split(', ')
    .map((source) => source.split(' ')[1]);
  expect(widths).toEqual(['160w', '320w', '480w', '640w', '960w', '1280w', '1600w']);
});

it('offers no width above the master', () => {
  expect(pictureSourceSet({path: '/img/a', width: 480})).toBe(
    '/img/a?width=160 160w, /img/a?width=320 320w, /img/a?width=480 480w',
  );
});

it('offers no width above the widest that is ever shown', () => {
  expect(pictureSourceSet({path: '/img/a', width: 2000}, 320)).toBe('/img/a?width=160 160w, /img/a?width=320 320w');
});

it.each([
  [2000, '320w, 480w, 640w, 960w'],
  [480, '320w, 480w'],
  [50, '320w'],
])('offers no width below a quarter of the widest, of a master of %i', (width, offered) => {
  const set = pictureSourceSet({path: '/img/a', width}, 960);
  expect(set.replaceAll(/\/img\/a\?width=\d+ /g, '')).toBe(offered);
});

it('offers the least width even where the master is smaller', () => {
  expect(pictureSourceSet({path: '/img/a', width: 50})).toBe('/img/a?width=160 160w');
});
