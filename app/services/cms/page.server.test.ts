import {describe, expect, it} from 'vitest';

import type {CmsBlock, CmsShopPart} from '#contracts/cms-blocks';

import {reshapePage} from './page.server';
import {SEO, shownImage, UNSAFE, wireImage, wireLink, wirePage, wireText} from './wire.fixture';

const options = {origin: 'https://lichtung.example', fileBase: 'https://assets.example/files/project/dataset'};
const blocksOf = (...blocks: readonly CmsBlock[]) => reshapePage(wirePage([...blocks]), options).blocks;
const keyed = {_key: 'k1'};
const shown = {key: 'k1', anchor: null};
const link = {label: 'Ansehen', href: '/de/e/versand'};
const safe = wireLink('/de/e/versand');
const unsafe = wireLink(UNSAFE);
const links = [
  {...safe, _key: 'l1'},
  {...unsafe, _key: 'l2'},
];
const file = {
  _type: 'file',
  asset: {_type: 'reference', _ref: `file-${'f'.repeat(40)}-pdf`},
} as const;

it('a page has its head and its blocks in their order', () => {
  const text: CmsBlock = {...keyed, _type: 'richText', content: [wireText('Hallo')]};
  const page = reshapePage(
    wirePage([
      {...text, anchor: 'hallo'},
      {...text, _key: 'k2'},
    ]),
    options,
  );
  expect(page).toEqual({
    slug: 'versand',
    title: 'Versand',
    seo: SEO,
    partner: 'shipping',
    blocks: [
      {kind: 'text', key: 'k1', anchor: 'hallo', content: [wireText('Hallo')]},
      {kind: 'text', key: 'k2', anchor: null, content: [wireText('Hallo')]},
    ],
  });
});

