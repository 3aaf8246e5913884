import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerAll} from '../fetch.fixture';
import {KEY, SERVICE} from './options.fixture';
import {createReviewFigures} from './review-figures.server';
import {createReviews} from './reviews.server';

const reviews = createReviews(SERVICE);
const PRODUCT = 'gid://shopify/Product/7';
const figures = {product: 7, count: 2, average: 4.5, distribution: [0, 0, 0, 1, 1]};
const review = {
  id: 'r1',
  stars: 5,
  title: 'Klar',
  text: 'Wie Tee.',
  author: 'Mara',
  language: 'en',
  createdAt: '2026-11-21T09:30:00Z',
  verified: true,
};
const draft = {
  stars: 5,
  title: 'Klar',
  text: 'Wie Tee.',
  author: 'Mara',
  email: 'mara@example.com',
  orderNumber: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the reviews of a product', () => {
  it('come in pages, with figures of all of them', async () => {
    const sent = answerAll(200, {figures, reviews: [review], page: 2, pages: 3, total: 9});
    expect(await reviews.read(PRODUCT, 2)).toEqual({
      figures: {count: 2, average: 4.5, shares: [50, 50, 0, 0, 0]},
      reviews: [
        {id: 'r1', stars: 5, title: 'Klar', text: 'Wie Tee.', author: 'Mara', day: '2026-11-21', verified: true},
      ],
      page: 2,
      pages: 3,
      total: 9,
    });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://service.example/v1/products/7/reviews?language=en&page=2&size=25',
    });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(sent[0]?.headers.get('Accept')).toBe('application/json');
  });

  it('have the day in Germany on which they were written', async () => {
    answerAll(200, {figures, reviews: [{...review, createdAt: '2026-11-20T23:30:00Z'}], page: 1, pages: 1, total: 1});
    expect(await reviews.read(PRODUCT, 1)).toMatchObject({reviews: [{day: '2026-11-21'}]});
  });

  it.each([
    ['the newest few where no page is asked for', null, ['page=1&size=4']],
    ['the newest few for a page that is not there', 4, ['page=4&size=25', 'page=1&size=4']],
  ] as const)('%s', async (_, page, asked) => {
    const sent = answerAll(200, {figures, reviews: [review], page: 1, pages: 3, total: 9});
    expect(await reviews.read(PRODUCT, page)).toMatchObject({page: null, total: 9});
    expect(sent.map(({url}) => url.replace(/.*language=en&/, ''))).toEqual(asked);
  });

  it('returns nothing for a product without reviews', async () => {
    answerAll(404, {});
    expect(await reviews.read(PRODUCT, 1)).toBeNull();
  });

  it.each([
    [401, 'status'],
    [200, 'malformed'],
  ])('cannot be had where the service answers %i with nothing', async (status, failure) => {
    answerAll(status, {});
    await expect(reviews.read(PRODUCT, 1)).rejects.toMatchObject({service: 'service-api', failure});
  });
});

describe('a review that is handed in', () => {
  it('is to be read first', async () => {
    const sent = answerAll(202, {id: 'r2', state: 'pending', verified: true});
    expect(await reviews.submit(PRODUCT, {...draft, orderNumber: 'L10001'}, KEY)).toEqual({
      state: 'done',
    });
    expect(sent[0]).toMatchObject({
      url: 'https://service.example/v1/products/7/reviews',
      body: {...draft, orderNumber: 'L10001', language: 'en'},
    });
    expect(sent[0]?.headers.get('Idempotency-Key')).toContain(KEY);
  });

  it('says no order number where none was given', async () => {
    const sent = answerAll(202, {id: 'r2', state: 'pending', verified: false});
    await reviews.submit(PRODUCT, draft, KEY);
    expect(sent[0]?.body).not.toHaveProperty('orderNumber');
  });

  it.each([
    [409, 'already_reviewed', {state: 'done'}],
    [429, 'rate_limited', {state: 'rate-limited', seconds: 60}],
    [404, 'unknown_product', {state: 'refused', code: 'unknown-product'}],
    [422, 'invalid', {state: 'unavailable'}],
    [422, 'constructor', {state: 'unavailable'}],
    [422, '__proto__', {state: 'unavailable'}],
  ])('is refused with %i %s as %j', async (status, code, outcome) => {
    answerAll(status, {error: {code}});
    expect(await reviews.submit(PRODUCT, draft, KEY)).toEqual(outcome);
  });
});

describe('the stars of many products', () => {
  const read = createReviewFigures(SERVICE);

  it('are keyed by global id, without products that have no review or were not requested', async () => {
    const sent = answerAll(200, {
      figures: [
        figures,
        {...figures, product: 8, average: null},
        {...figures, product: 9, count: 0},
        {...figures, product: 99},
      ],
    });
    expect(await read([PRODUCT, 'gid://shopify/Product/8', 'gid://shopify/Product/9'])).toEqual({
      [PRODUCT]: {average: 4.5, count: 2},
    });
    expect(sent[0]).toMatchObject({method: 'GET', url: 'https://service.example/v1/reviews/figures?products=7,8,9'});
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(sent[0]?.headers.get('Accept')).toBe('application/json');
  });

  it('are not asked for where there are no products', async () => {
    const sent = answerAll(200, {});
    expect(await read([])).toEqual({});
    expect(sent).toEqual([]);
  });

  it.each([
    [404, 'status'],
    [200, 'malformed'],
  ])('cannot be had where the service answers %i with nothing', async (status, failure) => {
    answerAll(status, {});
    await expect(read([PRODUCT])).rejects.toMatchObject({service: 'service-api', failure});
  });
});
