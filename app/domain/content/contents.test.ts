import {describe, expect, it} from 'vitest';

import {tableOfContents} from './contents';
import type {PageBlock} from './page';

function text(...titles: readonly string[]): PageBlock {
  return {
    kind: 'text',
    key: titles.join(),
    anchor: null,
    content: titles.map((title) => ({
      _type: 'block',
      _key: title.toLowerCase(),
      style: 'h2',
      children: [{_type: 'span', _key: 's', text: title, marks: []}],
      markDefs: [],
    })),
  };
}

const quote: PageBlock = {kind: 'quote', key: 'q', anchor: null, text: 'Good.', author: 'A', role: null};
const anchors: PageBlock = {kind: 'anchors', key: 'a', anchor: null, heading: null, items: []};

describe('table of contents', () => {
  it('lists the headings of all texts, from four on', () => {
    expect(tableOfContents({blocks: [text('A', 'B', 'C'), text('D')]})).toEqual([
      {id: 'a', title: 'A'},
      {id: 'b', title: 'B'},
      {id: 'c', title: 'C'},
      {id: 'd', title: 'D'},
    ]);
  });

  it('stands on pages of texts and what belongs to them', () => {
    const own = {key: 'k', anchor: null};
    const blocks: readonly PageBlock[] = [
      {...own, kind: 'table', caption: '', head: [], rows: []},
      {...own, kind: 'download', title: '', text: '', url: '', extension: 'pdf'},
      {...own, kind: 'accordion', heading: null, isFaq: false, items: []},
      {...own, kind: 'shippingCountries'},
    ];
    expect(tableOfContents({blocks: [...blocks, text('A', 'B', 'C', 'D')]})).toHaveLength(4);
  });

  it('lists headings of the second level alone', () => {
    const block = text('A', 'B', 'C', 'D');
    const content = block.kind === 'text' ? block.content : [];
    const smaller = content.map((part) => ({...part, style: 'h3' as const}));
    expect(tableOfContents({blocks: [block, {kind: 'text', key: 'h3', anchor: null, content: smaller}]})).toHaveLength(
      4,
    );
  });

  it.each([
    ['a short page', [text('A', 'B', 'C')]],
    ['a page that is more than text', [text('A', 'B', 'C', 'D'), quote]],
    ['a page whose editors have placed links', [anchors, text('A', 'B', 'C', 'D')]],
  ])('is empty for %s', (_name, blocks) => {
    expect(tableOfContents({blocks})).toEqual([]);
  });
});
