import * as z from 'zod';
import {
  stockCancelledSchema,
  stockConfirmedSchema,
  stockRequestSchema,
  stockRequestedSchema,
  stockTokenSchema,
} from './back-in-stock';
import {cancellationSchema, contactRequestSchema, noticeReceivedSchema, withdrawalSchema} from './contract-notices';
import {giftRedeemedSchema, giftRedemptionSchema, giftSubscriptionSchema} from './gift-subscription';
import {
  newsletterConfirmedSchema,
  newsletterRequestSchema,
  newsletterRequestedSchema,
  newsletterTokenSchema,
  newsletterUnsubscribedSchema,
} from './newsletter';
import {orderSchema} from './order';
import {orderTrackingRequestSchema, orderTrackingSchema} from './order-tracking';
import {personalDataErasureSchema, personalDataExportSchema, personalDataRequestSchema} from './personal-data';
import {returnRequestSchema, returnSchema} from './returns';
import {
  reviewFiguresListSchema,
  reviewFiguresQuerySchema,
  reviewListQuerySchema,
  reviewListSchema,
  reviewSubmissionSchema,
  reviewSubmittedSchema,
} from './reviews';
import {savedCartReceivedSchema, savedCartRequestSchema, savedCartSchema} from './saved-cart';

/** One call of the service worker. The OpenAPI document at `/v1/openapi.json` is made of these. */
export type Operation = {
  /** Names it in clients. */
  readonly id: string;
  readonly method: 'get' | 'post';
  /** As in OpenAPI: `/v1/orders/{token}`. */
  readonly path: string;
  readonly summary: string;
  /** Which bearer it asks for; `null` for none. */
  readonly token: 'service' | 'operator' | null;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly status: number;
  /** The answer: JSON of a contract, another media type, or nothing. */
  readonly answer: z.ZodType | 'image/svg+xml' | 'none';
  /** Codes of its own beside those of every call, by status. */
  readonly refusals?: Readonly<Record<number, readonly string[]>>;
};

type Rest = Partial<Pick<Operation, 'query' | 'body' | 'status' | 'refusals' | 'token'>>;

function get(id: string, path: string, summary: string, answer: Operation['answer'], rest: Rest = {}): Operation {
  return {id, method: 'get', path, summary, answer, status: 200, token: 'service', ...rest};
}

function post(id: string, path: string, summary: string, answer: Operation['answer'], rest: Rest = {}): Operation {
  return {id, method: 'post', path, summary, answer, status: 200, token: 'service', ...rest};
}

const TOKEN = {404: ['unknown'], 410: ['expired']};

const ORDERS = [
  get('readOrder', '/v1/orders/{token}', 'Reads the order of a return link of the checkout', orderSchema, {
    refusals: {404: ['not_found'], 410: ['expired']},
  }),
  post('trackOrder', '/v1/order-tracking', 'Tracks an order by number and address', orderTrackingSchema, {
    body: orderTrackingRequestSchema,
    refusals: {404: ['not_found']},
  }),
  post('announceReturn', '/v1/returns', 'Announces goods that come back', returnSchema, {
    body: returnRequestSchema,
    status: 201,
    refusals: {404: ['not_found'], 409: ['not_delivered', 'nothing_to_return', 'too_many'], 410: ['too_late']},
  }),
];

const NEWSLETTER = [
  post('requestNewsletter', '/v1/newsletter/subscriptions', 'Sends the double opt-in mail', newsletterRequestedSchema, {
    body: newsletterRequestSchema,
    status: 202,
    refusals: {409: ['already_subscribed', 'not_subscribed']},
  }),
  post('confirmNewsletter', '/v1/newsletter/confirmations', 'Confirms a sign-up', newsletterConfirmedSchema, {
    body: newsletterTokenSchema,
    refusals: TOKEN,
  }),
  post('leaveNewsletter', '/v1/newsletter/unsubscriptions', 'Ends a sign-up', newsletterUnsubscribedSchema, {
    body: newsletterTokenSchema,
    refusals: {404: ['unknown']},
  }),
];

const GIFTS = [
  get('checkGift', '/v1/gift-subscriptions/{code}', 'Says what a voucher is worth', giftSubscriptionSchema),
  post('redeemGift', '/v1/gift-subscriptions/{code}', 'Redeems a voucher', giftRedeemedSchema, {
    body: giftRedemptionSchema,
    status: 201,
    refusals: {404: ['wrong'], 409: ['used'], 410: ['expired', 'refunded'], 422: ['rejected']},
  }),
];

