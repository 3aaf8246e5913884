import {expect, it} from 'vitest';

import {exampleCard} from '../product/product.fixture';
import {NO_EXTRAS, type ContentExtras} from './extras';
import type {PageBlock} from './page';
import {sharePicture} from './share-picture';

const pictured = (name: string) => ({path: `/media/${name}.webp`, alt: '', width: 1600, height: 1200});
const block = (key: string) => ({key, anchor: null});
const card = (name: string | null) => ({
  key: name ?? '',
  heading: '',
  text: '',
  link: null,
  picture: name === null ? null : pictured(name),
});
const words: PageBlock = {...block('words'), kind: 'text', content: []};
const hero: PageBlock = {
  ...block('hero'),
  kind: 'hero',
  heading: '',
  text: '',
  links: [],
  picture: pictured('home'),
};
const cards: PageBlock = {...block('cards'), kind: 'cards', heading: null, cards: [card(null), card('farm')]};
const steps: PageBlock = {...block('steps'), kind: 'steps', heading: null, steps: [card('pour')]};
const video: PageBlock = {
  ...block('video'),
  kind: 'video',
  title: '',
  url: '',
  transcript: [],
  poster: pictured('video'),
};
const list: PageBlock = {...block('list'), kind: 'list', list: 'guides'};
const guide = {
  slug: 'v60',
  title: '',
  picture: pictured('v60'),
  coffeeGrams: 16,
  waterMillilitres: 250,
  totalSeconds: 180,
};
const image: PageBlock = {
  ...block('image'),
  kind: 'imageText',
  heading: null,
  content: [],
  picture: pictured('image'),
  side: 'left',
  links: [],
};
const quiz: PageBlock = {
  ...block('quiz'),
  kind: 'quizEntry',
  heading: '',
  text: '',
  picture: pictured('quiz'),
  link: null,
};
const row: PageBlock = {
  ...block('row'),
  kind: 'products',
  heading: '',
  link: null,
  source: {from: 'handles', handles: []},
};
const extras: ContentExtras = {...NO_EXTRAS, lists: {...NO_EXTRAS.lists, guides: [guide]}};

const page = (blocks: readonly PageBlock[]) => ({
  state: 'found' as const,
  page: {slug: '', title: '', partner: null, blocks, seo: {title: '', description: '', noindex: false}},
});

it.each<readonly [string, readonly PageBlock[], string | null]>([
  ['words alone', [words], null],
  ['a hero before cards', [words, hero, cards], 'home'],
  ['cards before a hero, the first card without a picture', [cards, hero], 'farm'],
  ['steps', [steps], 'pour'],
  ['a video', [words, video], 'video'],
  ['a picture beside words', [image, hero], 'image'],
  ['a way into the quiz', [quiz, hero], 'quiz'],
  ['products that are not to be had', [row, hero], 'home'],
  ['a list of what comes beside the page', [words, list, hero], 'v60'],
])('a page of %s', (_, blocks, name) => {
  expect(sharePicture(page(blocks), extras)).toEqual(name === null ? null : pictured(name));
});

it('leaves out the extras of a page while they are unavailable', () => {
  expect(sharePicture(page([list, hero]), NO_EXTRAS)).toEqual(pictured('home'));
});

it('takes the first picture of a row of products', () => {
  const product = (name: string) => exampleCard(name, {picture: pictured(name)});
  const rows = {row: [product('bag'), product('cup')]};
  expect(sharePicture(page([row, hero]), {...NO_EXTRAS, rows})).toEqual(pictured('bag'));
});

it('takes the picture of a guide and of a product test', () => {
  const head = {slug: '', title: '', partner: null, seo: {title: '', description: '', noindex: false}};
  const shownGuide = {
    ...head,
    ...guide,
    intro: [],
    temperatureCelsius: null,
    grind: '',
    steps: [],
    doses: [],
    items: [],
    tips: [],
  };
  const test = {
    ...head,
    picture: pictured('test'),
    publishedAt: '',
    author: '',
    summary: '',
    method: [],
    criteria: [],
    tested: [],
    conclusion: [],
  };
  expect(sharePicture({state: 'guide', guide: shownGuide}, NO_EXTRAS)).toEqual(pictured('v60'));
  expect(sharePicture({state: 'test', test}, NO_EXTRAS)).toEqual(pictured('test'));
});
