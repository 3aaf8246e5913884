import type {PlatformEnv} from './adapters/platform';
import {readVariables} from './config/env';
import type {Variables} from './config/env';
import {inGeneration} from './objects/generation';
import type {AdminTokenObject} from './objects/admin-token-object';
import type {AddressIndexObject} from './objects/address-index-object';
import type {GiftVoucherObject} from './objects/gift-voucher-object';
import type {IdempotencyObject} from './objects/idempotency-object';
import type {LimitObject} from './objects/limit-object';
import type {MailQueueObject} from './objects/mail-queue-object';
import type {NewsletterObject} from './objects/newsletter-object';
import type {NoticeObject} from './objects/notice-object';
import type {OperatorSessionObject} from './objects/operator-session-object';
import type {PaidOrdersObject} from './objects/paid-orders-object';
import type {PriceHistoryObject} from './objects/price-history-object';
import type {ReturnDeskObject} from './objects/return-desk-object';
import type {ReviewsObject} from './objects/reviews-object';
import type {SavedCartObject} from './objects/saved-cart-object';
import type {SearchIndexObject} from './objects/search-index-object';
import type {StockWatchObject} from './objects/stock-watch-object';
import type {WorkListObject} from './objects/work-list-object';

/** The Durable Objects of the service. */
export type ServiceBindings = {
  readonly ADMIN_TOKEN: DurableObjectNamespace<AdminTokenObject>;
  readonly ADDRESS_INDEX: DurableObjectNamespace<AddressIndexObject>;
  readonly IDEMPOTENCY: DurableObjectNamespace<IdempotencyObject>;
  readonly LIMITS: DurableObjectNamespace<LimitObject>;
  readonly MAIL_QUEUE: DurableObjectNamespace<MailQueueObject>;
  readonly NEWSLETTER: DurableObjectNamespace<NewsletterObject>;
  readonly GIFT_VOUCHERS: DurableObjectNamespace<GiftVoucherObject>;
  readonly RETURN_DESKS: DurableObjectNamespace<ReturnDeskObject>;
  readonly NOTICES: DurableObjectNamespace<NoticeObject>;
  readonly SAVED_CARTS: DurableObjectNamespace<SavedCartObject>;
  readonly STOCK_WATCHES: DurableObjectNamespace<StockWatchObject>;
  readonly PAID_ORDERS: DurableObjectNamespace<PaidOrdersObject>;
  readonly PRICES: DurableObjectNamespace<PriceHistoryObject>;
  readonly SEARCH_INDEX: DurableObjectNamespace<SearchIndexObject>;
  readonly REVIEWS: DurableObjectNamespace<ReviewsObject>;
  readonly WORK_LIST: DurableObjectNamespace<WorkListObject>;
  readonly OPERATOR_SESSIONS: DurableObjectNamespace<OperatorSessionObject>;
};

/** The worker's configuration and bindings, for the handlers. */
export type ServiceEnv = Variables &
  ServiceBindings &
  Pick<PlatformEnv, 'PLATFORM_PATIENCE_SECONDS'> & {readonly CLOCK_OFFSET_MS: number};

/** The headers by which a test sets the time and the generation of data. They are read only with `CONTROL_INTERFACE=on`. */
const CLOCK_HEADER = 'Test-Clock-Offset';
const GENERATION_HEADER = 'Test-Data-Generation';

let known: {readonly raw: object; readonly variables: Variables} | null = null;

/**
 * Returns the configuration for a request.
 *
 * @throws {Error} if a variable is missing or wrong
 */
export function envOf(request: Request, bindings: ServiceBindings): ServiceEnv {
  const present = presentEnv(bindings);
  const isControlled = present.CONTROL_INTERFACE === 'on';
  const header = (name: string) => (isControlled ? Number(request.headers.get(name) ?? 0) : 0);
  return inGeneration({...present, CLOCK_OFFSET_MS: header(CLOCK_HEADER)}, header(GENERATION_HEADER));
}

/**
 * Returns the configuration for scheduled jobs.
 *
 * @throws {Error} if a variable is missing or wrong
 */
export function presentEnv(bindings: ServiceBindings): ServiceEnv {
  if (known?.raw !== bindings) known = {raw: bindings, variables: readVariables(bindings)};
  return {...bindings, ...known.variables, CLOCK_OFFSET_MS: 0};
}
