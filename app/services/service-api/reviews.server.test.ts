import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerAll} from '../fetch.fixture';
import {OPERATION, SERVICE} from './options.fixture';
import {createReviewFigures} from './review-figures.server';
import {createReviewShelf} from './reviews.server';

const shelf = createReviewShelf(SERVICE);
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
  it('come in pages of four, with figures of all of them', async () => {
    const sent = answerAll(200, {figures, reviews: [review], page: 2, pages: 3, total: 9});
    expect(await shelf.read(PRODUCT, 2)).toEqual({
      figures: {count: 2, average: 4.5, distribution: [0, 0, 0, 1, 1]},
      reviews: [
        {id: 'r1', stars: 5, title: 'Klar', text: 'Wie Tee.', author: 'Mara', day: '2026-11-21', verified: true},
      ],
      page: 2,
      pages: 3,
    });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://service.example/v1/products/7/reviews?language=en&page=2&size=4',
    });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(sent[0]?.headers.get('Accept')).toBe('application/json');
  });

  it('are none of what nobody can review', async () => {
    answerAll(404, {});
    expect(await shelf.read(PRODUCT, 1)).toBeNull();
  });

  it.each([
    [401, 'status'],
    [200, 'malformed'],
  ])('cannot be had where the service answers %i with nothing', async (status, failure) => {
    answerAll(status, {});
    await expect(shelf.read(PRODUCT, 1)).rejects.toMatchObject({service: 'service-api', failure});
  });
});

describe('a review that is handed in', () => {
  it('is to be read first', async () => {
    const sent = answerAll(202, {id: 'r2', state: 'pending', verified: true});
    expect(await shelf.submit(PRODUCT, {...draft, orderNumber: 'L10001'}, OPERATION)).toEqual({
      state: 'pending',
      verified: true,
    });
    expect(sent[0]).toMatchObject({
      url: 'https://service.example/v1/products/7/reviews',
      body: {...draft, orderNumber: 'L10001', language: 'en'},
    });
    expect(sent[0]?.headers.get('Idempotency-Key')).toContain(OPERATION);
  });

  it('says no order number where none was given', async () => {
    const sent = answerAll(202, {id: 'r2', state: 'pending', verified: false});
    await shelf.submit(PRODUCT, draft, OPERATION);
    expect(sent[0]?.body).not.toHaveProperty('orderNumber');
  });

  it.each([
    [409, 'already_reviewed', 'already-reviewed'],
    [429, 'rate_limited', 'too-many'],
    [404, 'unknown_product', 'unknown-product'],
    [422, 'invalid', 'unavailable'],
  ])('is refused with %i %s as %s', async (status, code, problem) => {
    answerAll(status, {error: {code}});
    expect(await shelf.submit(PRODUCT, draft, OPERATION)).toEqual({state: 'refused', problem, seconds: 60});
  });
});

describe('the stars of many products', () => {
  const read = createReviewFigures(SERVICE);

  it('come by their global ids, without those that nobody has reviewed or asked for', async () => {
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
