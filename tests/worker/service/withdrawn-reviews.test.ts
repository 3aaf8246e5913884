import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {beforeEach, expect, it, vi} from 'vitest';
import {dayText} from '../../../service/domain/days';
import {presentEnv} from '../../../service/env';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {ReviewsObject} from '../../../service/objects/reviews-object';
import {REVIEW_TEXTS} from '../../../service/pages/texts/reviews';
import {START} from './alarms';
import {serve} from './hosted-services';
import type {HostedServices} from './hosted-services';
import {loggedIn} from './operator';

const PRODUCT = 7001;
const LIST = `/reviews/published?product=${PRODUCT}`;
const REASONS = {reason: 'insulting', occasion: 'reported', explanation: 'Zweiter Satz:\r\n§ 185 StGB.'};
const CORRECTED = {reason: 'unlawful', occasion: 'found', explanation: 'Noch ein Grund'};
const reviews = () => env.REVIEWS.getByName('shop');
/** Before today, and within the period for which a review may wait. */
const dayOf = (index: number) => START - (60 - index) * 24 * 60 * 60 * 1000;
const idOf = (index: number) => String(index).padStart(32, '0');

let services: HostedServices;
beforeEach(() => {
  services = serve();
});

const emailOf = (index: number) => `withdrawn-${index}@example.com`;

/** Submits reviews with one to five stars, the last one the newest, and publishes them. */
async function publish(count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await submit(index);
    await reviews().decide(idOf(index), 'approved', null);
  }
}

function submit(index: number): Promise<boolean> {
  const review = {stars: ((index - 1) % 5) + 1, title: `Titel ${index}.`, text: 'Rund.', author: 'Ida'};
  return reviews().submit(
    PRODUCT,
    {...review, email: emailOf(index), language: 'en'},
    idOf(index),
    false,
    dayOf(index),
  );
}

const titlesIn = (html: string) => [...html.matchAll(/<h2[^>]*>(Titel [^<]*)</g)].map(([, title]) => title);

