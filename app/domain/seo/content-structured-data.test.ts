import {describe, expect, it} from 'vitest';

import {BRAND} from '../../config/brand';
import type {Post} from '../blog/post';
import type {Guide} from '../content/guide';
import type {PageBlock} from '../content/page';
import {article, faqNodes, organisation, postArticle, recipe, website} from './content-structured-data';

const ORIGIN = 'https://shop.example';

function accordion(isFaq: boolean, paragraphs: readonly string[] = ['Ja, bis 12 Uhr.']): PageBlock {
  return {
    kind: 'accordion',
    key: 'a',
    anchor: null,
    heading: null,
    isFaq,
    items: [
      {
        key: 'q',
        title: 'Geht das heute noch raus?',
        content: paragraphs.map((text) => ({
          ...({_type: 'block', _key: text, style: 'normal'} as const),
          children: [{_type: 'span', _key: 's', text, marks: []}],
          markDefs: [],
        })),
      },
    ],
  };
}

describe('questions and answers', () => {
  it('are marked up as such', () => {
    expect(faqNodes({blocks: [accordion(true)]})).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Geht das heute noch raus?',
            acceptedAnswer: {'@type': 'Answer', text: 'Ja, bis 12 Uhr.'},
          },
        ],
      },
    ]);
  });

  it('have the words of all paragraphs, one under the other', () => {
    const blocks = [accordion(true, ['Ja, bis 12 Uhr.', 'Danach am nächsten Tag.'])];
    expect(faqNodes({blocks})).toMatchObject([
      {mainEntity: [{acceptedAnswer: {text: 'Ja, bis 12 Uhr.\nDanach am nächsten Tag.'}}]},
    ]);
  });

  it('are none where an accordion holds something else', () => {
    expect(faqNodes({blocks: [accordion(false)]})).toEqual([]);
  });
});

const ORGANISATION = 'https://shop.example/#organization';
const NAMED = {'@type': 'OnlineStore', '@id': ORGANISATION, name: BRAND.name, url: 'https://shop.example/'};

it('names the company with its address, and the site with its search', () => {
  const company = organisation(
    {
      name: 'Lichtung',
      legalName: 'Lichtung GmbH',
      email: 'a@shop.example',
      phone: '+49 40 1',
      address: {street: 'Am Waldsaum 12', postalCode: '22765', city: 'Hamburg', country: 'DE'},
      profiles: ['https://social.example/l'],
    },
    ORIGIN,
  );
  expect(company).toEqual({
    '@type': 'OnlineStore',
    '@id': ORGANISATION,
    name: 'Lichtung',
    legalName: 'Lichtung GmbH',
    url: 'https://shop.example/',
    logo: 'https://shop.example/icon-512.png',
    email: 'a@shop.example',
    telephone: '+49 40 1',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Am Waldsaum 12',
      postalCode: '22765',
      addressLocality: 'Hamburg',
      addressCountry: 'DE',
    },
    sameAs: ['https://social.example/l'],
  });
  expect(website({name: 'Lichtung', locale: 'en-GB', home: '/en', search: '/en/search'}, ORIGIN)).toEqual({
    '@type': 'WebSite',
    '@id': 'https://shop.example/en#website',
    name: 'Lichtung',
    inLanguage: 'en-GB',
    url: 'https://shop.example/en',
    publisher: {'@id': ORGANISATION},
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: 'https://shop.example/en/search?q={search_term_string}'},
      'query-input': 'required name=search_term_string',
    },
  });
});

const picture = {path: '/media/w.webp', alt: '', width: 1600, height: 1200};
const seo = {title: 'Handfilter', description: 'Klar und hell.', noindex: false};

it('tells a guide as a recipe, its picture in a width that the shop serves', () => {
  const step = {startsAtSeconds: 0, waterTotalMillilitres: 50};
  const guide: Guide = {
    slug: 'handfilter',
    title: 'Handfilter',
    seo,
    partner: null,
    picture,
    intro: [],
    coffeeGrams: 15,
    waterMillilitres: 250,
    temperatureCelsius: 94,
    grind: 'mittel',
    totalSeconds: 150,
    steps: [{key: 's1', heading: 'Gießen', text: 'Langsam.', ...step}],
    doses: [],
    items: [],
    tips: [],
  };
  const texts = {ingredients: ['15 g Kaffee'], yields: '1 Tasse', category: 'Kaffee'};
  expect(recipe(guide, texts, '/de/e/handfilter', ORIGIN)).toEqual({
    '@type': 'Recipe',
    name: 'Handfilter',
    description: 'Klar und hell.',
    image: 'https://shop.example/media/w.webp?width=1280',
    url: 'https://shop.example/de/e/handfilter',
    author: NAMED,
    totalTime: 'PT2M30S',
    recipeYield: '1 Tasse',
    recipeCategory: 'Kaffee',
    recipeIngredient: ['15 g Kaffee'],
    recipeInstructions: [
      {
        '@type': 'HowToStep',
        name: 'Gießen',
        text: 'Langsam.',
        url: 'https://shop.example/de/e/handfilter#step-s1',
      },
    ],
  });
});

describe('a text with an author', () => {
  const published = '2026-03-01T07:00:00Z';
  const expected = {
    '@type': 'Article',
    headline: 'Wasser',
    description: 'Die unterschätzte Zutat.',
    image: 'https://shop.example/media/w.webp?width=1280',
    url: 'https://shop.example/de/b/wasser',
    datePublished: published,
    author: {'@type': 'Person', name: 'Ole Harms'},
    publisher: NAMED,
  };

  it('names them and its days, its picture in a width that the shop serves', () => {
    const facts = {
      title: 'Wasser',
      description: 'Die unterschätzte Zutat.',
      picture: '/media/w.webp',
      path: '/de/b/wasser',
      author: 'Ole Harms',
      publishedAt: published,
      changedAt: '2026-03-02T07:00:00Z',
    };
    expect(article(facts, ORIGIN)).toEqual({...expected, dateModified: '2026-03-02T07:00:00Z'});
  });

  it.each([
    ['changed since', '2026-03-02T07:00:00Z', '2026-03-02T07:00:00Z'],
    ['never changed', '2026-02-01T07:00:00Z', published],
  ])('may be a post that was %s', (_, updatedAt, dateModified) => {
    const post: Post = {
      slug: 'wasser',
      title: 'Wasser',
      excerpt: 'Die unterschätzte Zutat.',
      picture,
      publishedAt: published,
      updatedAt,
      seo,
      author: {name: 'Ole Harms', slug: 'ole-harms', role: 'Röster', bio: ''},
      category: {title: 'Wissen', slug: 'wissen'},
      body: [],
      partner: null,
      relatedProducts: [],
      relatedPosts: [],
    };
    expect(postArticle(post, '/de/b/wasser', ORIGIN)).toEqual({...expected, dateModified});
  });
});
