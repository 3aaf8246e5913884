import * as z from 'zod';
import {
  cmsDocumentsSchema,
  cmsMutatedSchema,
  cmsQuerySchema,
  cmsRefusalSchema,
  cmsUploadedSchema,
} from '../../../contracts/cms-api';
import {
  controlClockSchema,
  controlDeniedSchema,
  controlDoneSchema,
  controlFaultSchema,
  controlReceivedSchema,
  controlBounceSchema,
  controlStockSchema,
} from '../../../emulator/control/answers';
import {
  analyticsEventsSchema,
  envelopeReceivedSchema,
  envelopeRefusedSchema,
  tracesReceivedSchema,
  tracesRefusedSchema,
  tracesSchema,
  errorEventsSchema,
} from '../../../emulator/shared/inspection-answers';
import {
  customerApiDiscoverySchema,
  openIdConfigurationSchema,
  signingKeysSchema,
  tokenRefusalSchema,
  tokensSchema,
} from '../../../contracts/openid';
import {OPERATIONS} from '../../../contracts/operations';
import {outboxMessageSchema, outboxSchema} from '../../../emulator/mail/answers';
import {personalDataExportSchema} from '../../../contracts/personal-data';
import {refusalSchema} from '../../../contracts/refusal';
import {
  facetResultSchema,
  productObjectsSchema,
  productResultSchema,
  searchErrorSchema,
  searchResponseSchema,
} from '../../../contracts/search';
import {
  searchBatchSchema,
  searchBrowseSchema,
  searchCompoundsSchema,
  searchDeletedSchema,
  searchIndicesSchema,
  searchSettingsSchema,
  searchSynonymsSchema,
  searchTaskSchema,
  searchTaskStatusSchema,
} from '../../../contracts/search-indexing';
import {productRecordSchema} from '../../../contracts/search-records';
import {
  chargeListSchema,
  chargeReplySchema,
  onetimeListSchema,
  onetimeReplySchema,
  onetimesReplySchema,
  paymentMethodListSchema,
  paymentMethodReplySchema,
  subscriptionAddressListSchema,
  subscriptionAddressReplySchema,
  subscriptionCustomerListSchema,
  subscriptionCustomerReplySchema,
  subscriptionListSchema,
  subscriptionOrderListSchema,
  subscriptionOrderReplySchema,
  subscriptionReplySchema,
  subscriptionSessionSchema,
} from '../../../contracts/subscriptions';
import {subscriptionErrorSchema} from '../../../contracts/subscription-refusal';
import {ucpProfileSchema, ucpReplySchema} from '../../../contracts/ucp';
import {bulkReplySchema} from '../../../contracts/subscriptions-bulk';
import {deliveryScheduleSchema} from '../../../contracts/subscriptions-schedule';
import {OTHER_SUBSCRIPTION_REPLIES} from '../subscriptions/other-replies';
import {MAIL_PROVIDER_REPLIES} from './mail-provider-replies';

/** What a route answers with: JSON of a contract, something of a media type, a redirect or nothing (`none`), a refusal in any case. */
type Reply = z.ZodType | 'text/html' | 'text/css' | 'image' | 'video' | 'application' | 'file' | 'none' | 'refused';

/** What the service worker's calls answer, by the routes' names: the contract is that of the OpenAPI document. */
function serviceReplies(): Readonly<Record<string, Reply>> {
  return Object.fromEntries(
    OPERATIONS.map(({method, path, answer}) => {
      const isExact = answer instanceof z.ZodObject && answer.def.catchall === undefined;
      const reply = answer === 'image/svg+xml' ? 'image' : isExact ? answer.strict() : answer;
      return [`${method.toUpperCase()} ${path.replaceAll('{', ':').replaceAll('}', '')}`, reply];
    }),
  );
}

