import {afterEach, expect, it, vi} from 'vitest';
import {answerAll} from '../../app/services/fetch.fixture';
import {writeIndexSettings} from './search-index';

const ENV = {SEARCH_ORIGIN: 'https://search.example', SEARCH_APPLICATION_ID: 'shop', SEARCH_ADMIN_KEY: 'key'};

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['is empty and not there', {decompoundedAttributes: {}}, false],
  ['is empty and has a value', {customRanking: []}, true],
  ['is not there', {searchableAttributes: ['title']}, true],
  ['is the same', {ignorePlurals: true}, false],
  ['is the same in another order', {customNormalization: {default: {ä: 'ae', ö: 'oe'}}}, false],
])('a setting that %s', async (_, wanted, isWritten) => {
  const there = {
    ignorePlurals: true,
    customRanking: ['asc(popularity)'],
    customNormalization: {default: {ö: 'oe', ä: 'ae'}},
  };
  const sent = answerAll(200, {...there, taskID: 1, status: 'published'});
  await writeIndexSettings(ENV, 'products_en', wanted);
  expect(new URL(sent[0]?.url ?? '').searchParams.get('getVersion')).toBe('2');
  expect(sent.some(({method}) => method === 'PUT')).toBe(isWritten);
});
