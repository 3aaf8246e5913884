import type {Feature} from '../config/features';
import type {Search} from '../services/search/search.server';
import {switchedOff} from '../services/switched-off.server';
import type {AccountContext} from './account-context.server';
import type {ServiceApiAdapters} from './service-api-context.server';

/** The parts that are configured, as the shell hands them to the browser. */
export type MeasurementSettings = {
  readonly tagManager: {readonly origin: string; readonly container: string} | null;
  readonly errorReportingDsn: string | null;
};

type Switchable = Pick<AccountContext, 'subscriptions'> &
  Pick<
    ServiceApiAdapters,
    'reviews' | 'reviewFigures' | 'newsletter' | 'giftVouchers' | 'stockAlerts' | 'savedCarts' | 'tracking'
  > & {readonly search: Search; readonly measurement: MeasurementSettings};

/**
 * Returns a request's context with features switched off: their adapters fail as in an outage, and without
 * `measurement` the browser loads no analytics. Links in mails keep working, because unsubscribing must always be
 * possible.
 */
export function withSwitches<Context extends Switchable>(context: Context, off: ReadonlySet<Feature>): Context {
  if (off.size === 0) return context;
  const {search, reviews, reviewFigures, newsletter, giftVouchers, stockAlerts, savedCarts, tracking} = context;
  return {
    ...context,
    ...(off.has('search') && {search: switchedOff('search', 'search', search)}),
    ...(off.has('reviews') && {
      reviews: switchedOff('reviews', 'service-api', reviews),
      reviewFigures: switchedOff('reviews', 'service-api', reviewFigures),
    }),
    ...(off.has('newsletter') && {newsletter: switchedOff('newsletter', 'service-api', newsletter)}),
    ...(off.has('gift-redemption') && {giftVouchers: switchedOff('gift-redemption', 'service-api', giftVouchers)}),
    ...(off.has('back-in-stock') && {
      stockAlerts: {...stockAlerts, request: switchedOff('back-in-stock', 'service-api', stockAlerts.request)},
    }),
    ...(off.has('saved-carts') && {savedCarts: switchedOff('saved-carts', 'service-api', savedCarts)}),
    ...(off.has('tracking') && {tracking: switchedOff('tracking', 'service-api', tracking)}),
    ...(off.has('subscriptions') && {
      subscriptions: switchedOff('subscriptions', 'subscriptions', context.subscriptions),
    }),
    ...(off.has('measurement') && {measurement: {tagManager: null, errorReportingDsn: null}}),
  };
}