describe('a block of a page', () => {
  const base = {heading: 'Kaffee', text: 'Gut.', image: wireImage('a')};
  it.each<readonly [string, CmsBlock, object]>([
    [
      'a text with a picture',
      {
        ...keyed,
        _type: 'imageText',
        heading: 'Kaffee',
        content: [wireText('Gut.')],
        image: wireImage('a'),
        imageSide: 'left',
        links,
      },
      {
        kind: 'imageText',
        heading: 'Kaffee',
        content: [wireText('Gut.')],
        picture: shownImage('a'),
        side: 'left',
        links: [link],
      },
    ],
    [
      'a text with a picture alone',
      {...keyed, _type: 'imageText', content: [wireText('Gut.')], image: wireImage('a'), imageSide: 'right'},
      {
        kind: 'imageText',
        heading: null,
        content: [wireText('Gut.')],
        picture: shownImage('a'),
        side: 'right',
        links: [],
      },
    ],
    [
      'a hero',
      {...keyed, _type: 'hero', ...base, links},
      {kind: 'hero', heading: 'Kaffee', text: 'Gut.', picture: shownImage('a'), links: [link]},
    ],
    [
      'cards',
      {
        ...keyed,
        _type: 'cards',
        cards: [
          {_key: 'c1', _type: 'card', ...base, link: safe},
          {_key: 'c2', _type: 'card', heading: 'Tee', text: 'Auch.', link: unsafe},
        ],
      },
      {
        kind: 'cards',
        heading: null,
        cards: [
          {key: 'c1', heading: 'Kaffee', text: 'Gut.', picture: shownImage('a'), link},
          {key: 'c2', heading: 'Tee', text: 'Auch.', picture: null, link: null},
        ],
      },
    ],
    [
      'an accordion',
      {
        ...keyed,
        _type: 'accordion',
        heading: 'Fragen',
        isFaq: true,
        items: [{_key: 'i1', _type: 'accordionItem', title: 'Wann?', content: [wireText('Bald.')]}],
      },
      {
        kind: 'accordion',
        heading: 'Fragen',
        isFaq: true,
        items: [{key: 'i1', title: 'Wann?', content: [wireText('Bald.')]}],
      },
    ],
    [
      'a table',
      {
        ...keyed,
        _type: 'table',
        caption: 'Preise',
        head: ['Land', 'Preis'],
        rows: [{_key: 'r1', _type: 'tableRow', cells: ['DE', '4,90']}],
      },
      {kind: 'table', caption: 'Preise', head: ['Land', 'Preis'], rows: [{key: 'r1', cells: ['DE', '4,90']}]},
    ],
    [
      'a table whose rows have a cell too few and one too many',
      {
        ...keyed,
        _type: 'table',
        caption: 'Preise',
        head: ['Land', 'Preis'],
        rows: [
          {_key: 'r1', _type: 'tableRow', cells: ['DE']},
          {_key: 'r2', _type: 'tableRow', cells: ['AT', '6,90', 'EUR']},
        ],
      },
      {
        kind: 'table',
        caption: 'Preise',
        head: ['Land', 'Preis'],
        rows: [
          {key: 'r1', cells: ['DE', '']},
          {key: 'r2', cells: ['AT', '6,90']},
        ],
      },
    ],
    [
      'steps',
      {
        ...keyed,
        _type: 'steps',
        steps: [
          {_key: 's1', _type: 'step', ...base},
          {_key: 's2', _type: 'step', heading: 'Zwei', text: 'Fertig.'},
        ],
      },
      {
        kind: 'steps',
        heading: null,
        steps: [
          {key: 's1', heading: 'Kaffee', text: 'Gut.', picture: shownImage('a')},
          {key: 's2', heading: 'Zwei', text: 'Fertig.', picture: null},
        ],
      },
    ],
    [
      'a row of products',
      {...keyed, _type: 'productRow', heading: 'Neu', productHandles: ['a', 'b']},
      {kind: 'products', heading: 'Neu', link: null, source: {from: 'handles', handles: ['a', 'b']}},
    ],
    [
      'a row of a collection',
      {...keyed, _type: 'collectionRow', heading: 'Neu', collectionHandle: 'neu', limit: 4, link: safe},
      {kind: 'products', heading: 'Neu', link, source: {from: 'collection', handle: 'neu', limit: 4}},
    ],
    [
      'a row of a collection that leads nowhere',
      {...keyed, _type: 'collectionRow', heading: 'Neu', collectionHandle: 'neu', limit: 4},
      {kind: 'products', heading: 'Neu', link: null, source: {from: 'collection', handle: 'neu', limit: 4}},
    ],
    [
      'a way into the quiz',
      {...keyed, _type: 'quizEntry', ...base, link: safe},
      {kind: 'quizEntry', heading: 'Kaffee', text: 'Gut.', picture: shownImage('a'), link},
    ],
    [
      'a quote',
      {...keyed, _type: 'quote', text: 'Gut.', author: 'Mara', role: 'Rösterin'},
      {kind: 'quote', text: 'Gut.', author: 'Mara', role: 'Rösterin'},
    ],
    [
      'a quote of somebody without a role',
      {...keyed, _type: 'quote', text: 'Gut.', author: 'Mara'},
      {kind: 'quote', text: 'Gut.', author: 'Mara', role: null},
    ],
    [
      'a video',
      {
        ...keyed,
        _type: 'video',
        title: 'Video',
        url: 'https://video.example/1',
        poster: wireImage('a'),
        transcript: [wireText('Hallo')],
      },
      {
        kind: 'video',
        title: 'Video',
        url: 'https://video.example/1',
        poster: shownImage('a'),
        transcript: [wireText('Hallo')],
      },
    ],
    [
      'a video whose address is not safe to follow',
      {
        ...keyed,
        _type: 'video',
        title: 'Video',
        url: 'javascript:alert(1)',
        poster: wireImage('a'),
        transcript: [wireText('Hallo')],
      },
      {kind: 'video', title: 'Video', url: null, poster: shownImage('a'), transcript: [wireText('Hallo')]},
    ],
    [
      'a download',
      {...keyed, _type: 'download', title: 'Formular', text: 'Zum Drucken.', file},
      {
        kind: 'download',
        title: 'Formular',
        text: 'Zum Drucken.',
        url: `https://assets.example/files/project/dataset/${'f'.repeat(40)}.pdf?dl=`,
        extension: 'pdf',
      },
    ],
    [
      'a sign-up',
      {...keyed, _type: 'newsletterForm', heading: 'Post', text: 'Selten.', variant: 'espresso'},
      {kind: 'newsletter', heading: 'Post', text: 'Selten.', variant: 'espresso'},
    ],
  ])('is %s', (_, wire, block) => {
    expect(blocksOf(wire)).toEqual([{...shown, ...block}]);
  });

  it.each<readonly [CmsShopPart, object]>([
    ['shippingCountries', {kind: 'shippingCountries'}],
    ['withdrawalForm', {kind: 'form', form: 'withdrawal'}],
    ['cancellationForm', {kind: 'form', form: 'cancellation'}],
    ['contactForm', {kind: 'form', form: 'contact'}],
    ['businessContactForm', {kind: 'form', form: 'businessContact'}],
    ['returnForm', {kind: 'form', form: 'order'}],
    ['guideList', {kind: 'list', list: 'guides'}],
    ['productTestList', {kind: 'list', list: 'productTests'}],
    ['currentProjects', {kind: 'list', list: 'currentProjects'}],
    ['completedProjects', {kind: 'list', list: 'completedProjects'}],
    ['coffeeMatch', {kind: 'part', part: 'coffeeMatch'}],
    ['configureSubscription', {kind: 'part', part: 'subscription'}],
    ['configureGiftSubscription', {kind: 'part', part: 'giftSubscription'}],
    ['redeemGiftSubscription', {kind: 'part', part: 'redeemGiftSubscription'}],
  ])('is the shop’s own part %s', (part, block) => {
    expect(blocksOf({...keyed, _type: 'shopPart', part})).toEqual([{...shown, ...block}]);
  });
});

describe('links inside a page', () => {
  const target: CmsBlock = {_key: 'k2', anchor: 'kosten', _type: 'richText', content: [wireText('4,90')]};
  const anchors: CmsBlock = {
    ...keyed,
    _type: 'anchors',
    items: [
      {_key: 'a1', _type: 'anchorLink', label: 'Kosten', target: 'kosten'},
      {_key: 'a2', _type: 'anchorLink', label: 'Dauer', target: 'dauer'},
    ],
  };

  it('lead to existing targets and are left out otherwise', () => {
    expect(blocksOf(anchors, target)[0]).toEqual({
      kind: 'anchors',
      ...shown,
      heading: null,
      items: [{label: 'Kosten', href: '#kosten'}],
    });
    expect(blocksOf({...anchors, heading: 'Auf dieser Seite'})[0]).toMatchObject({
      heading: 'Auf dieser Seite',
      items: [],
    });
  });

  it('do not share a fragment with a heading', () => {
    const heading: CmsBlock = {...keyed, _type: 'richText', content: [wireText('Kosten', {style: 'h2'})]};
    expect(blocksOf(heading, target)).toMatchObject([{content: [{_key: 'kosten-2'}]}, {anchor: 'kosten'}]);
  });
});
