import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {afterEach, expect, it, vi} from 'vitest';
import type {WireReview} from '../../../contracts/reviews';
import {ReviewsObject} from '../../../service/objects/reviews-object';

const TEXT = 'Rund und süß, mit einer Spur von Haselnuss. '.repeat(12);
const MANY = 5_000;

afterEach(() => {
  vi.restoreAllMocks();
});

it('the reviews of the former shop are taken over, however many a product has', async () => {
  const reviews = Array.from({length: MANY}, (_, index): WireReview => ({
    ...{id: `old-${index}`, stars: 5, title: 'Rund', text: TEXT, author: 'Ida', language: 'de', verified: true},
    createdAt: new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString(),
  }));
  const products = [{product: 7, distribution: [0, 0, 0, 0, MANY], reviews}];
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({products}));
  const {figures, published} = await runInDurableObject(env.REVIEWS.getByName('archive'), async (_, state) => {
    const object = new ReviewsObject(state, {ARCHIVE_URL: 'https://archive.example'});
    return {figures: await object.figures([7]), published: await object.published(7, 'de')};
  });
  expect(figures).toMatchObject([{product: 7, distribution: [0, 0, 0, 0, MANY]}]);
  expect([published.length, published[0]?.id]).toEqual([MANY, `old-${MANY - 1}`]);
  expect(asked).toHaveBeenCalledTimes(1);
});
