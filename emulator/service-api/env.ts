import type {StockWatchObject} from './back-in-stock/stock-watch-object';
import type {NoticeObject} from './contract-notices/notice-object';
import type {GiftVoucherObject} from './gift-subscriptions/voucher-object';
import type {IdempotencyObject} from './idempotency/idempotency-object';
import type {LimitObject} from './limits/limit-object';
import type {NewsletterObject} from './newsletter/newsletter-object';
import type {ServiceObjectEnv} from './object-env';
import type {DeskObject} from './orders/desk-object';
import type {ReviewsObject} from './reviews/reviews-object';
import type {SavedCartObject} from './saved-carts/saved-cart-object';

/** What the service API needs of the worker's configuration. */
export type ServiceEnv = ServiceObjectEnv & {
  readonly SERVICE_API_TOKEN: string;
  /** Multiplies every limit: 1 unless set. Tests that share one address raise it. */
  readonly LIMIT_FACTOR?: string | number;
  readonly IDEMPOTENCY: DurableObjectNamespace<IdempotencyObject>;
  readonly LIMITS: DurableObjectNamespace<LimitObject>;
  readonly NEWSLETTER: DurableObjectNamespace<NewsletterObject>;
  readonly GIFT_VOUCHERS: DurableObjectNamespace<GiftVoucherObject>;
  readonly DESKS: DurableObjectNamespace<DeskObject>;
  readonly NOTICES: DurableObjectNamespace<NoticeObject>;
  readonly SAVED_CARTS: DurableObjectNamespace<SavedCartObject>;
  readonly STOCK_WATCHES: DurableObjectNamespace<StockWatchObject>;
  readonly REVIEWS: DurableObjectNamespace<ReviewsObject>;
};
