import {Hono} from 'hono';
import * as z from 'zod';
import {reviewRejectionSchema} from '../../../contracts/reviews';
import {readTitlesIfPossible} from '../../adapters/catalogue';
import {reviewsPage} from '../../pages/reviews-page';
import type {OperatorApp} from './app';
import {readForm, show, showProblem} from './app';
import {publishedReviews} from './published-reviews';

const decisionSchema = z.discriminatedUnion('state', [
  z.object({state: z.literal('approved')}),
  z.object({state: z.literal('rejected'), reason: reviewRejectionSchema}),
]);
const saidSchema = z.enum(['approved', 'rejected', 'decided', 'unknown']);

/** The moderation of reviews. Mounted at `/operator/reviews`. */
export const reviews = new Hono<OperatorApp>();

reviews.route('/published', publishedReviews);

reviews.get('/', async (c) => {
  const language = c.get('language');
  const books = c.env.REVIEWS.getByName('shop');
  const [pending, total] = await Promise.all([books.pending(), books.pendingCount()]);
  const titles = await readTitlesIfPossible(
    c.env,
    pending.map(({product}) => product),
    language,
  );
  const said = saidSchema.safeParse(c.req.query('said')).data;
  const shown = pending.map((review) => ({...review, productTitle: titles.get(review.product) ?? null}));
  return show(c, reviewsPage(language, {reviews: shown, total}, said));
});

reviews.post('/:id{[0-9a-f]{32}}', async (c) => {
  const form = await readForm(c, decisionSchema);
  if (form === null) return showProblem(c, 'invalid');
  const reason = form.state === 'rejected' ? form.reason : null;
  const decided = await c.env.REVIEWS.getByName('shop').decide(c.req.param('id'), form.state, reason);
  return c.redirect(`/operator/reviews?said=${decided === 'done' ? form.state : decided}`, 303);
});
