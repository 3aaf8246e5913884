import {describe, expect, it} from 'vitest';

import type {ContentBlock} from '../content/page';
import {article, faqNodes, organisation, website} from './content-structured-data';

const ORIGIN = 'https://shop.example';

function accordion(isFaq: boolean): ContentBlock {
  const span = {_type: 'span', _key: 's', text: 'Ja, bis 12 Uhr.', marks: []} as const;
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
        content: [{_type: 'block', _key: 'b', style: 'normal', children: [{...span, marks: []}], markDefs: []}],
      },
    ],
  };
}

describe('questions and answers', () => {
  it('are told as such', () => {
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

  it('are none where an accordion holds something else', () => {
    expect(faqNodes({blocks: [accordion(false)]})).toEqual([]);
  });
});

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
  expect(company).toMatchObject({'@type': 'OnlineStore', address: {postalCode: '22765'}});
  const site = website({name: 'Lichtung', locale: 'en-GB', home: '/en', search: '/en/search'}, ORIGIN);
  expect(site).toMatchObject({
    url: 'https://shop.example/en',
    publisher: {'@id': company['@id']},
    potentialAction: {target: {urlTemplate: 'https://shop.example/en/search?q={search_term_string}'}},
  });
});

it('names a text’s author and days', () => {
  const facts = {
    title: 'Wasser',
    description: 'Die unterschätzte Zutat.',
    picture: '/media/w.webp',
    path: '/de/b/wasser',
    author: 'Ole Harms',
    publishedAt: '2026-03-01T07:00:00Z',
    changedAt: '2026-03-02T07:00:00Z',
  };
  expect(article(facts, ORIGIN)).toMatchObject({
    image: 'https://shop.example/media/w.webp',
    author: {name: 'Ole Harms'},
    dateModified: '2026-03-02T07:00:00Z',
  });
});
