import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {SEARCH} from '../../config/search';
import {inTab, isSearchable, parseSearch, searchQuery} from './search-request';

const parse = (query: string) => parseSearch(new URLSearchParams(query));

describe('a search', () => {
  it.each([
    ['q=handm%C3%BChle', 'handmühle'],
    ['q=%20two%20%20words%20', 'two words'],
    ['q=a%00b%0Ac', 'a b c'],
    ['q=caf%65%CC%81', 'café'],
    ['q=%E2%80%AEgnp', 'gnp'],
    ['q=<script>', '<script>'],
    ['q=Wellen%C2%ADfilter%E2%80%8B155%EF%BB%BF', 'Wellenfilter155'],
    ['q=cafe%E2%80%8B%CC%81', 'café'],
    ['', ''],
  ])('%s looks for %j', (query, words) => {
    expect(parse(query).words).toBe(words);
  });

  it.each([
    ['q=', false],
    ['q=%20', false],
    ['q=a', true],
    ['q=5', true],
    ['q=%E6%97%A5', true],
    ['q=...', false],
    ['q=%27', false],
    ['q=%E2%98%95', false],
    [`q=${'a'.repeat(170)}`, true],
    [`q=${'a'.repeat(171)}`, false],
  ])('%#: is sent for a query of valid length only', (query, expected) => {
    expect(isSearchable(parse(query))).toBe(expected);
  });

  it.each(['a', '日', '😀a'])('the longest one takes no more bytes than the service does: of %s', (letter) => {
    const words = letter
      .repeat(SEARCH.longestQuery)
      .slice(0, SEARCH.longestQuery)
      .replace(/\uD83D$/u, 'a');
    expect(isSearchable({words})).toBe(true);
    expect(new TextEncoder().encode(words).length).toBeLessThanOrEqual(512);
  });

  it.each([
    ['q=a', 'all', 'relevance', 1],
    ['q=a&tab=posts', 'posts', 'relevance', 1],
    ['q=a&tab=products&sort=price-up&page=3', 'products', 'price-up', 3],
    ['q=a&tab=orders&sort=secret&page=0', 'all', 'relevance', 1],
    ['q=a&page=-1', 'all', 'relevance', 1],
    ['q=a&page=9999', 'all', 'relevance', 1],
    ['q=a&tab=products&page=9999', 'products', 'relevance', 42],
    ['q=a&tab=guides&page=84', 'guides', 'relevance', 84],
    ['q=a&tab=posts&page=10000', 'posts', 'relevance', 84],
    ['q=a&page=1e3', 'all', 'relevance', 1],
  ])('%s is the tab %s, sorted by %s, page %i', (query, tab, sort, page) => {
    expect(parse(query)).toMatchObject({tab, sort, page});
  });

  it('takes each value of a facet once, ten at most, none that is overlong', () => {
    const tastes = Array.from({length: 12}, (_, index) => `taste=t${index}`).join('&');
    expect(parse(`q=a&${tastes}&taste=t0`).chosen.taste).toHaveLength(10);
    expect(parse(`q=a&origin=Kenia&origin=Kenia&origin=${'x'.repeat(81)}`).chosen.origin).toEqual(['Kenia']);
  });

  it('keeps its words in another tab and nothing else', () => {
    const request = parse('q=a&tab=products&sort=newest&page=2&taste=Kakao');
    expect(searchQuery(inTab(request, 'posts'))).toBe('q=a&tab=posts');
  });

  it('writes only values that differ from the default into the URL', () => {
    const address = 'q=a%20b&tab=products&sort=newest&type=t&taste=Kakao&origin=Kenia&methods=m&vendor=v&page=2';
    expect(searchQuery(parse(address))).toBe(address);
    expect(searchQuery(parse('q=a&tab=all&sort=relevance&page=1'))).toBe('q=a');
  });

  it('takes no value that is empty, and one that is just not overlong', () => {
    expect(parse(`q=a&origin=&origin=%20&origin=${'x'.repeat(80)}`).chosen.origin).toEqual(['x'.repeat(80)]);
  });

  it('is the same after its own address was read', () => {
    fc.assert(
      fc.property(
        fc.record({q: fc.string(), tab: fc.constantFrom('all', 'products'), taste: fc.array(fc.string())}),
        ({q, tab, taste}) => {
          const parameters = new URLSearchParams([
            ['q', q],
            ['tab', tab],
            ...taste.map((value): [string, string] => ['taste', value]),
          ]);
          const request = parseSearch(parameters);
          expect(parse(searchQuery(request))).toEqual(request);
        },
      ),
    );
  });
});
