import {Hono} from 'hono';
import * as z from 'zod';
import {languageSchema} from '../../../contracts/fields';
import {reviewModerationSchema, reviewSubmissionSchema} from '../../../contracts/reviews';
import type {ReviewSubmission} from '../../../contracts/reviews';
import {now} from '../../shared/clock';
import {ONLY} from '../../storefront/cart/load-pricing-world';
import {shop} from '../../storefront/shop';
import type {ServiceApp, ServiceContext} from '../app';
import {readBody, refuse} from '../app';
import {overLimit} from '../limits/take';
import {orderByNumber} from '../orders/find-by-number';
import {figuresOf, publishedReviews, reviewable} from './published';

const MAX_PRODUCTS = 250;

const productsSchema = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .transform((text) => text.split(',').map(Number))
  .refine((products) => products.length <= MAX_PRODUCTS);

const listQuerySchema = z.object({
  language: languageSchema.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(50).default(10),
});

/** Reviews of products. Mounted at `/v1`. */
export const reviews = new Hono<ServiceApp>();

reviews.get('/reviews/figures', async (c) => {
  const products = productsSchema.safeParse(c.req.query('products'));
  if (!products.success) return refuse(c, 422, 'invalid');
  const approved = await booksOf(c).list('approved', products.data);
  return c.json({figures: products.data.map((product) => figuresOf(product, approved))});
});

reviews.get('/reviews/pending', async (c) => c.json({reviews: await booksOf(c).list('pending')}));

reviews.post('/reviews/:id/moderation', async (c) => {
  const body = await readBody(c, reviewModerationSchema);
  if (!body.ok) return body.response;
  const id = c.req.param('id');
  const known = await booksOf(c).moderate(id, body.data.state);
  return known ? c.json({id, state: body.data.state}) : refuse(c, 404, 'unknown');
});

reviews.get('/products/:product{[0-9]{1,15}}/reviews', async (c) => {
  const product = productOf(c);
  if (product === null) return refuse(c, 404, 'unknown_product');
  const query = listQuerySchema.safeParse(c.req.query());
  if (!query.success) return refuse(c, 422, 'invalid');
  const {language, page, size} = query.data;
  const approved = await booksOf(c).list('approved', [product.number]);
  const all = publishedReviews(product, approved, language ?? null);
  return c.json({
    figures: figuresOf(product.number, approved),
    reviews: all.slice((page - 1) * size, page * size),
    page,
    pages: Math.ceil(all.length / size),
    total: all.length,
  });
});

reviews.post('/products/:product{[0-9]{1,15}}/reviews', async (c) => {
  const product = productOf(c);
  if (product === null) return refuse(c, 404, 'unknown_product');
  const body = await readBody(c, reviewSubmissionSchema);
  if (!body.ok) return body.response;
  const limited = await overLimit(c, 'reviews', body.data.email);
  if (limited !== null) return limited;
  const id = c.get('requestId');
  const verified = await hasOrdered(c, product.number, body.data);
  const taken = await booksOf(c).submit(product.number, body.data, id, verified, now(c.env));
  return taken ? c.json({id, state: 'pending', verified}, 201) : refuse(c, 409, 'already_reviewed');
});

function booksOf(c: ServiceContext) {
  return c.env.REVIEWS.getByName(ONLY);
}

function productOf(c: ServiceContext) {
  const product = shop().catalogue.product(Number(c.req.param('product')));
  return reviewable(product) ? product : null;
}

/** Whether an order of this number was placed with this address and holds the product. */
async function hasOrdered(
  c: ServiceContext,
  product: number,
  {orderNumber, email}: ReviewSubmission,
): Promise<boolean> {
  if (orderNumber === undefined) return false;
  const order = await orderByNumber(c.env, orderNumber, email);
  const lines = order?.quote.lines ?? [];
  return lines.some(({variantNumber}) => shop().catalogue.variant(variantNumber)?.product.number === product);
}
