import {describe, expect, it} from 'vitest';
import {portableTextSchema} from '../../../contracts/cms-text';
import {parseMarkdown} from './markdown';
import {portableText as fromBlocks} from './portable-text';

const portableText = (markdown: string) => portableTextSchema.parse(fromBlocks(parseMarkdown(markdown)));

describe('portable text from Markdown', () => {
  it.each([
    ['words', 'normal', undefined],
    ['## words', 'h2', undefined],
    ['### words', 'h3', undefined],
    ['#### words', 'h4', undefined],
    ['> words', 'blockquote', undefined],
    ['- words', 'normal', 'bullet'],
    ['12. words', 'normal', 'number'],
  ])('%s', (markdown, style, listItem) => {
    const [block] = portableText(markdown);
    expect(block).toMatchObject({style, children: [{text: 'words', marks: []}]});
    expect(block?.listItem).toBe(listItem);
  });

  it('joins the lines of a paragraph and parts at empty lines, headings and list entries', () => {
    const blocks = portableText('one\ntwo\n\nthree\n## four\nfive\n- six\n- seven');
    expect(blocks.map(({children}) => children[0]?.text)).toEqual(['one two', 'three', 'four', 'five', 'six', 'seven']);
  });

  it('marks emphasis and links, each key once', () => {
    const [block] = portableText('a **b** c _d_ [e](/de/e/versand)');
    expect(block?.children.map(({text, marks}) => [text, marks])).toEqual([
      ['a ', []],
      ['b', ['strong']],
      [' c ', []],
      ['d', ['em']],
      [' ', []],
      ['e', ['b0l0']],
    ]);
    expect(block?.markDefs).toEqual([{_type: 'link', _key: 'b0l0', href: '/de/e/versand'}]);
    expect(new Set(block?.children.map(({_key}) => _key)).size).toBe(6);
  });

  it('leaves a colon before a word alone', () => {
    expect(portableText('at 9:pm')[0]?.children[0]?.text).toBe('at 9:pm');
  });

  it.each(['# words', '`code`', '![](picture)', '---', '<b>HTML</b>', '- one\n  - two'])('refuses %s', (markdown) => {
    expect(() => portableText(markdown)).toThrow('has no place');
  });
});
