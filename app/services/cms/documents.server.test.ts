import {describe, expect, it} from 'vitest';

import {createDocuments} from './documents.server';
import type {CmsGateway} from './gateway.server';
import {saying, wireImage} from './wire.fixture';

/** When the documents of a language were changed. */
const GERMAN = '2026-11-01T00:00:00Z';
const ENGLISH = '2026-11-02T00:00:00Z';

const found = (key: string, language: 'de' | 'en', slug: string, image: unknown = null) => ({
  key,
  language,
  slug,
  changedAt: {de: GERMAN, en: ENGLISH}[language],
  image,
});

/** A CMS that has these documents, by the types that a query asks for. */
const having = (documents: Readonly<Record<string, readonly unknown[]>>): CmsGateway => ({
  query: async (schema, groq) =>
    schema.parse(Object.entries(documents).flatMap(([type, list]) => (groq.includes(`"${type}"`) ? list : []))),
});

describe('public documents of the CMS', () => {
  it('has one entry for a document in two languages', async () => {
    const documents = createDocuments(
      having({
        page: [
          found('page a', 'de', 'versand', wireImage('a')),
          found('page b', 'en', 'team'),
          found('page a', 'en', 'shipping'),
        ],
        category: [found('category a', 'de', 'wissen')],
      }),
    );
    expect(await documents.pages()).toEqual([
      {
        paths: {de: '/de/e/versand', en: '/en/e/shipping'},
        changedAt: {de: GERMAN, en: ENGLISH},
        pictures: [`/media/${'a'.repeat(40)}-1600x1200.webp`],
      },
      {paths: {de: null, en: '/en/e/team'}, changedAt: {de: null, en: ENGLISH}, pictures: []},
      {paths: {de: '/de/a?category=wissen', en: null}, changedAt: {de: GERMAN, en: null}, pictures: []},
    ]);
  });

  it('has an entry for each of two documents that an editor gave the same key', async () => {
    const documents = createDocuments(
      having({
        post: [found('post a', 'de', 'ruhe'), found('post a', 'de', 'ruhe-kopie'), found('post a', 'en', 'rest')],
      }),
    );
    expect((await documents.posts()).map(({paths}) => paths)).toEqual([
      {de: '/de/b/ruhe', en: '/en/b/rest'},
      {de: '/de/b/ruhe-kopie', en: null},
    ]);
  });

  it('has the posts of the blog', async () => {
    const documents = createDocuments(having({post: [found('post a', 'de', 'ruhe')]}));
    expect(await documents.posts()).toEqual([
      {paths: {de: '/de/b/ruhe', en: null}, changedAt: {de: GERMAN, en: null}, pictures: []},
    ]);
  });
});

describe('the editors’ list of redirects', () => {
  it.each([
    ['for good unless they say otherwise', {}, true],
    ['for now', {permanent: false}, false],
  ])('says where a path has moved to %s', async (_, written, isPermanent) => {
    const asked: unknown[] = [];
    const gateway: CmsGateway = {
      query: async (schema, _groq, params) => {
        asked.push(params);
        return schema.parse({to: '/de/e/neu', ...written});
      },
    };
    expect(await createDocuments(gateway).redirect('/de/e/alt')).toEqual({target: '/de/e/neu', isPermanent});
    expect(asked).toEqual([{path: '/de/e/alt'}]);
  });

  it('or nothing', async () => {
    expect(await createDocuments(saying(null)).redirect('/de/e/alt')).toBeNull();
  });
});
