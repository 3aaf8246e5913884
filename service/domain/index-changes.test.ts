import {expect, it} from 'vitest';
import {acceptedBatches, indexChanges} from './index-changes';
import type {IndexRequest} from './index-changes';

const there = new Map(
  [
    {objectID: 'same', title: 'Gleich', image: {width: 1, height: 2}},
    {objectID: 'other', title: 'Alt', image: null},
    {objectID: 'gone', title: 'Weg', image: null},
  ].map((record) => [record.objectID, record]),
);

it('writes what is new or differs, deletes what shall not be there, and leaves the rest', () => {
  const wanted = [
    {image: {height: 2, width: 1}, objectID: 'same', title: 'Gleich'},
    {objectID: 'other', title: 'Neu', image: null},
    {objectID: 'first', title: 'Neu', image: null},
  ];
  expect(indexChanges(wanted, there)).toEqual([
    {action: 'addObject', body: wanted[1]},
    {action: 'addObject', body: wanted[2]},
    {action: 'deleteObject', body: {objectID: 'gone'}},
  ]);
});

it('tells the order of a list, and a value that is missing from one that is null', () => {
  const list = (...entries: readonly string[]) => ({objectID: '1', list: entries});
  const badge = {badge: null};
  const before = new Map([['1', list('a', 'b')]]);
  expect(indexChanges([list('b', 'a')], before)).toHaveLength(1);
  expect(indexChanges([{...list('a', 'b'), ...badge}], before)).toHaveLength(1);
});

it.each([
  ['nothing', 0, 10, []],
  ['few', 3, 10, [3]],
  ['as many as fit', 1_000, 10, [1_000]],
  ['one more', 1_001, 10, [1_000, 1]],
  ['large ones', 300, 50_000, [199, 101]],
])('makes batches of %s', (_, count, letters, sizes) => {
  const requests = Array.from({length: count}, (__, index): IndexRequest => ({
    action: 'addObject',
    body: {objectID: String(index), body: 'a'.repeat(letters)},
  }));
  const batches = acceptedBatches(requests);
  expect(batches.map(({length}) => length)).toEqual(sizes);
  expect(batches.flat()).toEqual(requests);
});
