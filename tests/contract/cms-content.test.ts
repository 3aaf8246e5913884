import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LANGUAGES} from '../../app/config/languages';
import {subscriptionPath} from '../../app/pages/paths';
import {servicePath} from '../../app/pages/service-paths';
import {SHOP_PARTS} from '../../contracts/cms-blocks';
import {documentSchema} from '../../contracts/cms';
import type {CmsDocument} from '../../contracts/cms';
import {seed} from '../../emulator/seed/seed';
import {startCms} from './cms/start-cms';
import type {RunningCms} from './cms/start-cms';
import {NAMED_PAGES, PARTNERS} from './cms/named-pages';

let cms: RunningCms;
let documents: readonly CmsDocument[];

beforeAll(async () => {
  cms = await startCms('');
  const all: unknown = await cms.client().fetch('*[!(_type match "sanity.*")]');
  documents = documentSchema.array().parse(all);
});

afterAll(() => cms.stop());

function ofType<T extends CmsDocument['_type']>(type: T) {
  return documents.filter((document): document is Extract<CmsDocument, {_type: T}> => document._type === type);
}

/** Every value under a field of that name, anywhere in a document. */
function valuesOf(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, name));
  if (typeof value !== 'object' || value === null) return [];
  const fields: [string, unknown][] = Object.entries(value);
  return fields.flatMap(([key, inner]) => (key === name ? [inner] : []).concat(valuesOf(inner, name)));
}

function strings(value: unknown, name: string): string[] {
  return valuesOf(value, name).filter((entry) => typeof entry === 'string');
}

function addresses(): Set<string> {
  const content = ofType('page').map(({language, slug}) => `/${language}/e/${slug.current}`);
  const guides = ofType('guide').map(({language, slug}) => `/${language}/e/${slug.current}`);
  const tests = ofType('productTest').map(({language, slug}) => `/${language}/e/${slug.current}`);
  const posts = ofType('post').map(({language, slug}) => `/${language}/b/${slug.current}`);
  const sold = LANGUAGES.flatMap((language) => [
    ...seed.products.map(({handle}) => `/${language}/p/${handle[language]}`),
    ...seed.collections.map(({handle, metafields}) => {
      const prefix = metafields.find(({namespace, key}) => `${namespace}.${key}` === 'layout.page_type')?.value;
      return `/${language}/${typeof prefix === 'string' ? prefix : 'c'}/${handle[language]}`;
    }),
    `/${language}/a`,
    `/${language}/checkout/cart`,
    servicePath(language, 'order'),
    `${subscriptionPath(language)}/deliveries`,
  ]);
  return new Set(['/', '/en', ...content, ...guides, ...tests, ...posts, ...sold]);
}

describe('the named pages of the specification, section 2', () => {
  it.each(LANGUAGES.flatMap((language) => NAMED_PAGES[language].map((slug) => [language, slug] as const)))(
    '%s: %s',
    (language, slug) => {
      const found = ofType('page').filter((page) => page.language === language && page.slug.current === slug);
      expect(found).toHaveLength(1);
      expect(found[0]?.blocks.length).toBeGreaterThan(0);
    },
  );

  it.each(PARTNERS)('%s is %s in English', (german, english) => {
    const key = (language: string, slug: string) =>
      ofType('page').find((page) => page.language === language && page.slug.current === slug)?.translationKey;
    expect(key('de', german)).toBeDefined();
    expect(key('en', english)).toBe(key('de', german));
  });

  it('have the anchors that the specification names', () => {
    const page = ofType('page').find(({slug}) => slug.current === 'coffee-subscription');
    const found = page?.blocks.map(({anchor}) => anchor);
    expect(found).toEqual(
      expect.arrayContaining(['how-to', 'faq', 'gift-subscription-info', 'gift-subscription-configure']),
    );
  });

  it('have a title and a description of their own', () => {
    const pages = [...ofType('page'), ...ofType('guide'), ...ofType('productTest'), ...ofType('post')];
    for (const language of LANGUAGES) {
      const own = pages.filter((page) => page.language === language);
      expect(new Set(own.map(({seo}) => seo.title)).size).toBe(own.length);
      expect(new Set(own.map(({seo}) => seo.description)).size).toBe(own.length);
    }
  });

  it('say enough to be read', () => {
    const words = (page: unknown) =>
      ['text', 'heading', 'title', 'cells', 'description']
        .flatMap((name) => valuesOf(page, name).flat())
        .join(' ')
        .split(/\s+/).length;
    const short = ofType('page').filter((page) => words(page) < 60);
    expect(short.map(({_id}) => _id)).toEqual([]);
  });
});

