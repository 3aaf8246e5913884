import type {Env} from '../config/env.server';
import type {Language} from '../config/languages';
import type {LinkOutcome, MailLinkKind} from '../domain/mail-link/mail-link';
import {createGiftVouchers, type GiftVouchers} from '../services/service-api/gift-vouchers.server';
import {createNewsletter, type Newsletter} from '../services/service-api/newsletter.server';
import {createContractNotices, type ContractNotices} from '../services/service-api/contract-notices.server';
import {createOrders, type Orders} from '../services/service-api/orders.server';
import {createReviewFigures, type ReadReviewFigures} from '../services/service-api/review-figures.server';
import {createReviews, type ReviewsAdapter} from '../services/service-api/reviews.server';
import {createSavedCarts, type SavedCarts} from '../services/service-api/saved-carts.server';
import {createStockAlerts, type StockAlerts} from '../services/service-api/stock-alerts.server';
import {createTracking, type Tracking} from '../services/service-api/tracking.server';
import type {ServiceCalls} from '../services/service-calls.server';

/** The service API's part of a request's context. */
export type ServiceApiAdapters = {
  readonly orders: Orders;
  readonly savedCarts: SavedCarts;
  readonly giftVouchers: GiftVouchers;
  readonly newsletter: Pick<Newsletter, 'subscribe'>;
  /** What the links of mails do, by their kind. Each throws `ServiceError` when the service does not answer. */
  readonly mailLinks: Readonly<Record<MailLinkKind, (token: string) => Promise<LinkOutcome>>>;
  readonly contractNotices: ContractNotices;
  readonly tracking: Tracking;
  readonly reviews: ReviewsAdapter;
  readonly stockAlerts: StockAlerts;
  readonly reviewFigures: ReadReviewFigures;
};

type Options = {
  readonly env: Env;
  readonly calls: ServiceCalls;
  readonly language: Language;
  /** For the limits per visitor; `unknown` where the platform does not say. */
  readonly visitorAddress: string;
};

/** Constructs the adapters of the service API for a request's context; `context.server.ts` constructs the rest. */
export function createServiceApiAdapters({env, calls, language, visitorAddress}: Options): ServiceApiAdapters {
  const service = {origin: env.SERVICE_API_ORIGIN, token: env.SERVICE_API_TOKEN, calls};
  const visited = {...service, visitorAddress, language};
  const newsletter = createNewsletter(visited);
  return {
    orders: createOrders(service),
    reviewFigures: createReviewFigures(service),
    contractNotices: createContractNotices(visited),
    reviews: createReviews(visited),
    stockAlerts: createStockAlerts(visited),
    savedCarts: createSavedCarts(visited),
    tracking: createTracking(visited),
    giftVouchers: createGiftVouchers(visited),
    newsletter,
    mailLinks: {
      'newsletter-confirm': newsletter.confirm,
      'newsletter-unsubscribe': newsletter.unsubscribe,
    },
  };
}
