import {expect, it} from 'vitest';

import {assessErrors} from './graphql-errors.server';

const denied = (...path: readonly (string | number)[]) => ({path: [...path], extensions: {code: 'ACCESS_DENIED'}});
const failed = (...path: readonly (string | number)[]) => ({
  path: [...path],
  extensions: {code: 'INTERNAL_SERVER_ERROR'},
});
const variant = (traits: object) => ({product: {variants: {nodes: [traits]}}});
const ofVariant = ['product', 'variants', 'nodes', 0] as const;

it.each([
  ['an optional field is denied', variant({barcode: null}), [denied(...ofVariant, 'barcode')], ['barcode']],
  ['an optional field fails', {product: {gallery: null}}, [failed('product', 'gallery')], ['gallery']],
  [
    'of many variants',
    {product: {variants: {nodes: [{image: null}, {image: null}]}}},
    [denied(...ofVariant, 'image'), denied('product', 'variants', 'nodes', 1, 'image')],
    ['image'],
  ],
])('costs the field where %s', (_, data, errors, lost) => {
  expect(assessErrors(data, errors)).toEqual({extent: 'fields', lost});
});

it.each([
  ['stock', {product: null}, [denied(...ofVariant, 'currentlyNotInStock')], ['withStock']],
  ['tags', {product: null}, [denied('product', 'tags'), denied('product', 'tags')], ['withTags']],
  ['plans', {product: null}, [denied('product', 'sellingPlanGroups')], ['withPlans']],
  ['plans of an allocation', null, [denied(...ofVariant, 'sellingPlanAllocations')], ['withPlans']],
  [
    'several, one of which could be null',
    {product: null},
    [denied(...ofVariant, 'quantityAvailable'), denied('product', 'tags')],
    ['withStock', 'withTags'],
  ],
])('costs what the operation can leave out: %s', (_, data, errors, switches) => {
  expect(assessErrors(data, errors)).toEqual({extent: 'switches', switches});
});

it.each([
  ['a thing is denied, which is not the same as missing', {product: null}, [denied('product')]],
  ['an error has no path', {product: {}}, [{}]],
  ['an operation is not valid', undefined, [{extensions: {code: 'undefinedField'}}]],
])('costs the answer where %s', (_, data, errors) => {
  expect(assessErrors(data, errors)).toEqual({extent: 'answer', failure: 'malformed'});
});

it.each([
  ['an entry of a list fails', {nodes: [null]}, [failed('nodes', 0)]],
  ['a rule’s metafield fails', {product: {metafields: [null]}}, [failed('product', 'metafields', 0)]],
  ['a price fails', variant({unitPrice: null}), [failed(...ofVariant, 'unitPrice')]],
  ['an optional field is not null', variant({barcode: ''}), [failed(...ofVariant, 'barcode')]],
  ['what could be left out fails, but not for a right', {product: null}, [failed('product', 'tags')]],
  ['something strict is lost beside it', {product: null}, [denied('product', 'tags'), failed('product', 'title')]],
  ['nothing is told but the fault', undefined, [{extensions: {code: 'INTERNAL_SERVER_ERROR'}}]],
])('costs the answer by a fault of the platform where %s', (_, data, errors) => {
  expect(assessErrors(data, errors)).toEqual({extent: 'answer', failure: 'status'});
});

it('is rate-limited whatever else it says', () => {
  const errors = [denied('product', 'tags'), {extensions: {code: 'THROTTLED'}}];
  expect(assessErrors({product: null}, errors)).toEqual({extent: 'answer', failure: 'rate-limited'});
});
