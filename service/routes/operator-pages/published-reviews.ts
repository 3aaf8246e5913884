import {Hono} from 'hono';
import * as z from 'zod';
import {paragraphsSchema} from '../../../contracts/fields';
import {reviewRejectionSchema} from '../../../contracts/reviews';
import {readTitlesIfPossible} from '../../adapters/catalogue';
import {EXPLANATION_LENGTH, publishedReviewsPage} from '../../pages/published-reviews-page';
import {now} from '../app';
import type {OperatorApp} from './app';
import {readForm, show, showProblem} from './app';

const PAGE_SIZE = 25;

const productSchema = z.coerce.number().int().positive();
const querySchema = z.object({
  product: productSchema.nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  said: z.enum(['withdrawn', 'before', 'dropped', 'unknown']).optional().catch(undefined),
});
const idSchema = z.string().min(1);
/** A browser counts the end of a line once, and sends two characters. */
const explanationSchema = z
  .string()
  .transform((typed) => typed.replaceAll('\r\n', '\n'))
  .pipe(paragraphsSchema(EXPLANATION_LENGTH));
const withdrawalSchema = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('shop'),
    id: idSchema,
    product: productSchema,
    reason: reviewRejectionSchema,
    occasion: z.enum(['reported', 'found']),
    explanation: explanationSchema,
  }),
  z.object({of: z.literal('archive'), id: idSchema, product: productSchema}),
]);

/** Takes down published reviews. Mounted at `/operator/reviews/published`. */
export const publishedReviews = new Hono<OperatorApp>();

publishedReviews.get('/', async (c) => {
  const {product, page, said} = querySchema.parse(c.req.query());
  const language = c.get('language');
  const books = c.env.REVIEWS.getByName('shop');
  const {reviews, total} = await books.listed(product, {page, size: PAGE_SIZE});
  const reviewed = await books.reviewedProducts();
  const products = product === null || reviewed.includes(product) ? reviewed : [...reviewed, product];
  const titles = await readTitlesIfPossible(c.env, products, language);
  const titleOf = (number: number) => titles.get(number) ?? null;
  const view = {
    reviews: reviews.map((review) => ({...review, productTitle: titleOf(review.product)})),
    product,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    products: products.map((number) => [number, titleOf(number)] as const),
  };
  return show(c, publishedReviewsPage(language, view, said));
});

publishedReviews.post('/', async (c) => {
  const form = await readForm(c, withdrawalSchema);
  if (form === null) return showProblem(c, 'invalid');
  const {id, product} = form;
  const books = c.env.REVIEWS.getByName('shop');
  const leave = (said: string) => c.redirect(`/operator/reviews/published?product=${product}&said=${said}`, 303);
  if (form.of === 'archive') {
    const dropped = await books.dropArchived(product, id);
    return leave(dropped === 'done' ? 'dropped' : dropped);
  }
  const withdrawn = await books.withdraw(id, form, now(c));
  return leave(withdrawn === 'done' ? 'withdrawn' : withdrawn);
});
