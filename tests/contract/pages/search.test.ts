import {expect, inject, test} from 'vitest';

import {SEARCH} from '../../../app/config/search';
import {elements, tags} from '../../support/html';
import {messages} from '../../support/messages';
import {createVisitor} from '../../support/visitor';
import {readable} from '../outages/flaws';

const visitor = createVisitor(inject('shopOrigin'));
const t = messages('de');
const find = (words: string) => visitor.get(`/de/search?q=${encodeURIComponent(words)}`);

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '\u202egnp.exe',
  '%00%0d%0aSet-Cookie: a=b',
  '__proto__',
  '/*styles*/',
])('a page of results is whole whatever was looked for: %s', async (words) => {
  const {status, body} = await find(words);
  expect(status).toBe(200);
  expect(body).toMatch(/<style nonce="[^"]*">[^<]*@media/);
  expect(body).not.toContain('<script>alert(1)</script>');
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '{{constructor.constructor("alert(1)")()}}',
])('hostile words are shown as they were typed, and are nothing but words: %s', async (words) => {
  const {body} = await visitor.get(`/en/search?q=${encodeURIComponent(words)}&taste=%3Cb%3E&tab=products`);
  expect(elements(body, 'h1').map(({text}) => text)).toEqual([messages('en')('search:titleFor', {words})]);
  const [main] = elements(body, 'main');
  const fields = tags(main?.inside ?? '', 'input').filter(({type}) => type === 'search');
  expect(fields.map(({value}) => value)).toEqual([words]);
  expect(tags(body, 'img').filter(({onerror}) => onerror !== undefined)).toEqual([]);
  expect(tags(body, 'script').filter(({nonce}) => nonce === undefined)).toEqual([]);
  expect(elements(body, 'script').map(({inside}) => inside.trim())).not.toContain('alert(1)');
});

test('an empty result offers the coffee match, people who help, and suggestions that find something', async () => {
  const {body} = await find('xqwzyk');
  expect(readable(body)).toContain(t('search:empty.title'));
  for (const [text, path] of [
    [t('search:empty.match'), '/de/e/lieblingskaffee'],
    [t('search:empty.contact'), '/de/service/kontakt'],
  ] as const) {
    expect(body).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${text}<`));
    expect((await visitor.get(path)).status).toBe(200);
  }
  const [, popular = ''] = body.split(`>${t('search:popular')}<`);
  const path = tags(popular, 'a').find(({href}) => href?.includes('q='))?.['href'] ?? '';
  const found = await visitor.get(path);
  expect(found.status).toBe(200);
  expect(tags(found.body, 'article').length + tags(found.body, 'h3').length).toBeGreaterThan(0);
  expect(readable(found.body)).not.toContain(t('search:empty.title'));
});

test('filters that leave nothing stay, with a way to take them away', async () => {
  const {body} = await visitor.get('/de/search?q=waldgold&tab=products&type=Kaffee&vendor=niemand');
  expect(readable(body)).toContain(t('search:empty.filtered'));
  expect(tags(body, 'input').some(({name, value}) => name === 'vendor' && value === 'niemand')).toBe(true);
  expect(tags(body, 'a').map(({href}) => href)).toContain('/de/search?q=waldgold&tab=products');
});

test.each(['categories', 'posts', 'pages'] as const)('the results of one kind have its heading: %s', async (kind) => {
  const {body} = await visitor.get(`/de/search?q=espresso&tab=${kind}`);
  const [main] = elements(body, 'main');
  const [first, second] = [...(main?.inside ?? '').matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)];
  expect([first?.[1], second?.[1], readable(second?.[2] ?? '')]).toEqual(['1', '2', t(`search:kind.${kind}`)]);
});

test('a search preloads the picture of its first product, and no other', async () => {
  const {body} = await find('kaffee');
  const [first, ...rest] = tags(body, 'img').filter(({fetchpriority}) => fetchpriority !== undefined);
  expect([first?.['fetchpriority'], first?.['loading'], rest]).toEqual(['high', undefined, []]);
  const preloads = tags(body, 'link').filter(({rel, as}) => rel === 'preload' && as === 'image');
  expect(preloads.map(({imagesrcset, imagesizes}) => [imagesrcset, imagesizes])).toEqual([
    [first?.['srcset'], first?.['sizes']],
  ]);
});

test('600 characters are too many: the page says so, and keeps what fits', async () => {
  const {body} = await find('kaffee '.repeat(86));
  expect(readable(body)).toContain(t('search:tooLong.text', {most: SEARCH.longestQuery}));
  const field = tags(body, 'input').filter(({name}) => name === 'q');
  expect(field.some(({value}) => value?.startsWith('kaffee kaffee'))).toBe(true);
});
