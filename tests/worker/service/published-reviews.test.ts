import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {expect, it} from 'vitest';

import type {WireReview} from '../../../contracts/reviews';
import {presentEnv} from '../../../service/env';
import {ReviewsObject} from '../../../service/objects/reviews-object';

const PRODUCT = 7;

const review = (id: string, createdAt: string, more: Partial<WireReview> = {}): WireReview => ({
  id,
  stars: 4,
  title: `Über ${id}`,
  text: `„${id}“`,
  author: 'Ida',
  language: 'de',
  verified: true,
  createdAt,
  ...more,
});

/** What versions before this one have written: all reviews of a product in one row, or each in its own. */
const OLDER: readonly {
  readonly of: string;
  readonly keep: (sql: SqlStorage, reviews: readonly WireReview[]) => void;
}[] = [
  {
    of: 'one row for each product',
    keep(sql, reviews) {
      sql.exec("INSERT INTO archive VALUES (?, '[0,0,0,3,0]', ?)", PRODUCT, JSON.stringify(reviews));
    },
  },
  {
    of: 'one row for each review',
    keep(sql, reviews) {
      sql.exec("INSERT INTO archive VALUES (?, '[0,0,0,3,0]', '[]')", PRODUCT);
      sql.exec(
        'CREATE TABLE archived (product INTEGER, place INTEGER, review TEXT NOT NULL, PRIMARY KEY (product, place))',
      );
      for (const [place, each] of reviews.entries())
        sql.exec('INSERT INTO archived VALUES (?, ?, ?)', PRODUCT, place, JSON.stringify(each));
    },
  },
];

/** An object with the tables of an older version, which holds these reviews of a former shop, then run by this version. */
async function reviewsOf<Result>(
  keep: (sql: SqlStorage, reviews: readonly WireReview[]) => void,
  reviews: readonly WireReview[],
  read: (object: ReviewsObject) => Promise<Result>,
): Promise<Result> {
  return runInDurableObject(env.REVIEWS.getByName(crypto.randomUUID()), async (_, state) => {
    const {sql} = state.storage;
    for (const name of ['archived', 'archive', 'reviews']) sql.exec(`DROP TABLE ${name}`);
    sql.exec('CREATE TABLE archive (product INTEGER PRIMARY KEY, distribution TEXT NOT NULL, reviews TEXT NOT NULL)');
    keep(sql, reviews);
    // Each start finds what the one before has left.
    new ReviewsObject(state, presentEnv(env));
    return read(new ReviewsObject(state, presentEnv(env)));
  });
}

const ARCHIVED = [
  review('archived-b', '2090-03-01T00:00:00.000Z', {verified: false}),
  review('archived-d', '2090-05-01T00:00:00Z', {language: 'en'}),
  review('archived-a', '2090-02-01T08:30:00.250Z'),
];

it.each(OLDER)('reads what is kept in $of, newest first', async ({keep}) => {
  const {reviews, total} = await reviewsOf(keep, ARCHIVED, (object) =>
    object.published(PRODUCT, null, {page: 1, size: 10}),
  );
  expect(total).toBe(3);
  expect(reviews).toEqual([{...ARCHIVED[1], createdAt: '2090-05-01T00:00:00.000Z'}, ARCHIVED[0], ARCHIVED[2]]);
});

it('pages what was written here and in the former shop by one order, in one language or in both', async () => {
  const [, {keep} = {}] = OLDER;
  const pages = await reviewsOf(keep ?? (() => undefined), ARCHIVED, async (object) => {
    const submit = async (id: string, at: string, language: 'de' | 'en', isApproved = true) => {
      const {title, text, stars, author} = review(id, at);
      const email = `${id}@example.com`;
      await object.submit(PRODUCT, {title, text, stars, author, email, language}, id, true, Date.parse(at));
      if (isApproved) await object.decide(id, 'approved', null);
    };
    await submit('own-c', '2090-03-01T00:00:00.000Z', 'de');
    await submit('own-waiting', '2090-06-01T00:00:00.000Z', 'de', false);
    await submit('own-e', '2090-05-02T00:00:00.000Z', 'en');
    const read = async (language: 'de' | 'en' | null, page: number) => {
      const {reviews, total} = await object.published(PRODUCT, language, {page, size: 2});
      return [...reviews.map(({id}) => id), total];
    };
    return {
      both: [await read(null, 1), await read(null, 2), await read(null, 3), await read(null, 4)],
      german: [await read('de', 1), await read('de', 2)],
      english: [await read('en', 1)],
      other: (await object.published(PRODUCT + 1, null, {page: 1, size: 2})).total,
    };
  });
  expect(pages).toEqual({
    both: [['own-e', 'archived-d', 5], ['own-c', 'archived-b', 5], ['archived-a', 5], [5]],
    german: [
      ['own-c', 'archived-b', 3],
      ['archived-a', 3],
    ],
    english: [['own-e', 'archived-d', 2]],
    other: 0,
  });
});
