import {describe, expect, it} from 'vitest';

import {money} from '../../domain/money';
import {reshapeComponents, reshapeGallery, reshapeMatching} from './product-media.server';
import {PER_KILOGRAM, shownPicture, wireMoney, wirePicture} from './wire-product.fixture';

const source = (name: string, width = 480, mimeType = 'video/mp4') => ({
  url: `https://platform.example/cdn/shop/videos/${name}`,
  mimeType,
  width,
});
const video = {
  __typename: 'Video',
  alt: 'Pouring',
  previewImage: wirePicture('poster.webp'),
  sources: [source('video.mp4')],
} as const;

describe('the gallery of a variant', () => {
  it('keeps pictures and videos in the editors’ order', () => {
    const nodes = [
      {__typename: 'MediaImage' as const, image: wirePicture('a.webp')},
      {...video, sources: [...video.sources]},
      {__typename: 'MediaImage' as const, image: wirePicture('b.webp')},
    ];
    expect(reshapeGallery({references: {nodes}})).toEqual([
      {kind: 'picture', picture: shownPicture('a.webp')},
      {
        kind: 'video',
        alt: 'Pouring',
        poster: shownPicture('poster.webp'),
        sources: [{path: '/media/videos/video.mp4', type: 'video/mp4'}],
      },
      {kind: 'picture', picture: shownPicture('b.webp')},
    ]);
  });

  it.each([
    ['a picture that is not there', {__typename: 'MediaImage' as const, image: null}],
    ['what is neither', {__typename: 'Model3d' as const}],
    ['a video without a poster', {...video, previewImage: null, sources: [source('video.mp4')]}],
    ['a video without sources', {...video, sources: []}],
    [
      'a video that is streamed only',
      {...video, sources: [{...source('video.m3u8'), mimeType: 'application/x-mpegURL'}]},
    ],
    ['a video whose source names no file', {...video, sources: [source('')]}],
  ])('leaves out %s', (_, node) => {
    expect(reshapeGallery({references: {nodes: [node]}})).toEqual([]);
  });

  it.each([
    ['the narrowest that is as wide as the gallery', [1080, 720, 640, 480], 640],
    ['the same in another order', [480, 640, 1080], 640],
    ['the widest where none is', [240, 480, 320], 480],
    ['the only one', [1920], 1920],
  ])('of the sizes of a video has %s', (_, widths, chosen) => {
    const sources = [
      source('stream.m3u8', 640, 'application/x-mpegURL'),
      ...widths.map((width) => source(`${width}.mp4`, width)),
    ];
    expect(reshapeGallery({references: {nodes: [{...video, sources}]}})).toMatchObject([
      {sources: [{path: `/media/videos/${chosen}.mp4`, type: 'video/mp4'}]},
    ]);
  });

  it('has a video in each type that browsers play', () => {
    const sources = [
      source('a.mp4', 720),
      source('b.webm', 480, 'video/webm'),
      source('c.mov', 720, 'video/quicktime'),
    ];
    expect(reshapeGallery({references: {nodes: [{...video, sources}]}})).toMatchObject([
      {
        sources: [
          {path: '/media/videos/b.webm', type: 'video/webm'},
          {path: '/media/videos/a.mp4', type: 'video/mp4'},
        ],
      },
    ]);
  });

  it('of a video without a text has an empty one', () => {
    const nodes = [{...video, alt: null, sources: [source('video.mp4')]}];
    expect(reshapeGallery({references: {nodes}})).toMatchObject([{kind: 'video', alt: ''}]);
  });

  it.each([null, {references: null}])('is empty where %j is set', (wire) => {
    expect(reshapeGallery(wire)).toEqual([]);
    expect(reshapeMatching(wire)).toEqual([]);
    expect(reshapeComponents(wire)).toEqual([]);
  });
});

describe('the variants that go with a variant', () => {
  const related = (ownTitle: string) => ({
    __typename: 'ProductVariant' as const,
    id: 'gid://shopify/ProductVariant/21',
    title: ownTitle,
    availableForSale: true,
    image: wirePicture('b.webp'),
    price: wireMoney('39.0'),
    unitPrice: wireMoney('39.0'),
    unitPriceMeasurement: PER_KILOGRAM,
    metafields: [],
    product: {handle: 'waldgold', title: 'Waldgold', requiresSellingPlan: false, metafields: []},
  });
  const flag = (namespace: string, key: string) => ({namespace, key, value: 'true'});

  it.each([
    ['with a name of its own has it', '1 kg', 'Waldgold, 1 kg'],
    ['of a product without options does not', 'Default Title', 'Waldgold'],
  ])('%s', (_, ownTitle, title) => {
    expect(reshapeMatching({references: {nodes: [related(ownTitle), {__typename: 'Product'}]}})).toEqual([
      {
        number: '21',
        handle: 'waldgold',
        title,
        picture: shownPicture('b.webp'),
        prices: {price: money(3900), unitPrice: {price: money(3900), quantity: 1, unit: 'kg'}},
      },
    ]);
  });

  it.each([
    ['has left the portfolio', {...related('1 kg'), metafields: [flag('product', 'archived')]}],
    [
      'is for businesses alone',
      {...related('1 kg'), product: {...related('1 kg').product, metafields: [flag('b2b', 'exclusive')]}},
    ],
  ])('leave out what %s; as part of a set it is named, without a price', (_, variant) => {
    const wire = {references: {nodes: [variant, related('250 g')]}};
    expect(reshapeMatching(wire).map(({title}) => title)).toEqual(['Waldgold, 250 g']);
    expect(reshapeComponents(wire)).toMatchObject([
      {title: 'Waldgold, 1 kg', prices: null},
      {title: 'Waldgold, 250 g', prices: {price: money(3900)}},
    ]);
  });

  it('leave out what is sold out; as part of a set it keeps its price', () => {
    const wire = {references: {nodes: [{...related('1 kg'), availableForSale: false}]}};
    expect(reshapeMatching(wire)).toEqual([]);
    expect(reshapeComponents(wire)).toMatchObject([{prices: {price: money(3900)}}]);
  });

  it.each([
    ['of a plan where they are sold with one alone', true, 3510],
    ['of a single purchase where they can be bought once', false, 3900],
  ])('have the price %s', (_, requiresSellingPlan, cents) => {
    const {product, ...variant} = related('1 kg');
    const priceAdjustments = [{price: wireMoney('35.1'), unitPrice: wireMoney('35.1')}];
    const onPlan = {sellingPlanAllocations: {nodes: [{priceAdjustments}]}};
    const nodes = [{...variant, ...onPlan, product: {...product, requiresSellingPlan}}];
    expect(reshapeMatching({references: {nodes}})).toMatchObject([
      {prices: {price: money(cents), unitPrice: {price: money(cents)}}},
    ]);
  });
});