it('published reviews are listed by pages, newest first, and one that is taken down is in none of them', async () => {
  await publish(27);
  const {get, post} = await loggedIn();
  const first = await (await get(LIST)).text();
  expect(titlesIn(first)).toEqual(Array.from({length: 25}, (_, index) => `Titel ${27 - index}.`));
  expect(titlesIn(await (await get(`${LIST}&page=2`)).text())).toEqual(['Titel 2.', 'Titel 1.']);
  expect(titlesIn(await (await get('/reviews/published')).text())).toContain('Titel 27.');

  const fields = {of: 'shop', id: idOf(27), product: String(PRODUCT), ...REASONS};
  const answer = await post('/reviews/published', fields);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/operator${LIST}&said=withdrawn`]);
  const after = await (await get(`${LIST}&said=withdrawn`)).text();
  expect(after).toContain(REVIEW_TEXTS.de.notes.withdrawn);
  expect(titlesIn(after)).toEqual(Array.from({length: 25}, (_, index) => `Titel ${26 - index}.`));
  expect(await reviews().figures([PRODUCT])).toMatchObject([{count: 26, distribution: [6, 5, 5, 5, 5]}]);
  const {total} = await reviews().published(PRODUCT, null, {page: 1, size: 1});
  expect(total).toBe(26);
});

it('its author gets the reasons by mail, once, in the language of the review', async () => {
  await publish(1);
  const {post} = await loggedIn();
  const fields = {of: 'shop', id: idOf(1), product: String(PRODUCT), ...REASONS};
  const [other, longer] = [{reason: 'unlawful'}, {explanation: 'Noch ein Grund'}];
  for (const [reasons, said] of [
    [{}, 'withdrawn'],
    [{}, 'withdrawn'],
    [other, 'before'],
    [longer, 'before'],
  ] as const) {
    const answer = await post('/reviews/published', {...fields, ...reasons});
    expect(answer.headers.get('Location')).toBe(`/operator${LIST}&said=${said}`);
  }
  await vi.waitFor(
    () => expect(services.mails.map(({to, kind}) => [to, kind])).toEqual([[emailOf(1), 'review-withdrawn']]),
    {timeout: 20_000},
  );
  for (const said of [
    dayText(dayOf(1), 'en'),
    'It insults others.',
    'It was reported.',
    'of Waldgold EN dated',
    '> Zweiter Satz:\n> § 185 StGB.',
  ])
    expect(services.mails[0]?.text).toContain(said);
  expect(services.mails[0]?.text).not.toContain('Titel 1.');
  expect(await reviews().personalData(emailOf(1))).toMatchObject([
    {state: 'rejected', reason: 'insulting', explanation: 'Zweiter Satz:\n§ 185 StGB.'},
  ]);
});

it.each([
  ['the reasons that its author got before a failure', true, REASONS, 'before'],
  ['corrected reasons after a failure before its mail was queued', false, CORRECTED, 'withdrawn'],
])('it is taken down for %s, and its author is told those alone', async (_, isQueued, told, said) => {
  const index = isQueued ? 2 : 3;
  await publish(index);
  const {post} = await loggedIn();
  const fields = {of: 'shop', id: idOf(index), product: String(PRODUCT)};
  vi.spyOn(MailQueueObject.prototype, 'add').mockImplementationOnce(async function (this: MailQueueObject, ...mails) {
    if (isQueued) await this.add(...mails);
    throw new Error('The object was reset');
  });
  expect((await post('/reviews/published', {...fields, ...REASONS})).status).toBe(500);
  expect(await reviews().personalData(emailOf(index))).toMatchObject([{state: 'approved'}]);
  const {reason, explanation} = told;
  for (const sent of [CORRECTED, CORRECTED]) {
    const answer = await post('/reviews/published', {...fields, ...sent});
    expect(answer.headers.get('Location')).toBe(`/operator${LIST}&said=${said}`);
    expect(await reviews().personalData(emailOf(index))).toMatchObject([
      {state: 'rejected', reason, explanation: explanation.replace('\r', '')},
    ]);
  }
  await vi.waitFor(
    () => expect(services.mails.map(({to, kind}) => [to, kind])).toEqual([[emailOf(index), 'review-withdrawn']]),
    {timeout: 20_000},
  );
  expect(services.mails[0]?.text).toContain(`> ${explanation.split('\r')[0] ?? ''}`);
});

it('it is taken down for the reasons of the first of two forms at once', async () => {
  await publish(4);
  const both = [REASONS, CORRECTED].map(({explanation}) =>
    reviews().withdraw(idOf(4), {reason: 'unlawful', occasion: 'found', explanation}, START),
  );
  expect(await Promise.all(both)).toEqual(['done', 'before']);
  expect(await reviews().personalData(emailOf(4))).toMatchObject([{explanation: REASONS.explanation}]);
  await vi.waitFor(() => expect(services.mails).toHaveLength(1), {timeout: 20_000});
  expect(services.mails[0]?.text).toContain('> Zweiter Satz:');
});

it('what is not published is not taken down', async () => {
  await submit(1);
  const {post} = await loggedIn();
  const fields = {of: 'shop', id: idOf(1), product: String(PRODUCT), ...REASONS};
  const answer = await post('/reviews/published', fields);
  expect(answer.headers.get('Location')).toBe(`/operator${LIST}&said=unknown`);
  expect((await post('/reviews/published', {...fields, explanation: ' '})).status).toBe(422);
  expect(await reviews().personalData(emailOf(1))).toMatchObject([{state: 'pending', reason: null}]);
  expect(services.mails).toEqual([]);
});

it('a review of the archive is dropped with its stars, once', async () => {
  const archived = {stars: 5, title: 'Alt', text: 'Rund', author: 'Ida', language: 'de', verified: true};
  const first = {...archived, id: 'old 1', createdAt: '2024-01-01T00:00:00.000Z'};
  const second = {...archived, id: 'old 2', createdAt: '2024-01-02T00:00:00.000Z', stars: 2};
  const products = [{product: PRODUCT, distribution: [0, 1, 0, 0, 3], reviews: [first, second]}];
  vi.mocked(fetch).mockImplementation(async () => Response.json({products}));
  const seen = await runInDurableObject(env.REVIEWS.getByName('archive'), async (_, state) => {
    const object = new ReviewsObject(state, {...presentEnv(env), ARCHIVE_URL: 'https://archive.example'});
    const listed = async () =>
      (await object.listed(PRODUCT, {page: 1, size: 9})).reviews.map((review) => [review.id, review.archived]);
    return {
      before: await listed(),
      products: await object.reviewedProducts(),
      dropped: [await object.dropArchived(PRODUCT, 'old 1'), await object.dropArchived(PRODUCT, 'old 1')],
      after: await listed(),
      figures: await object.figures([PRODUCT]),
    };
  });
  expect(seen).toMatchObject({
    before: [
      ['old 2', true],
      ['old 1', true],
    ],
    products: [PRODUCT],
    dropped: ['done', 'unknown'],
    after: [['old 2', true]],
    figures: [{count: 3, distribution: [0, 1, 0, 0, 2]}],
  });
});

it('a table of an older version gets what taking down needs', async () => {
  const data = await runInDurableObject(env.REVIEWS.getByName('older'), async (_, state) => {
    const {sql} = state.storage;
    sql.exec('DROP TABLE reviews');
    sql.exec(
      `CREATE TABLE reviews (
        id TEXT PRIMARY KEY, product INTEGER NOT NULL, email TEXT NOT NULL, stars INTEGER NOT NULL, title TEXT NOT NULL,
        text TEXT NOT NULL, author TEXT NOT NULL, language TEXT NOT NULL, created_at INTEGER NOT NULL,
        verified INTEGER NOT NULL, state TEXT NOT NULL, reason TEXT, UNIQUE (product, email)
      )`,
    );
    sql.exec('CREATE INDEX reviews_by_state ON reviews (state, created_at, id)');
    sql.exec("INSERT INTO reviews VALUES ('a', 1, ?, 5, 'T', 'X', 'Ida', 'de', 0, 0, 'approved', NULL)", emailOf(0));
    const object = new ReviewsObject(state, presentEnv(env));
    await object.withdraw('a', {reason: 'unlawful', occasion: 'found', explanation: 'X'}, Date.now());
    await new ReviewsObject(state, presentEnv(env)).alarm();
    return object.personalData(emailOf(0));
  });
  expect(data).toMatchObject([{state: 'rejected', reason: 'unlawful', explanation: 'X'}]);
});