describe.each(LANGUAGES)('content in %s', (language) => {
  const own = <T extends CmsDocument['_type']>(type: T) =>
    ofType(type).filter((document) => 'language' in document && document.language === language);

  it('has what was promised of each kind', () => {
    expect(own('siteSettings')).toHaveLength(1);
    expect(own('home')).toHaveLength(1);
    expect(own('category')).toHaveLength(6);
    expect(own('author')).toHaveLength(4);
    expect(own('post').length).toBeGreaterThanOrEqual(24);
    expect(own('guide')).toHaveLength(12);
    expect(own('productTest')).toHaveLength(10);
    expect(own('project').filter(({status}) => status === 'current')).toHaveLength(3);
  });

  it('has posts of 150 to 350 words in every category', () => {
    const words = own('post').map((post) => strings(post.body, 'text').join(' ').split(/\s+/).length);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...words)).toBeLessThanOrEqual(350);
    expect(new Set(own('post').map(({category}) => category._ref)).size).toBe(6);
  });

  it('has guides whose steps follow one another within the time of brewing', () => {
    for (const {_id, steps, totalSeconds} of own('guide')) {
      const timed = steps.filter(({startsAtSeconds}) => startsAtSeconds !== null);
      const starts = timed.map(({startsAtSeconds}) => startsAtSeconds ?? 0);
      expect(starts, _id).toEqual([...starts].sort((a, b) => a - b));
      expect(starts.at(-1) ?? 0, _id).toBeLessThan(totalSeconds);
    }
  });

  it('has tests whose criteria make a hundred and whose scores match them', () => {
    for (const {_id, criteria, tested} of own('productTest')) {
      expect(
        criteria.reduce((sum, {weightPercent}) => sum + weightPercent, 0),
        _id,
      ).toBe(100);
      for (const {scores} of tested) expect(scores, _id).toHaveLength(criteria.length);
    }
  });
});

describe('links', () => {
  it.each(['href', 'linkURL', 'productHandle', 'collectionHandle', 'productHandles', 'relatedProducts'])(
    'stand in fields of the name %s',
    (name) => {
      const values = valuesOf(documents, name).flat();
      expect(values.filter((value) => typeof value === 'string')).not.toEqual([]);
    },
  );

  it('has one document per address', () => {
    const all = [...ofType('page'), ...ofType('guide'), ...ofType('productTest')];
    expect(new Set(all.map(({language, slug}) => `${language}/${slug.current}`)).size).toBe(all.length);
  });

  it('refers to documents and assets that exist', async () => {
    const ids: string[] = await cms.client().fetch('*[]._id');
    const known = new Set(ids);
    const dead = documents.flatMap((document) => strings(document, '_ref').filter((id) => !known.has(id)));
    expect(dead).toEqual([]);
  });

  it('leads nowhere that is not', () => {
    const known = addresses();
    const anchorsOf = new Map(
      ofType('page').map(({language, slug, blocks}) => [
        `/${language}/e/${slug.current}`,
        new Set(blocks.map(({anchor}) => anchor)),
      ]),
    );
    const dead = documents.flatMap((document) =>
      ['href', 'linkURL'].flatMap((name) =>
        strings(document, name)
          .filter((href) => href.startsWith('/'))
          .filter((href) => {
            const [path = '', fragment] = href.split('#');
            return !known.has(path) || (fragment !== undefined && !anchorsOf.get(path)?.has(fragment));
          })
          .map((href) => `${document._id}: ${href}`),
      ),
    );
    expect(dead).toEqual([]);
  });

  it('stays in the language of the page', () => {
    const strayed = documents.flatMap((document) =>
      'language' in document
        ? strings(document, 'href').filter(
            (href) => /^\/(?:de|en)\//.test(href) && !href.startsWith(`/${document.language}/`),
          )
        : [],
    );
    expect(strayed).toEqual([]);
  });

  it('names products and collections that are sold', () => {
    const handles = new Set(
      [...seed.products, ...seed.collections].flatMap(({handle}) => [`de/${handle.de}`, `en/${handle.en}`]),
    );
    const dead = documents.flatMap((document) =>
      'language' in document
        ? [
            ...strings(document, 'productHandle'),
            ...strings(document, 'collectionHandle'),
            ...valuesOf(document, 'productHandles').flat(),
            ...valuesOf(document, 'relatedProducts').flat(),
          ]
            .map((handle) => `${document.language}/${String(handle)}`)
            .filter((handle) => !handles.has(handle))
        : [],
    );
    expect(dead).toEqual([]);
  });

  it('points anchors at blocks of the same page', () => {
    const dead = ofType('page').flatMap(({_id, blocks}) => {
      const known = new Set(blocks.map(({anchor}) => anchor));
      return blocks.flatMap((block) =>
        block._type === 'anchors'
          ? block.items.filter(({target}) => !known.has(target)).map(({target}) => `${_id}#${target}`)
          : [],
      );
    });
    expect(dead).toEqual([]);
  });

  it('redirects from what is not to what is, in one step', () => {
    const known = addresses();
    const redirects = ofType('redirect');
    expect(redirects).not.toEqual([]);
    for (const {from, to} of redirects) {
      expect(known.has(from), from).toBe(false);
      expect(known.has(to), to).toBe(true);
    }
  });

  it('has a place for every part that the shop fills', () => {
    const placed = new Set(strings(documents, 'part'));
    expect([...placed].sort()).toEqual([...SHOP_PARTS].sort());
  });
});

describe('size', () => {
  it('keeps the content below 600 KB', () => {
    expect(JSON.stringify(documents.map(contentOf)).length).toBeLessThan(600_000);
  });
});

/** A document with each portable text as its words: about what its source holds. */
function contentOf(document: CmsDocument): string {
  return [...strings(document, 'text'), ...strings(document, 'title'), ...strings(document, 'href')].join('\n');
}