const STOCK = [
  post(
    'requestReminder',
    '/v1/back-in-stock/requests',
    'Sends the double opt-in mail of a reminder',
    stockRequestedSchema,
    {
      body: stockRequestSchema,
      status: 202,
      refusals: {404: ['unknown_variant'], 409: ['in_stock']},
    },
  ),
  post('confirmReminder', '/v1/back-in-stock/confirmations', 'Confirms a reminder', stockConfirmedSchema, {
    body: stockTokenSchema,
    refusals: TOKEN,
  }),
  post('cancelReminder', '/v1/back-in-stock/cancellations', 'Cancels a reminder', stockCancelledSchema, {
    body: stockTokenSchema,
    refusals: {404: ['unknown']},
  }),
];

const REVIEWS = [
  get('readReviewFigures', '/v1/reviews/figures', 'Adds up the reviews of products', reviewFiguresListSchema, {
    query: reviewFiguresQuerySchema,
    refusals: {422: ['invalid']},
  }),
  get('readReviews', '/v1/products/{product}/reviews', 'Lists published reviews, newest first', reviewListSchema, {
    query: reviewListQuerySchema,
    refusals: {404: ['unknown_product'], 422: ['invalid']},
  }),
  post('submitReview', '/v1/products/{product}/reviews', 'Hands in a review', reviewSubmittedSchema, {
    body: reviewSubmissionSchema,
    status: 201,
    refusals: {404: ['unknown_product'], 409: ['already_reviewed']},
  }),
];

const NOTICES = [
  post('withdraw', '/v1/withdrawals', 'Takes in a withdrawal', noticeReceivedSchema, {
    body: withdrawalSchema,
    status: 201,
  }),
  post('cancel', '/v1/cancellations', 'Takes in a cancellation', noticeReceivedSchema, {
    body: cancellationSchema,
    status: 201,
  }),
  post('contact', '/v1/contact-requests', 'Takes in a message', noticeReceivedSchema, {
    body: contactRequestSchema,
    status: 201,
  }),
];

const CARTS = [
  post('saveCart', '/v1/saved-carts', 'Saves a cart and mails its link', savedCartReceivedSchema, {
    body: savedCartRequestSchema,
    status: 201,
    refusals: {422: ['unknown_merchandise']},
  }),
  get('readSavedCart', '/v1/saved-carts/{token}', 'Reads a saved cart', savedCartSchema, {refusals: TOKEN}),
];

const OPERATOR = [
  post(
    'exportPersonalData',
    '/operator/personal-data/export',
    'Exports what is held of an address',
    personalDataExportSchema,
    {
      body: personalDataRequestSchema,
      token: 'operator',
    },
  ),
  post(
    'erasePersonalData',
    '/operator/personal-data/erasure',
    'Erases what is held of an address',
    personalDataErasureSchema,
    {
      body: personalDataRequestSchema,
      token: 'operator',
    },
  ),
];

const BESIDE = [
  get('readOpenApi', '/v1/openapi.json', 'Reads this document', z.looseObject({openapi: z.literal('3.1.1')})),
  get('readLabel', '/labels/{number}/{file}', 'Shows the label of a return, to print', 'image/svg+xml', {
    token: null,
    refusals: {404: ['not_found']},
  }),
  post(
    'takeWebhook',
    '/webhooks/platform',
    'Takes a webhook of the platform, signed in `X-Shopify-Hmac-Sha256`',
    'none',
    {
      body: z.looseObject({}),
      token: null,
      refusals: {401: ['unauthorized']},
    },
  ),
  post('takeCmsWebhook', '/webhooks/cms', 'Takes a webhook of the CMS, signed in `Sanity-Webhook-Signature`', 'none', {
    body: z.looseObject({}),
    token: null,
    refusals: {401: ['unauthorized']},
  }),
  post(
    'takeMailWebhook',
    '/webhooks/mail',
    'Takes a webhook of the mail provider, with its password or signature',
    'none',
    {
      body: z.looseObject({}),
      token: null,
      refusals: {401: ['unauthorized']},
    },
  ),
  get('readHealth', '/healthz', 'Says that the worker answers', z.object({ok: z.literal(true)}), {token: null}),
];

/** Every call of the service worker, but for the control interface of tests. */
export const OPERATIONS: readonly Operation[] = [
  ...ORDERS,
  ...NEWSLETTER,
  ...GIFTS,
  ...STOCK,
  ...REVIEWS,
  ...NOTICES,
  ...CARTS,
  ...OPERATOR,
  ...BESIDE,
];
