import {Hono} from 'hono';
import type {ProductKind} from '../../contracts/product-types';
import {reviewFiguresQuerySchema, reviewListQuerySchema, reviewSubmissionSchema} from '../../contracts/reviews';
import type {ReviewSubmission} from '../../contracts/reviews';
import {readProductKind} from '../adapters/catalogue';
import {orderByNumber} from '../adapters/orders';
import type {ServiceApp, ServiceContext} from './app';
import {now, readBody, refuse} from './app';
import {overLimit} from './over-limit';

const NOT_REVIEWED: readonly ProductKind[] = ['gift-card', 'donation'];

const reviewable = new Set<number>();

/** Reviews of products. Mounted at `/v1`. */
export const reviews = new Hono<ServiceApp>();

reviews.get('/reviews/figures', async (c) => {
  const query = reviewFiguresQuerySchema.safeParse(c.req.query());
  if (!query.success) return refuse(c, 422, 'invalid');
  return c.json({figures: await booksOf(c).figures(query.data.products.split(',').map(Number))});
});

reviews.get('/products/:product{[0-9]{1,15}}/reviews', async (c) => {
  const product = Number(c.req.param('product'));
  const query = reviewListQuerySchema.safeParse(c.req.query());
  if (!query.success) return refuse(c, 422, 'invalid');
  const {language, page, size} = query.data;
  const [[figures], {reviews: shown, total}] = await Promise.all([
    booksOf(c).figures([product]),
    booksOf(c).published(product, language ?? null, {page, size}),
  ]);
  // A product with reviews exists. The platform is asked about the others.
  const isKnown = (figures?.count ?? 0) > 0 || (await isReviewable(c, product));
  if (!isKnown) return refuse(c, 404, 'unknown_product');
  return c.json({
    figures,
    reviews: shown,
    page,
    pages: Math.ceil(total / size),
    total,
  });
});

reviews.post('/products/:product{[0-9]{1,15}}/reviews', async (c) => {
  const product = Number(c.req.param('product'));
  if (!(await isReviewable(c, product))) return refuse(c, 404, 'unknown_product');
  const body = await readBody(c, reviewSubmissionSchema);
  if (!body.ok) return body.response;
  const limited = await overLimit(c, 'reviews', body.data.email);
  if (limited !== null) return limited;
  const id = c.get('requestId');
  const verified = await hasOrdered(c, product, body.data);
  const taken = await booksOf(c).submit(product, body.data, id, verified, now(c));
  return taken ? c.json({id, state: 'pending', verified}, 201) : refuse(c, 409, 'already_reviewed');
});

function booksOf(c: ServiceContext) {
  return c.env.REVIEWS.getByName('shop');
}

/** Tells whether a product can be reviewed: coffee, gear and sets can, gift cards and donations cannot. An isolate asks once per product. */
async function isReviewable({env}: ServiceContext, product: number): Promise<boolean> {
  if (reviewable.has(product)) return true;
  const kind = await readProductKind(env, product);
  if (kind === null || NOT_REVIEWED.includes(kind)) return false;
  reviewable.add(product);
  return true;
}

/** Tells whether the order with this number was placed with this address, is paid, and contains the product, which was kept. */
async function hasOrdered(
  c: ServiceContext,
  product: number,
  {orderNumber, email}: ReviewSubmission,
): Promise<boolean> {
  if (orderNumber === undefined) return false;
  const order = await orderByNumber(c.env, orderNumber, email);
  if (order === null || order.cancelledAt !== null || order.paymentStatus !== 'paid') return false;
  return order.lines.some((line) => line.product === product && line.keptQuantity > 0);
}
