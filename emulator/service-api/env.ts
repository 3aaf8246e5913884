import type {AccountsEnv} from '../accounts/env';
import type {CheckoutEnv} from '../checkout/env';
import type {MailEnv} from '../shared/mail';
import type {SubscriptionEnv} from '../subscriptions/env';
import type {DeskObject} from './orders/desk-object';
import type {GiftVoucherObject} from './gift-subscriptions/voucher-object';
import type {IdempotencyObject} from './idempotency/idempotency-object';
import type {LimitObject} from './limits/limit-object';
import type {NewsletterObject} from './newsletter/newsletter-object';
import type {NoticeObject} from './contract-notices/notice-object';
import type {ReviewsObject} from './reviews/reviews-object';
import type {SavedCartObject} from './saved-carts/saved-cart-object';
import type {ScheduleObject} from './schedule/schedule-object';
import type {StockWatchObject} from './back-in-stock/stock-watch-object';

/** What the service API needs of the worker's configuration. */
export type ServiceEnv = CheckoutEnv &
  MailEnv &
  Pick<AccountsEnv, 'ORDER_BOOKS'> &
  Pick<SubscriptionEnv, 'SUBSCRIBERS' | 'SUBSCRIPTION_DIRECTORY'> & {
    readonly SERVICE_API_TOKEN: string;
    /** Signs the links in mails, and makes codes that nobody can guess. */
    readonly LINK_SECRET: string;
    /** Multiplies every limit: 1 unless set. Tests that share one address raise it. */
    readonly LIMIT_FACTOR?: string | number;
    readonly IDEMPOTENCY: DurableObjectNamespace<IdempotencyObject>;
    readonly LIMITS: DurableObjectNamespace<LimitObject>;
    readonly SCHEDULE: DurableObjectNamespace<ScheduleObject>;
    readonly NEWSLETTER: DurableObjectNamespace<NewsletterObject>;
    readonly GIFT_VOUCHERS: DurableObjectNamespace<GiftVoucherObject>;
    readonly DESKS: DurableObjectNamespace<DeskObject>;
    readonly NOTICES: DurableObjectNamespace<NoticeObject>;
    readonly SAVED_CARTS: DurableObjectNamespace<SavedCartObject>;
    readonly STOCK_WATCHES: DurableObjectNamespace<StockWatchObject>;
    readonly REVIEWS: DurableObjectNamespace<ReviewsObject>;
  };
