import {expect, it} from 'vitest';
import {allowedTypos, mistyped} from './typos';

it.each([
  ['abo', 0],
  ['dose', 1],
  ['schwarz', 1],
  ['espresso', 2],
])('%s may have %i typos', (word, typos) => {
  expect(allowedTypos(word)).toBe(typos);
});

it.each([
  ['kaffe', 'kaffee', false, {typos: 1, length: 6}],
  ['kafffee', 'kaffee', false, {typos: 1, length: 6}],
  ['kafgee', 'kaffee', false, {typos: 1, length: 6}],
  ['kafefe', 'kaffee', false, {typos: 1, length: 6}],
  ['kaeffe', 'kaffee', false, null],
  ['gaffee', 'kaffee', false, null],
  ['espressp', 'espresso', false, {typos: 1, length: 8}],
  ['aspresso', 'espresso', false, {typos: 2, length: 8}],
  ['esppreso', 'espresso', false, {typos: 2, length: 8}],
  ['waldgald', 'waldgold', true, {typos: 1, length: 8}],
  ['wladg', 'waldgold', true, {typos: 1, length: 5}],
  ['wladg', 'waldgold', false, null],
  ['wxyzg', 'waldgold', true, null],
] as const)('%s for %s, as a beginning: %s', (word, term, isPrefix, expected) => {
  expect(mistyped(word, term, allowedTypos(word), isPrefix)).toEqual(expected);
});
