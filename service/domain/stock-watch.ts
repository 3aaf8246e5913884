import type {StockOccasion} from '../../contracts/back-in-stock';
import type {PersonalData} from '../../contracts/personal-data';
import type {Language} from '../config/language';
import {RETENTION} from '../config/retention';
import {endOf} from './retention';

/** A row of those who wait for a variant. Moments in milliseconds since 1970; `notified_at` is 0 where it was cancelled. */
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

/** Tells when a row is to be gone, in milliseconds since 1970. */
export function endOfWatch({requested_at: asked, confirmed_at: confirmed, notified_at: told}: WatchRow): number {
  if (told !== null) return endOf(RETENTION.stockTold.period, Math.max(told, confirmed ?? asked));
  return confirmed === null
    ? endOf(RETENTION.stockRequest.period, asked)
    : endOf(RETENTION.stockWaiting.period, confirmed);
}

/** Tells when a request that is made now is to be gone at the latest. Both in milliseconds since 1970. */
export function latestEndOfWatch(at: number): number {
  const {stockRequest, stockWaiting, stockTold} = RETENTION;
  return endOf(stockTold.period, endOf(stockWaiting.period, endOf(stockRequest.period, at)));
}

/** Returns a row as the export shows it. */
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

/** Returns the occasion that a request waits for. */
export function occasionOf({occasion}: Pick<WatchRow, 'occasion'>): StockOccasion {
  return occasion === 'harvest' ? 'harvest' : 'stock';
}

/** Returned parcels bring a few pieces, a harvest brings more. A decision (docs/decisions/183-stock-alerts.md). */
const HARVEST_PIECES = 10;

/** Tells whether a new harvest has come in: at least ten pieces more than the fewest since somebody waits for it. */
export function isNewHarvest(fewest: number, quantity: number): boolean {
  return quantity - Math.max(fewest, 0) >= HARVEST_PIECES;
}
