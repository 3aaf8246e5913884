import type {StockOccasion} from '../../contracts/back-in-stock';
import type {PersonalData} from '../../contracts/personal-data';
import type {Language} from '../config/language';
import {RETENTION} from '../config/retention';
import {endOf} from './retention';

/** A request for a variant, as a row. Moments are in milliseconds since 1970; `notified_at` is 0 after a cancellation. */
export type WatchRow = {
  nonce: string;
  variant: number;
  email: string;
  occasion: string;
  language: string;
  requested_at: number;
  confirmed_at: number | null;
  notified_at: number | null;
};

/** Returns when a request that is made now has to be dropped at the latest. Both in milliseconds since 1970. */
export function latestEndOfWatch(at: number): number {
  const {stockRequest, stockWaiting, stockTold} = RETENTION;
  return endOf(stockTold.period, endOf(stockWaiting.period, endOf(stockRequest.period, at)));
}

/** Returns the export of a row. */
export function watchData(row: WatchRow): PersonalData['backInStock'][number] {
  const {variant, requested_at: asked, confirmed_at: confirmed, notified_at: told} = row;
  return {
    variant,
    occasion: occasionOf(row),
    language: languageOf(row),
    requestedAt: new Date(asked).toISOString(),
    confirmedAt: confirmed === null ? null : new Date(confirmed).toISOString(),
    state: told !== null ? 'ended' : confirmed === null ? 'unconfirmed' : 'waiting',
  };
}

/** Returns the language that a request was made in. */
export function languageOf({language}: Pick<WatchRow, 'language'>): Language {
  return language === 'en' ? 'en' : 'de';
}

/** Returns the occasion of a request. */
export function occasionOf({occasion}: Pick<WatchRow, 'occasion'>): StockOccasion {
  return occasion === 'harvest' ? 'harvest' : 'stock';
}

/** The pieces that a harvest brings at least: returned parcels bring fewer. A decision (docs/decisions/183-stock-alerts.md). */
const HARVEST_PIECES = 10;

/** Tells whether a new harvest has come in: the stock is at least ten pieces above its lowest number since the first request. */
export function isNewHarvest(fewest: number, quantity: number): boolean {
  return quantity - Math.max(fewest, 0) >= HARVEST_PIECES;
}
