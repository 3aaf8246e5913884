import {describe, expect, it} from 'vitest';

import {exampleCard} from '../../domain/product/product.fixture';
import {createBlog} from './blog.server';
import type {CmsGateway} from './gateway.server';
import {down, saying, SEO, shownImage, STORED, UNSAFE, wireImage, wireText} from './wire.fixture';

const slug = (current: string) => ({_type: 'slug', current});
const excerpt = 'Warum ein Kaffee erst nach zwei Wochen am besten schmeckt.';
const card = {
  slug: slug('ruhe'),
  title: 'Ruhe',
  excerpt,
  image: wireImage('a'),
  publishedAt: '2026-11-01T00:00:00Z',
  _updatedAt: '2026-11-02T00:00:00Z',
  author: 'Jonas',
  category: 'Wissen',
};
const shownCard = {
  slug: 'ruhe',
  title: 'Ruhe',
  excerpt,
  picture: shownImage('a'),
  publishedAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-02T00:00:00Z',
  author: 'Jonas',
  category: 'Wissen',
};
const category = {
  ...STORED,
  _type: 'category',
  title: 'Wissen',
  slug: slug('wissen'),
  description: 'Mehr wissen.',
  order: 1,
  partner: 'knowledge',
};
const shownCategory = {title: 'Wissen', slug: 'wissen', description: 'Mehr wissen.', partner: 'knowledge'};
const author = {
  ...STORED,
  _type: 'author',
  name: 'Jonas',
  slug: slug('jonas'),
  role: 'Röster',
  bio: 'Röstet seit 2010.',
};
const {partner: _partner, ...categoryDocument} = category;
const post = {
  ...STORED,
  _type: 'post',
  title: 'Ruhe',
  slug: slug('ruhe'),
  seo: {_type: 'seo', ...SEO},
  excerpt,
  image: wireImage('a'),
  author,
  category: categoryDocument,
  publishedAt: '2026-11-01T00:00:00Z',
  body: [
    wireText('Ruhe', {style: 'h2'}),
    wireText('Dort', {
      children: [{_type: 'span', _key: 's', text: 'Dort', marks: ['m']}],
      markDefs: [{_type: 'link', _key: 'm', href: UNSAFE}],
    }),
  ],
  partner: 'rest',
  relatedProducts: ['morgentau'],
  relatedPosts: [card],
};

function blogOf(gateway: CmsGateway) {
  return createBlog({
    gateway,
    catalogue: {cardsByHandle: (handles) => Promise.resolve(handles.map((handle) => exampleCard(handle)))},
    language: 'de',
    origin: 'https://lichtung.example',
  });
}

/** A CMS that keeps what it is asked. */
function asking(answer: unknown) {
  const asked: unknown[] = [];
  const gateway: CmsGateway = {
    query: async (schema, _groq, params) => {
      asked.push(params);
      return schema.parse(answer);
    },
  };
  return {blog: blogOf(gateway), asked};
}

describe('the list of posts', () => {
  const answer = {categories: [category], posts: [card], total: 7};

  it('has all posts and all categories', async () => {
    const {blog, asked} = asking(answer);
    expect(await blog.list(null, 12)).toEqual({
      categories: [shownCategory],
      category: null,
      posts: [shownCard],
      total: 7,
    });
    expect(asked).toEqual([{language: 'de', category: null, count: 12}]);
  });

  it('of one category names it', async () => {
    const {blog, asked} = asking(answer);
    expect(await blog.list('wissen', 12)).toMatchObject({category: shownCategory, total: 7});
    expect(asked).toEqual([{language: 'de', category: 'wissen', count: 12}]);
  });

  it('is an outage where none of its posts fits', async () => {
    await expect(asking({...answer, posts: []}).blog.list(null, 12)).rejects.toThrow('posts');
  });

  it('returns nothing for an unknown category', async () => {
    expect(await asking(answer).blog.list('reisen', 12)).toBeNull();
  });

  it.each(['', 'Wissen', 'a/b', 'a'.repeat(101)])(
    'returns nothing for %j without a request to the CMS',
    async (name) => {
      expect(await blogOf(down).list(name, 12)).toBeNull();
    },
  );
});

describe('a post', () => {
  it('is shown with its author, its category, and links that are safe', async () => {
    const {blog, asked} = asking({post});
    expect(await blog.post('ruhe')).toEqual({
      state: 'found',
      post: {
        slug: 'ruhe',
        title: 'Ruhe',
        excerpt,
        picture: shownImage('a'),
        publishedAt: '2026-11-01T00:00:00Z',
        updatedAt: '2026-01-02T00:00:00Z',
        seo: SEO,
        author: {name: 'Jonas', slug: 'jonas', role: 'Röster', bio: 'Röstet seit 2010.'},
        category: {title: 'Wissen', slug: 'wissen'},
        body: [
          {...wireText('Ruhe', {style: 'h2'}), _key: 'ruhe'},
          {...wireText('Dort'), children: [{_type: 'span', _key: 's', text: 'Dort', marks: []}]},
        ],
        partner: 'rest',
        relatedProducts: ['morgentau'],
        relatedPosts: [shownCard],
      },
    });
    expect(asked).toEqual([{language: 'de', slug: 'ruhe'}]);
  });

  it.each([[null], [undefined]])('has no related posts where editors named none: %s', async (relatedPosts) => {
    expect(await blogOf(saying({post: {...post, relatedPosts}})).post('ruhe')).toMatchObject({
      post: {relatedPosts: []},
    });
  });

  it('that the CMS does not know is unknown', async () => {
    expect(await blogOf(saying({post: null})).post('ruhe')).toEqual({state: 'unknown'});
  });

  it.each(['', 'Ruhe', 'a/b'])('%j is unknown without a request to the CMS', async (name) => {
    expect(await blogOf(down).post(name)).toEqual({state: 'unknown'});
  });

  it('has products in the editors’ order', async () => {
    expect((await blogOf(down).products(['b', 'a'])).map(({id}) => id)).toEqual(['b', 'a']);
  });
});
