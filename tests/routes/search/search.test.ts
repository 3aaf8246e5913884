import {afterEach, describe, expect, test} from 'vitest';
import * as z from 'zod';

import {SEARCH_DOWN} from '../../support/control';
import {SEARCH_CASES} from '../../support/search-cases';
import {control} from '../support/services';
import {createVisitor, type RouteAnswer} from '../support/visitor';

/** A visitor each: searches are limited. */
const find = (words: string, {language = 'de', more = ''} = {}) =>
  createVisitor().get(`/${language}/search?q=${encodeURIComponent(words)}${more}`);

const foundSchema = z.object({answer: z.object({cards: z.array(z.object({title: z.string(), handle: z.string()}))})});

/** The products of an answer; none where nothing was looked for. */
const productsIn = ({data}: RouteAnswer) => foundSchema.safeParse(data).data?.answer.cards ?? [];

afterEach(() => control.repair());

describe('a search', () => {
  test('may be shown again on the way back, and is no page for search engines', async () => {
    const {status, headers, data} = await find('waldgold');
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
    expect(data).toMatchObject({
      asked: {words: 'waldgold'},
      answer: {state: 'found'},
      seo: {canonical: null, alternates: {de: '/de/search?q=waldgold', en: '/en/search?q=waldgold'}},
    });
  });

  test.each(SEARCH_CASES)('in %s for %s (%s) shows first: %s', async (language, _, words, first) => {
    const answer = await find(words, {language});
    expect(answer.status).toBe(200);
    expect(productsIn(answer)[0]?.title ?? null).toBe(first);
  });

  test('goes on to a next page without a product twice', async () => {
    const pages = [
      await find('coffee', {language: 'en', more: '&tab=products'}),
      await find('coffee', {language: 'en', more: '&tab=products&page=2'}),
    ];
    const handles = pages.flatMap(productsIn).map(({handle}) => handle);
    expect(handles.length).toBeGreaterThan(24);
    expect(new Set(handles).size).toBe(handles.length);
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    '{{constructor.constructor("alert(1)")()}}',
    '%00%0d%0aSet-Cookie: a=b',
    '__proto__',
    '/*styles*/',
  ])('takes hostile words for words: %s', async (words) => {
    expect(await find(words)).toMatchObject({status: 200, data: {asked: {words}}});
  });

  test('ignores values that are not text', async () => {
    expect(await find('\u202egnp.exe')).toMatchObject({status: 200, data: {asked: {words: 'gnp.exe'}}});
  });

  test('answers parameters that make no sense', async () => {
    const query = 'q=a&q=b&tab=__proto__&sort[]=x&page=-1&taste=a:b&taste="x"&type=-Kaffee';
    expect(await createVisitor().get(`/de/search?${query}`)).toMatchObject({
      status: 200,
      data: {asked: {words: 'a', tab: 'all', page: 1}},
    });
  });

  test.each(['', '   ', 'kaffee '.repeat(86)])('is not made for nothing, nor for too much: "%s"', async (words) => {
    expect(await find(words)).toMatchObject({status: 200, data: {answer: {state: 'not-asked'}}});
  });

  test('that cannot be made says so, and keeps the words', async () => {
    await control.breakDown(SEARCH_DOWN);
    expect(await find('espresso')).toMatchObject({
      status: 200,
      data: {asked: {words: 'espresso'}, answer: {state: 'down'}},
    });
  });

  test('is limited to 60 in a minute; the next one waits and keeps its words', async () => {
    const visitor = createVisitor();
    const search = () => visitor.get('/en/search?q=%3Cb%3Exqwzyk');
    for (let tens = 0; tens < 6; tens += 1) {
      const answers = await Promise.all(Array.from({length: 10}, search));
      expect(answers.filter(({status}) => status === 200)).toHaveLength(10);
    }
    const refused = await search();
    expect(refused).toMatchObject({status: 429, data: {asked: {words: '<b>xqwzyk'}, answer: {state: 'rate-limited'}}});
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
