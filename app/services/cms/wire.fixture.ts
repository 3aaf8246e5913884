import {evaluate, parse} from 'groq-js';
import type * as z from 'zod';

import type {CmsPage, projectSchema} from '#contracts/cms';
import type {CmsBlock} from '#contracts/cms-blocks';
import type {CmsGuide, CmsProductTest} from '#contracts/cms-guides';
import type {CmsImage, CmsLink, CmsTextBlock} from '#contracts/cms-text';

import {ServiceError} from '../service-error.server';
import type {CmsGateway} from './gateway.server';

/** Makes a CMS that answers every query with the same, checked against the query's contract. */
export const saying = (answer: unknown): CmsGateway => ({query: async (schema) => schema.parse(answer)});

/** Makes a CMS that holds these documents, and evaluates each query. */
export const holding = (dataset: readonly object[]): CmsGateway => ({
  query: async (schema, groq, params) => {
    const value = await evaluate(parse(groq, {params}), {dataset, params});
    return schema.parse(await value.get());
  },
});

/** A CMS that does not answer. */
export const down: CmsGateway = {query: () => Promise.reject(new ServiceError('cms', 'timeout', 'no answer'))};

/** Makes a picture whose id is one letter, 1600 × 1200. */
export function wireImage(letter: string): CmsImage {
  const _ref = `image-${letter.repeat(40)}-1600x1200-webp`;
  return {_type: 'image', asset: {_type: 'reference', _ref}, alt: `Picture ${letter}`};
}

/** Returns the same picture as the shop shows it. */
export function shownImage(letter: string) {
  const path = `/media/${letter.repeat(40)}-1600x1200.webp`;
  return {path, alt: `Picture ${letter}`, width: 1600, height: 1200};
}

/** Makes a link with its words. */
export function wireLink(href: string): CmsLink {
  return {_type: 'cta', label: 'Ansehen', href};
}

/** An address that no link of the shop may lead to: it carries a password. */
export const UNSAFE = 'https://shop:secret@elsewhere.example/';

/** Makes a paragraph, or a heading, of words alone. */
export function wireText(text: string, traits: Partial<CmsTextBlock> = {}): CmsTextBlock {
  return {
    _type: 'block',
    _key: 'k',
    style: 'normal',
    children: [{_type: 'span', _key: 's', text, marks: []}],
    markDefs: [],
    ...traits,
  };
}

/** What every document in German has. */
export const STORED = {
  _id: 'document',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-02T00:00:00Z',
  language: 'de',
  translationKey: 'document',
} as const;

/** What search engines are told; the shop's shape is the same without `_type`. */
export const SEO = {
  title: 'Kaffee',
  description: 'Frisch geröstet in Hamburg, langsam und in kleinen Mengen.',
  noindex: true,
};
const wireSeo = {_type: 'seo', ...SEO} as const;

const slug = (current: string) => ({_type: 'slug' as const, current});

/** Makes a page with these blocks. */
export function wirePage(blocks: CmsBlock[]): CmsPage & {readonly partner: string | null} {
  return {...STORED, _type: 'page', title: 'Versand', slug: slug('versand'), seo: wireSeo, blocks, partner: 'shipping'};
}

/** A brewing guide with an item that the shop sells and one that it does not. */
export const WIRE_GUIDE: CmsGuide & {readonly partner: string | null} = {
  ...STORED,
  _type: 'guide',
  title: 'Handfilter',
  slug: slug('handfilter'),
  seo: wireSeo,
  order: 1,
  image: wireImage('a'),
  intro: [wireText('Klar.')],
  coffeeGrams: 15,
  waterMillilitres: 250,
  temperatureCelsius: 94,
  grind: 'mittel',
  totalSeconds: 180,
  steps: ['1', '2', '3'].map((key) => ({
    _key: key,
    _type: 'guideStep',
    heading: `Schritt ${key}`,
    text: 'Gießen.',
    startsAtSeconds: 0,
    waterTotalMillilitres: 50,
  })),
  doses: [{_key: 'd', _type: 'dose', cups: 1, coffeeGrams: 15, waterMillilitres: 250}],
  items: [
    {_key: 'i1', _type: 'guideItem', name: 'Filter', productHandle: 'filter'},
    {_key: 'i2', _type: 'guideItem', name: 'Wasser', productHandle: null},
  ],
  tips: [wireText('Langsam.')],
  partner: 'hand-filter',
};

/** A product test of two products, one of which the shop sells. */
export const WIRE_TEST: Omit<CmsProductTest, 'author'> & {readonly author: string; readonly partner: string | null} = {
  ...STORED,
  _type: 'productTest',
  title: 'Handmühlen',
  slug: slug('handmuehlen'),
  seo: wireSeo,
  image: wireImage('b'),
  publishedAt: '2026-11-01T00:00:00Z',
  author: 'Jonas',
  summary: 'Wir haben zwei Handmühlen ein Jahr lang jeden Tag benutzt.',
  method: [wireText('Jeden Tag.')],
  criteria: ['Mahlbild', 'Griff', 'Preis'].map((name, index) => ({
    _key: name,
    _type: 'criterion',
    name,
    weightPercent: [50, 30, 20][index] ?? 0,
  })),
  tested: [
    {
      _key: 't1',
      _type: 'testedProduct',
      name: 'Alpha',
      productHandle: 'alpha',
      scores: [9, 8, 7],
      total: 8.3,
      verdict: 'Gut.',
    },
    {
      _key: 't2',
      _type: 'testedProduct',
      name: 'Beta',
      productHandle: null,
      scores: [5, 5, 5],
      total: 5,
      verdict: 'Na ja.',
    },
  ],
  conclusion: [wireText('Alpha.')],
  partner: null,
};

/** A current project of the foundation. */
export const WIRE_PROJECT: z.infer<typeof projectSchema> = {
  ...STORED,
  _type: 'project',
  status: 'current',
  title: 'Brunnen',
  slug: slug('brunnen'),
  order: 1,
  place: 'Äthiopien',
  partner: 'Shala e. V.',
  description: 'Wasser für drei Dörfer.',
  content: [wireText('Ein Brunnen.')],
  image: wireImage('c'),
  raisedCents: 150_000,
  goalCents: 500_000,
  asOf: '2026-11-01',
  completedOn: null,
  achievements: ['Ein Brunnen'],
};
