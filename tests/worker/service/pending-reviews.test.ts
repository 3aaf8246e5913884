import {env} from 'cloudflare:workers';
import {runInDurableObject} from 'cloudflare:test';
import {beforeEach, expect, it} from 'vitest';
import {OVERVIEW_TEXTS} from '../../../service/pages/texts/overview';
import {REVIEW_TEXTS} from '../../../service/pages/texts/reviews';
import {serve} from './hosted-services';
import {loggedIn} from './operator';

const TOTAL = 5000;
/** As long as a review may be. */
const TEXT = 'ä'.repeat(4000);

beforeEach(() => {
  serve();
});

it('more waiting reviews than an object can return at once are all counted, and the oldest are shown', async () => {
  await runInDurableObject(env.REVIEWS.getByName('shop'), (_, {storage}) => {
    storage.sql.exec(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
       INSERT INTO reviews (id, product, email, stars, title, text, author, language, created_at, verified, state)
       SELECT printf('%032x', n), 1, n, 1, 'Review ' || n, ?, 'Ida', 'de', n, 0, 'pending' FROM numbers`,
      TOTAL,
      TEXT,
    );
  });
  const {get} = await loggedIn();
  const overview = await get('');
  expect(overview.status).toBe(200);
  expect(await overview.text()).toContain(`<span class="count">${TOTAL}</span> ${OVERVIEW_TEXTS.de.counts.reviews}`);
  const page = await get('/reviews');
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain(REVIEW_TEXTS.de.shown(100, TOTAL));
  const titles = [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, title]) => title);
  expect(titles).toEqual(Array.from({length: 100}, (_, index) => `Review ${index + 1}`));
});
