import {expect, it} from 'vitest';
import type {Json} from './json';
import {portableWords} from './portable-words';

const span = (text: string, marks: string[] = []) => ({_type: 'span', _key: text, text, marks});
const paragraph = (...texts: string[]) => ({
  _type: 'block',
  _key: 'a',
  style: 'normal',
  children: texts.map((text) => span(text)),
  markDefs: [{_type: 'link', _key: 'l', href: '/de/e/versand'}],
});

const CASES: readonly (readonly [what: string, value: Json | undefined, words: string])[] = [
  [
    'a sentence of several spans',
    [paragraph('Ab ', '39 Euro', ' liefern wir kostenlos.')],
    'Ab 39 Euro liefern wir kostenlos.',
  ],
  ['paragraphs apart', [paragraph('Eins.'), paragraph('Zwei.')], 'Eins. Zwei.'],
  [
    'a table',
    [{_type: 'table', caption: 'Porto', head: ['Land', 'Preis'], rows: [{_key: 'r', cells: ['Schweiz', '9,90']}]}],
    'Porto Land Preis Schweiz 9,90',
  ],
  [
    'cards without their pictures and links',
    [
      {
        _type: 'cards',
        anchor: 'karten',
        cards: [
          {
            _type: 'card',
            heading: 'Rösten',
            text: 'Montags.',
            image: {alt: 'Röster'},
            link: {label: 'Mehr', href: '/de/e/roesten'},
          },
        ],
      },
    ],
    'Rösten Montags.',
  ],
  ['no table of contents', [{_type: 'anchors', heading: 'Inhalt', items: [{label: 'Porto', target: 'porto'}]}], ''],
  ['nothing', undefined, ''],
];

it.each(CASES)('reads %s', (_what, value, words) => {
  expect(portableWords(value)).toBe(words);
});
