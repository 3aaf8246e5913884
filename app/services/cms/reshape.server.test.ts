import {describe, expect, it} from 'vitest';

import {reshapeRichText, textScope} from './reshape.server';
import {UNSAFE, wireText} from './wire.fixture';

const textOf = (...content: readonly ReturnType<typeof wireText>[]) =>
  reshapeRichText(content, textScope('https://lichtung.example'));

describe('rich text', () => {
  const mark = (href: string) => ({_type: 'link' as const, _key: 'm', href});
  const marked = (href: string) =>
    wireText('Versand', {
      children: [{_type: 'span', _key: 's', text: 'Versand', marks: ['strong', 'em', 'm', 'unknown']}],
      markDefs: [mark(href)],
    });

  it('has no empty paragraphs and headings, and no fragment that the frame has', () => {
    const text = textOf(
      wireText(''),
      wireText('Footer', {style: 'h2'}),
      wireText(' \u00a0', {style: 'h2'}),
      wireText('Hallo'),
    );
    expect(text).toMatchObject([{_key: 'footer-2', style: 'h2'}, wireText('Hallo')]);
  });

  it('keeps links that are safe, and the words of those that are not', () => {
    expect(textOf(marked('https://lichtung.example/de/e/versand'))).toMatchObject([
      {children: [{text: 'Versand', marks: ['strong', 'em', 'm']}], markDefs: [mark('/de/e/versand')]},
    ]);
    expect(textOf(marked(UNSAFE))).toMatchObject([
      {children: [{text: 'Versand', marks: ['strong', 'em']}], markDefs: []},
    ]);
  });

  it('names headings by their words, each once, and nothing else', () => {
    const keys = textOf(
      wireText('Über Kaffee', {style: 'h2'}),
      wireText('Über Kaffee', {style: 'h3'}),
      wireText('Über Kaffee', {style: 'blockquote'}),
    ).map(({_key}) => _key);
    expect(keys).toEqual(['ueber-kaffee', 'ueber-kaffee-2', 'k']);
  });
});
