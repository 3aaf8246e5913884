import {describe, expect, it} from 'vitest';

import {contentTags} from './content-tags';
import type {Guide} from './guide';
import {headOf, textsOf, type PageBlock, type EditorialPage} from './page';
import type {ProductTest} from './product-test';

const head = {
  slug: 'seite',
  title: 'Seite',
  seo: {title: 'Seite', description: 'Eine Seite.', noindex: false},
  partner: null,
};
const picture = {path: '/media/a.webp', alt: '', width: 1, height: 1};
const own = {key: 'k', anchor: null};

const page: EditorialPage = {...head, blocks: []};
const guide: Guide = {
  ...head,
  picture,
  intro: [],
  coffeeGrams: 15,
  waterMillilitres: 250,
  temperatureCelsius: 94,
  grind: 'mittel',
  totalSeconds: 180,
  steps: [],
  doses: [],
  items: [
    {key: '1', name: 'Filter', productHandle: 'filter'},
    {key: '2', name: 'Wasser', productHandle: null},
  ],
  tips: [],
};
const tested = {name: 'Alpha', scores: [], total: 5, verdict: ''};
const test: ProductTest = {
  ...head,
  picture,
  publishedAt: '2026-11-01T00:00:00Z',
  author: 'Jonas',
  summary: '',
  method: [],
  criteria: [],
  tested: [
    {...tested, key: '1', productHandle: 'alpha'},
    {...tested, key: '2', productHandle: null},
  ],
  conclusion: [],
};
const found = (...blocks: readonly PageBlock[]) => ({state: 'found', page: {...page, blocks}}) as const;

const TEXT: PageBlock = {...own, kind: 'text', content: []};
const FORM: PageBlock = {...own, kind: 'form', form: 'contact'};
const NEWSLETTER: PageBlock = {...own, kind: 'newsletter', heading: '', text: '', variant: 'default'};

describe('a document of the CMS is purged by', () => {
  it.each<readonly [string, PageBlock, readonly string[]]>([
    ['nothing more where it has a text', TEXT, []],
    ['guides', {...own, kind: 'list', list: 'guides'}, ['guides']],
    ['product tests', {...own, kind: 'list', list: 'productTests'}, ['product-tests']],
    ['projects', {...own, kind: 'list', list: 'currentProjects'}, ['projects']],
    ['completed projects', {...own, kind: 'list', list: 'completedProjects'}, ['projects']],
    [
      'nothing more where it has a row of products',
      {...own, kind: 'products', heading: '', link: null, source: {from: 'handles', handles: ['a', 'b']}},
      [],
    ],
  ])('%s', (_, block, tags) => {
    expect(contentTags(found(block))).toEqual(['page:seite', ...tags]);
  });

  it('tags of a guide and a product test', () => {
    expect(contentTags({state: 'guide', guide})).toEqual(['page:seite']);
    expect(contentTags({state: 'test', test})).toEqual(['page:seite', 'authors']);
  });
});

describe('the texts that a page of the CMS needs', () => {
  it.each([
    ['a text', found(TEXT), []],
    ['a form among others', found(TEXT, FORM), ['contractNotices', 'orders']],
    ['a sign-up among others', found(TEXT, NEWSLETTER), ['newsletter']],
    ['nothing', found(), []],
    ['a guide', {state: 'guide', guide} as const, []],
  ])('with %s', (_, shown, more) => {
    expect(textsOf(shown)).toEqual(['content', 'listing', ...more]);
  });
});

it.each([
  ['a page', {state: 'found', page} as const, page],
  ['a guide', {state: 'guide', guide} as const, guide],
  ['a product test', {state: 'test', test} as const, test],
])('the head of %s is its own', (_, shown, expected) => {
  expect(headOf(shown)).toBe(expected);
});
