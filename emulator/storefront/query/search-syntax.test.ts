import {expect, it} from 'vitest';
import {fulfils, readQuery} from './search-syntax';
import type {Term} from './search-syntax';

const coffee = {tag: ['decaf', 'new arrival'], vendor: ['lichtung'], price: 12.5, words: ['waldkaffee']};

function meets({field, comparator, value, isPrefix}: Term): boolean {
  if (field === 'price') {
    const wanted = Number(value);
    return {'=': coffee.price === wanted, '<': coffee.price < wanted, '>': coffee.price > wanted}[
      comparator === '>=' ? '>' : comparator === '<=' ? '<' : comparator
    ];
  }
  const held = field === 'tag' ? coffee.tag : field === 'vendor' ? coffee.vendor : coffee.words;
  return held.some((each) => (isPrefix ? each.startsWith(value) : each === value));
}

it.each([
  ['', true],
  ['tag:decaf', true],
  ['TAG:Decaf', true],
  ['tag:light', false],
  ["tag:'new arrival'", true],
  ['tag:"new arrival"', true],
  ['tag:new*', true],
  ['-tag:decaf', false],
  ['NOT tag:light', true],
  ['tag:decaf vendor:lichtung', true],
  ['tag:decaf AND vendor:other', false],
  ['tag:light OR vendor:lichtung', true],
  ['(tag:light OR tag:decaf) AND vendor:lichtung', true],
  ['(tag:light OR tag:decaf) -vendor:lichtung', false],
  ['price:>12', true],
  ['price:<12', false],
  ['waldkaffee', true],
  ['wald*', true],
  ['other', false],
  ['(tag:decaf', true],
  ['tag:decaf) vendor:other', false],
  ['"', true],
  ['OR', true],
])('%s: %s', (query, expected) => {
  expect(fulfils(readQuery(query), meets)).toBe(expected);
});
