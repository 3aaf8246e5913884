import {describe, expect, it} from 'vitest';

import {contentHref} from '../../app/domain/content/content-href';
import {redirectSchema} from '../../contracts/cms';
import {hrefSchema} from '../../contracts/cms-text';
import {isPublishable} from '../support/studio-rules';

const TABLE = ['page', 'blocks', 'table', 'rows'];
const slugOf = (current: string) => ({_type: 'slug', current});

describe('what no two documents may have', () => {
  const own = {_id: 'drafts.own', _type: 'page', language: 'de', slug: slugOf('versand'), translationKey: 'shipping'};

  it.each<readonly [string, object, boolean]>([
    ['its published version', {...own, _id: 'own'}, true],
    ['its version in a release', {...own, _id: 'versions.spring.own'}, true],
    ['another page', {...own, _id: 'other'}, false],
    ['a draft of another page', {...own, _id: 'drafts.other'}, false],
    ['a page in the other language', {...own, _id: 'other', language: 'en'}, true],
    ['a guide, which has addresses like a page', {...own, _id: 'other', _type: 'guide'}, false],
    ['a post', {...own, _id: 'other', _type: 'post'}, true],
  ])('an address: %s has it too', async (_, other, expected) => {
    const world = {document: own, dataset: [other]};
    expect(await isPublishable(['page', 'slug'], own.slug, world)).toBe(expected);
  });

  it.each<readonly [string, object, boolean]>([
    ['its published version', {...own, _id: 'own'}, true],
    ['its translation', {...own, _id: 'other', language: 'en'}, true],
    ['a copy of it', {...own, _id: 'copy', slug: slugOf('kopie')}, false],
    ['a guide', {...own, _id: 'other', _type: 'guide'}, true],
  ])('a key of translations: %s has it too', async (_, other, expected) => {
    const world = {document: own, dataset: [other]};
    expect(await isPublishable(['page', 'translationKey'], own.translationKey, world)).toBe(expected);
  });

  it.each([
    ['/de/e/Alt', false],
    ['/de/e/neu', true],
  ])('the old path of a redirect: another one has %s', async (from, expected) => {
    const world = {
      document: {_id: 'own', _type: 'redirect'},
      dataset: [{_id: 'other', _type: 'redirect', from}],
    };
    expect(await isPublishable(['redirect', 'from'], '/de/e/alt', world)).toBe(expected);
  });
});

it.each([
  '/',
  '/en',
  '/de/e/versand#kosten',
  '/de/s?q=a//b',
  '#kosten',
  'https://hilfe.example/@kontakt',
  'mailto:hallo@shop.example',
  'tel:+4940123',
  '/de//e/versand',
  '/de/e\\versand',
  'https://shop:secret@elsewhere.example/',
  'mailto:hallo@shop.example?subject=Hallo',
  'mailto:hallo',
])('the Studio lets editors publish a link exactly where the shop shows it: %s', async (href) => {
  expect(hrefSchema.parse(href)).toBe(href);
  const isShown = contentHref(href, 'https://shop.example') !== null;
  expect(await isPublishable(['cta', 'href'], href)).toBe(isShown);
});

const cells = (...texts: readonly string[]) => ({cells: texts});
const weights = (...percents: readonly number[]) => percents.map((weightPercent) => ({weightPercent}));

it.each<readonly [string, readonly string[], readonly object[], object, boolean]>([
  ['as many cells as the head', TABLE, [cells('a', 'b'), cells('c', 'd')], {head: ['A', 'B']}, true],
  ['a row with a cell too few', TABLE, [cells('a', 'b'), cells('c')], {head: ['A', 'B']}, false],
  ['a row with a cell too many', TABLE, [cells('a', 'b', 'c')], {head: ['A', 'B']}, false],
  ['weights of 100 per cent', ['productTest', 'criteria'], weights(50, 30, 20), {}, true],
  ['weights of 99 per cent', ['productTest', 'criteria'], weights(50, 30, 19), {}, false],
  ['a score for each criterion', ['productTest', 'tested'], [{scores: [1, 2]}], {criteria: [{}, {}]}, true],
  ['a score too few', ['productTest', 'tested'], [{scores: [1, 2]}, {}], {criteria: [{}, {}]}, false],
])('a list with %s', async (_, path, list, parent, expected) => {
  expect(await isPublishable(path, list, {parent})).toBe(expected);
});

it.each([
  [-1000, true],
  [60_000, false],
])('a post may have been published now and %i milliseconds: %s', async (distance, expected) => {
  const publishedAt = new Date(Date.now() + distance).toISOString();
  expect(await isPublishable(['post', 'publishedAt'], publishedAt)).toBe(expected);
});

it.each([
  ['/de/e/alt', true],
  ['/de/e/Alt_2.html', true],
  ['/de/e/gr%C3%B6%C3%9Fe', true],
  ['/de/e/alt/', false],
  ['/de/e/größe', false],
  ['/de//alt', false],
  ['/de/e/alt?x=1', false],
  ['/alt', false],
])('the old path of a redirect may be %s: %s', (from, expected) => {
  expect(redirectSchema.shape.from.safeParse(from).success).toBe(expected);
});
