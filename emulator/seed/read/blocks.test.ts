import {expect, it} from 'vitest';
import {pageBlocks} from './blocks';
import {parseMarkdown} from './markdown';

const blocks = (markdown: string) => pageBlocks(parseMarkdown(markdown));

it('makes a text of the Markdown between two modules', () => {
  const page = blocks('## One\n\nTwo\n\n::shop-part{part=contactForm #contact}\n\nThree');
  expect(page.map(({_type}) => _type)).toEqual(['richText', 'shopPart', 'richText']);
  expect(page[1]).toMatchObject({part: 'contactForm', anchor: 'contact'});
});

it('fills a module with its label, attributes, words and links', () => {
  const [hero] = blocks(':::hero[Hello]{image=scene-home}\n\nSome words.\n\n::cta[Go]{href="/en/e/team"}\n\n:::');
  expect(hero).toEqual({
    _type: 'hero',
    heading: 'Hello',
    text: 'Some words.',
    image: {_type: 'picture', name: 'scene-home'},
    links: [{_type: 'cta', label: 'Go', href: '/en/e/team'}],
  });
});

it('makes an entry of every heading of level 3', () => {
  const [cards] = blocks(':::cards[More]\n\n### One\n\n![](scene-gift)\n\nFirst.\n\n### Two\n\nSecond.\n\n:::');
  expect(cards).toMatchObject({
    heading: 'More',
    cards: [
      {heading: 'One', text: 'First.', image: {name: 'scene-gift'}},
      {heading: 'Two', text: 'Second.', image: undefined},
    ],
  });
});

it('reads tables and links to parts of the page', () => {
  const [table, anchors] = blocks(
    ':::table[Times]\n\n| Region | Days |\n| --- | --- |\n| Germany | 1–3 |\n\n:::\n\n:::anchors[Here]\n\n- [Times](#times)\n\n:::',
  );
  expect(table).toMatchObject({caption: 'Times', head: ['Region', 'Days'], rows: [{cells: ['Germany', '1–3']}]});
  expect(anchors).toMatchObject({items: [{label: 'Times', target: 'times'}]});
});

it.each([
  [':::hero[Hello]{image=a}\n\nOne.\n\nTwo.\n\n:::', 'expected one paragraph'],
  [':::hero[Hello]{image=a}\n\n**One**\n\n:::', 'expected plain words'],
  [':::faq[Questions]\n\nWithout a heading.\n\n:::', 'expected a heading'],
  [':::anchors[Here]\n\n- [Out](/en/e/team)\n\n:::', 'expected a link to a part of the page'],
  ['::cta[Alone]{href="/en"}', 'there is no module "cta"'],
])('refuses %j', (markdown, reason) => {
  expect(() => blocks(markdown)).toThrow(reason);
});
