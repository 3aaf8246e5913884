import {readdirSync, readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import type {RichText} from './rich-text';
import {FRAME_FRAGMENTS, takenFragments} from './taken-fragments';

const picture = {path: '/media/a.webp', alt: '', width: 1, height: 1};
const text = (id: string): RichText => [
  {_type: 'block', _key: id, style: 'h2', children: [], markDefs: []},
  {_type: 'block', _key: 'paragraph', style: 'normal', children: [], markDefs: []},
];

it('are the anchors of blocks and the headings of their texts', () => {
  const own = {key: 'k', anchor: null};
  expect(
    takenFragments([
      {...own, kind: 'text', anchor: 'kosten', content: text('a')},
      {...own, kind: 'imageText', heading: null, content: text('b'), picture, side: 'left', links: []},
      {...own, kind: 'accordion', heading: null, isFaq: false, items: [{key: 'i', title: '', content: text('c')}]},
      {...own, kind: 'video', title: '', url: null, poster: picture, transcript: text('d')},
      {...own, kind: 'shippingCountries', anchor: 'laender'},
    ]),
  ).toEqual(['kosten', 'laender', 'a', 'b', 'c', 'd']);
});

it('are those of the frame and of what stands beside editors’ texts', () => {
  const views = ['app/views/shell', 'app/views/content'].flatMap((folder) =>
    readdirSync(folder).map((file) => `${folder}/${file}`),
  );
  const files = [...views, 'app/views/parts/BrewCalculator.tsx'].filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('PreviewPage.tsx'),
  );
  const ids = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect([...FRAME_FRAGMENTS].sort()).toEqual([...new Set(ids)].sort());
});
