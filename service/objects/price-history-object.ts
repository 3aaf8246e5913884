import {DurableObject} from 'cloudflare:workers';
import type {PricePeriod} from '../domain/lowest-price';
import {lowestBeforeReduction, periodsToKeep} from '../domain/lowest-price';

/** The price of a variant, in integer cents. */
export type VariantPrice = {
  readonly variant: number;
  readonly cents: number;
  readonly compareAtCents: number | null;
};

/** `lowestCents` is `null` if the price is not reduced, or the prices before the reduction are unknown. */
export type LowestPrice = {readonly variant: number; readonly lowestCents: number | null};

const FORGET_AFTER_MS = 60 * 24 * 60 * 60 * 1000;

type PeriodRow = {from_at: number; cents: number; compare_at: number | null};

/** The prices of every variant with the moment from which each applied, in SQLite. There is one object. Only changes are written. */
export class PriceHistoryObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS periods (
        variant INTEGER NOT NULL, from_at INTEGER NOT NULL, cents INTEGER NOT NULL, compare_at INTEGER, PRIMARY KEY (variant, from_at)
      )`,
    );
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS missing (variant INTEGER PRIMARY KEY, since INTEGER NOT NULL)',
    );
  }

  /** Stores the prices of variants at a moment (milliseconds since 1970). Returns the lowest price of each before its reduction. */
  async note(prices: readonly VariantPrice[], at: number): Promise<readonly LowestPrice[]> {
    return this.ctx.storage.transactionSync(() =>
      prices.map((price) => ({variant: price.variant, lowestCents: lowestBeforeReduction(this.noteOne(price, at))})),
    );
  }

  /**
   * Deletes the variants that have been missing from the catalogue for 60 days. A variant that is missing for less, such as out of season, keeps
   * its prices.
   *
   * @param variants all that are listed at a moment, `at` (milliseconds since 1970)
   */
  async forgetMissing(variants: readonly number[], at: number): Promise<void> {
    const {sql} = this.ctx.storage;
    const listed = JSON.stringify(variants);
    this.ctx.storage.transactionSync(() => {
      sql.exec('DELETE FROM missing WHERE variant IN (SELECT value FROM json_each(?))', listed);
      sql.exec(
        `INSERT OR IGNORE INTO missing (variant, since)
         SELECT DISTINCT variant, ? FROM periods WHERE variant NOT IN (SELECT value FROM json_each(?))`,
        at,
        listed,
      );
      const since = at - FORGET_AFTER_MS;
      sql.exec('DELETE FROM periods WHERE variant IN (SELECT variant FROM missing WHERE since <= ?)', since);
      sql.exec('DELETE FROM missing WHERE since <= ?', since);
    });
  }

  private noteOne({variant, cents, compareAtCents}: VariantPrice, at: number): readonly PricePeriod[] {
    const {sql} = this.ctx.storage;
    const before = this.periods(variant);
    const last = before.at(-1);
    const isNew = last?.cents !== cents || last.compareAtCents !== compareAtCents;
    if (isNew) {
      sql.exec(
        'INSERT OR REPLACE INTO periods (variant, from_at, cents, compare_at) VALUES (?, ?, ?, ?)',
        variant,
        at,
        cents,
        compareAtCents,
      );
    }
    const all = isNew ? this.periods(variant) : before;
    const kept = periodsToKeep(all, at);
    const [oldest] = kept;
    if (oldest !== undefined && kept.length < all.length) {
      sql.exec('DELETE FROM periods WHERE variant = ? AND from_at < ?', variant, oldest.from);
    }
    return kept;
  }

  private periods(variant: number): readonly PricePeriod[] {
    return this.ctx.storage.sql
      .exec<PeriodRow>('SELECT from_at, cents, compare_at FROM periods WHERE variant = ? ORDER BY from_at', variant)
      .toArray()
      .map(({from_at: from, cents, compare_at: compareAtCents}) => ({from, cents, compareAtCents}));
  }
}
