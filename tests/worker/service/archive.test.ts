import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {expect, it, vi} from 'vitest';
import type {WireReview} from '../../../contracts/reviews';
import {presentEnv} from '../../../service/env';
import {ReviewsObject} from '../../../service/objects/reviews-object';
import {rowsReadBy} from '../rows-read';

const TEXT = 'Rund und süß, mit einer Spur von Haselnuss. '.repeat(12);
const MANY = 5_000;
const FIRST = {page: 1, size: 10};
const ARCHIVE = 'https://archive.example';

/** How often the archive was asked. */
const timesAsked = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([input]) => new URL(input instanceof Request ? input.url : input).origin === ARCHIVE).length;

it('the reviews of the former shop are taken over, however many a product has', async () => {
  const reviews = Array.from({length: MANY}, (_, index): WireReview => ({
    id: `old-${index}`,
    stars: 5,
    title: 'Rund',
    text: TEXT,
    author: 'Ida',
    language: 'de',
    verified: true,
    createdAt: new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString(),
  }));
  const products = [{product: 7, distribution: [0, 0, 0, 0, MANY], reviews}];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({products}));
  const {figures, published, rows} = await runInDurableObject(env.REVIEWS.getByName('many'), async (_, state) => {
    const object = new ReviewsObject(state, {...presentEnv(env), ARCHIVE_URL: ARCHIVE});
    const figures = await object.figures([7]);
    const read = await rowsReadBy(state.storage.sql, () => object.published(7, 'de', FIRST));
    return {figures, published: read.result, rows: read.rows};
  });
  expect(figures).toMatchObject([{product: 7, distribution: [0, 0, 0, 0, MANY]}]);
  expect([published.total, published.reviews[0]?.id]).toEqual([MANY, `old-${MANY - 1}`]);
  expect(published.reviews).toHaveLength(FIRST.size);
  // Counted in an index, then read by its order.
  const [counted, shown] = rows;
  expect(counted).toBe(MANY);
  expect(shown).toBeLessThan(3 * FIRST.size);
  expect(timesAsked()).toBe(1);
});

const ONE = {
  product: 7,
  distribution: [0, 0, 0, 0, 1],
  reviews: [
    {
      id: 'old',
      stars: 5,
      title: 'Rund',
      text: TEXT,
      author: 'Ida',
      language: 'de',
      verified: true,
      createdAt: '2024-01-01T00:00:00.000Z',
    },
  ],
};

/** Reads the reviews of a product twice, with an archive that has `products`: how many there are, and how often it was asked. */
async function readTwice(object: string, address: string, products: readonly object[], mark?: boolean) {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({products}));
  const counts = await runInDurableObject(env.REVIEWS.getByName(object), async (_, state) => {
    if (mark !== undefined) state.storage.kv.put('taken-over', mark);
    const reviews = new ReviewsObject(state, {...presentEnv(env), ARCHIVE_URL: address});
    return [(await reviews.published(7, null, FIRST)).total, (await reviews.published(7, null, FIRST)).total];
  });
  const result = {counts, asked: timesAsked()};
  asked.mockRestore();
  return result;
}

it('an archive that gets its address later is taken over then, once', async () => {
  expect(await readTwice('later', '', [])).toEqual({counts: [0, 0], asked: 0});
  expect(await readTwice('later', ARCHIVE, [ONE])).toEqual({counts: [1, 1], asked: 1});
  expect(await readTwice('later', ARCHIVE, [ONE])).toEqual({counts: [1, 1], asked: 0});
});

it('the mark of a version that took over nothing does not count, that of reviews does', async () => {
  expect(await readTwice('marked', ARCHIVE, [ONE], true)).toEqual({counts: [1, 1], asked: 1});
  expect(await readTwice('marked', ARCHIVE, [ONE], true)).toEqual({counts: [1, 1], asked: 0});
});

it('an empty archive is asked once', async () => {
  expect(await readTwice('empty', ARCHIVE, [])).toEqual({counts: [0, 0], asked: 1});
});