/** The contract of every route, by its name. */
export const REPLIES: Readonly<Record<string, Reply>> = {
  'GET /': 'text/html',

  ...serviceReplies(),
  'GET /operator': 'text/html',
  'GET /operator/login': 'text/html',
  'POST /operator/login': 'none',
  'POST /operator/logout': 'none',
  'POST /operator/language': 'none',
  'GET /operator/reviews': 'text/html',
  'POST /operator/reviews/:id': 'none',
  'GET /operator/reviews/published': 'text/html',
  'POST /operator/reviews/published': 'none',
  'GET /operator/mails': 'text/html',
  'POST /operator/mails': 'none',
  'GET /operator/cases': 'text/html',
  'POST /operator/cases': 'none',
  'POST /operator/cases/mark': 'none',
  'GET /operator/cases/:id': 'text/html',
  'GET /operator/cases/:id/export': personalDataExportSchema.strict(),
  'GET /operator/cases/:id/erasure': 'text/html',
  'POST /operator/cases/:id/erasure': 'none',

  'POST /control/due': controlDoneSchema.strict(),
  'POST /control/metafields': controlDoneSchema.strict(),
  'POST /control/paid-orders': controlDoneSchema.strict(),
  'POST /control/index-search': controlDoneSchema.strict(),

  ...MAIL_PROVIDER_REPLIES,
  'GET /archive/reviews.json': z.strictObject({products: z.array(z.object({product: z.int()})).min(1)}),
  'GET /archive/gift-vouchers.json': z.strictObject({vouchers: z.array(z.object({code: z.string()})).min(1)}),

  'POST /recharge/shopify_customer_account_api_access': subscriptionSessionSchema,
  'POST /recharge/shopify_storefront_access': subscriptionSessionSchema,
  'GET /recharge/payment/:token': 'text/html',
  'POST /recharge/payment/:token': 'none',
  'GET /recharge/api/charges': chargeListSchema,
  'GET /recharge/api/charges/:id': chargeReplySchema,
  'POST /recharge/api/charges/:id/skip': chargeReplySchema,
  'POST /recharge/api/charges/:id/unskip': chargeReplySchema,
  'POST /recharge/api/charges/:id/process': chargeReplySchema,
  'POST /recharge/api/charges/:id/remove_discount': chargeReplySchema,
  'POST /recharge/api/charges/:id/change_next_charge_date': chargeReplySchema,
  'POST /recharge/api/charges/:id/apply_discount': chargeReplySchema,
  'GET /recharge/api/subscriptions': subscriptionListSchema,
  'POST /recharge/api/subscriptions': subscriptionReplySchema,
  'GET /recharge/api/subscriptions/:id': subscriptionReplySchema,
  'PUT /recharge/api/subscriptions/:id': subscriptionReplySchema,
  'POST /recharge/api/subscriptions/:id/set_next_charge_date': subscriptionReplySchema,
  'POST /recharge/api/subscriptions/:id/change_address': subscriptionReplySchema,
  'POST /recharge/api/subscriptions/:id/cancel': subscriptionReplySchema,
  'POST /recharge/api/subscriptions/:id/activate': subscriptionReplySchema,
  'POST /recharge/api/subscriptions/:id/charges/skip': chargeReplySchema,
  'GET /recharge/api/onetimes': onetimeListSchema,
  'POST /recharge/api/onetimes': onetimeReplySchema,
  'GET /recharge/api/onetimes/:id': onetimeReplySchema,
  'PUT /recharge/api/onetimes/:id': onetimeReplySchema,
  'DELETE /recharge/api/onetimes/:id': 'none',
  'GET /recharge/api/addresses': subscriptionAddressListSchema,
  'POST /recharge/api/addresses': subscriptionAddressReplySchema,
  'POST /recharge/api/addresses/merge': subscriptionAddressReplySchema,
  'GET /recharge/api/addresses/:id': subscriptionAddressReplySchema,
  'PUT /recharge/api/addresses/:id': subscriptionAddressReplySchema,
  'DELETE /recharge/api/addresses/:id': 'none',
  'PUT /recharge/api/addresses/:id/subscriptions-bulk': bulkReplySchema,
  'POST /recharge/api/addresses/:id/subscriptions-bulk': bulkReplySchema,
  'PUT /recharge/api/customers/:id': subscriptionCustomerReplySchema,
  ...OTHER_SUBSCRIPTION_REPLIES,
  'POST /recharge/api/addresses/:id/charges/skip': chargeReplySchema,
  'POST /recharge/api/customers': subscriptionCustomerReplySchema,
  'GET /recharge/api/customers': subscriptionCustomerListSchema,
  'GET /recharge/api/customers/:id': subscriptionCustomerReplySchema,
  'GET /recharge/api/customers/:id/delivery_schedule': deliveryScheduleSchema,
  'POST /recharge/api/customers/:id/notifications': z.strictObject({}),
  'GET /recharge/api/payment_methods': paymentMethodListSchema,
  'GET /recharge/api/payment_methods/:id': paymentMethodReplySchema,
  'GET /recharge/api/orders': subscriptionOrderListSchema,
  'GET /recharge/api/orders/:id': subscriptionOrderReplySchema,
  'POST /recharge/api/purchase_items/skip_gift': onetimesReplySchema,

  'GET /.well-known/ucp': ucpProfileSchema.strict(),
  'POST /api/ucp/mcp': ucpReplySchema.strict(),

  'GET /.well-known/openid-configuration': openIdConfigurationSchema,
  'GET /.well-known/customer-account-api': customerApiDiscoverySchema,
  'GET /authentication/:shop/.well-known/jwks.json': signingKeysSchema.strict(),
  'GET /authentication/style.css': 'text/css',
  'GET /authentication/:shop/oauth/authorize': 'none',
  'GET /authentication/:shop/login': 'text/html',
  'POST /authentication/:shop/login': 'none',
  'GET /authentication/:shop/login/code': 'text/html',
  'POST /authentication/:shop/login/code': 'none',
  'POST /authentication/:shop/login/resend': 'none',
  'POST /authentication/:shop/oauth/token': tokensSchema,
  'POST /admin/oauth/access_token': z.strictObject({
    access_token: z.string().startsWith('shpat_'),
    scope: z.string(),
    expires_in: z.int().positive(),
  }),
  'GET /authentication/:shop/logout': 'none',

  'GET /:version/data/query/:dataset': cmsQuerySchema.strict(),
  'POST /:version/data/query/:dataset': cmsQuerySchema.strict(),
  'GET /:version/data/doc/:dataset/:ids': cmsDocumentsSchema.strict(),
  'POST /:version/data/mutate/:dataset': cmsMutatedSchema.strict(),
  'POST /:version/assets/:kind/:dataset': cmsUploadedSchema.strict(),
  // Endless streams, which the official client's tests read: here what they refuse.
  'GET /:version/data/listen/:dataset': 'refused',
  'GET /:version/data/live/events/:dataset': 'refused',
  'GET /images/:project/:dataset/:file': 'image',
  'GET /files/:project/:dataset/:file': 'file',

  'POST /1/indexes/:index/queries': searchResponseSchema,
  'POST /1/indexes/:index/query': productResultSchema,
  'POST /1/indexes/:index/facets/:facet/query': facetResultSchema,
  'POST /1/indexes/:index/objects': productObjectsSchema,
  'GET /1/indexes/:index/:object': productRecordSchema,
  'GET /1/indexes': searchIndicesSchema.strict(),
  'POST /1/indexes/:index/batch': searchBatchSchema.strict(),
  'DELETE /1/indexes/:index': searchDeletedSchema.strict(),
  'POST /1/indexes/:index/clear': searchTaskSchema.strict(),
  'POST /1/indexes/:index/operation': searchTaskSchema.strict(),
  'GET /1/indexes/:index/task/:task': searchTaskStatusSchema.strict(),
  'GET /1/task/:task': searchTaskStatusSchema.strict(),
  'GET /1/indexes/:index/settings': searchSettingsSchema,
  'PUT /1/indexes/:index/settings': searchTaskSchema.strict(),
  'POST /1/indexes/:index/synonyms/batch': searchTaskSchema.strict(),
  'POST /1/indexes/:index/synonyms/search': searchSynonymsSchema.strict(),
  'POST /1/indexes/:index/browse': searchBrowseSchema.strict(),
  'POST /1/dictionaries/:dictionary/batch': searchTaskSchema.strict(),
  'POST /1/dictionaries/:dictionary/search': searchCompoundsSchema.strict(),

  'GET /cart/c/:token': 'none',
  'GET /password': 'text/html',
  'GET /checkouts/style.css': 'text/css',
  'GET /checkouts/cn/:token': 'text/html',
  'POST /checkouts/cn/:token': 'none',
  'GET /checkouts/cn/:token/placed': 'text/html',
  'GET /checkouts/orders/:token': 'text/html',

  'GET /cdn/shop/files/:file': 'image',
  'GET /s/files/1/7000/0001/files/:file': 'image',
  'GET /cdn/shop/videos/c/vp/:hash/:file': 'video',
  'GET /videos/c/vp/:hash/:file': 'video',

  'GET /mail': 'text/html',
  'GET /mail/style.css': 'text/css',
  'GET /mail/messages': outboxSchema.strict(),
  'DELETE /mail/messages': 'none',
  'GET /mail/messages/:id': outboxMessageSchema.strict(),
  'GET /mail/messages/:id/html': 'text/html',
  'GET /mail/:id': 'text/html',

  'POST /sentry/api/:project/envelope/': envelopeReceivedSchema.strict(),
  'GET /sentry/events': errorEventsSchema.strict(),
  'DELETE /sentry/events': 'none',
  'GET /sentry': 'text/html',
  'GET /sentry/:id': 'text/html',

  'POST /otlp/v1/traces': tracesReceivedSchema.strict(),
  'GET /otlp': 'text/html',
  'GET /otlp/traces': tracesSchema.strict(),

  'GET /gtm.js': 'application',
  'POST /collect': 'none',
  'GET /analytics': 'text/html',
  'GET /analytics/events': analyticsEventsSchema.strict(),
  'DELETE /analytics/events': 'none',

  'GET /control': 'text/html',
  'GET /control/received': controlReceivedSchema.strict(),
  'POST /control/reset': controlDoneSchema.strict(),
  'POST /control/repair': controlDoneSchema.strict(),
  'POST /control/denied': controlDeniedSchema.strict(),
  'POST /control/clock': controlClockSchema.strict(),
  'POST /control/faults': controlFaultSchema.strict(),
  'POST /control/stock': controlStockSchema.strict(),
  'POST /control/bounces': controlBounceSchema.strict(),
  'POST /control/catalogue': controlDoneSchema.strict(),
  'POST /control/catalogue/import': controlDoneSchema.strict(),
  'POST /control/empty': controlDoneSchema.strict(),
  'POST /control/subscriptions/reset': controlDoneSchema.strict(),

  // Payment methods are read-only: these two know nothing but a refusal.
  'POST /recharge/api/payment_methods': 'refused',
  'PUT /recharge/api/payment_methods/:id': 'refused',
  'DELETE /recharge/api/payment_methods/:id': 'refused',
};

/** What the services say to what they refuse, by the start of the path; the first that fits counts. */
export const REFUSALS: readonly (readonly [start: RegExp, body: z.ZodType])[] = [
  [/^\/postmark\//, z.strictObject({ErrorCode: z.int().positive(), Message: z.string()})],
  [/^\/resend\//, z.strictObject({name: z.string(), message: z.string(), statusCode: z.int()})],
  [/^\/api\/ucp\//, ucpReplySchema],
  [/^\/recharge\/api\//, subscriptionErrorSchema],
  [/^\/recharge\/shopify_/, subscriptionErrorSchema],
  [/^\/v\d{4}-\d{2}-\d{2}\//, cmsRefusalSchema],
  [/^\/1\//, searchErrorSchema],
  [/^\/authentication\/\d+\/oauth\/token$/, tokenRefusalSchema],
  [/^\/admin\/oauth\/access_token$/, tokenRefusalSchema],
  [/^\/sentry\/api\//, envelopeRefusedSchema],
  [/^\/otlp\//, tracesRefusedSchema],
  [/^/, refusalSchema.strict()],
];
