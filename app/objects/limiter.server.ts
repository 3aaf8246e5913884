import {DurableObject} from 'cloudflare:workers';

import type {LimitRule, LimitVerdict} from '../config/limits';

/** Something that is counted, such as a network, and how often it may happen to it. */
export type Count = {readonly name: string; readonly rules: readonly LimitRule[]};

/**
 * One object per thing that is counted (a network with those around it, an e-mail address, a cart): remembers when it happened, for
 * limits by the minute, the hour and the day. Bursts of requests are the platform's rate limiter's.
 */
export class Limiter extends DurableObject {
  /**
   * Counts one more time at `now` (milliseconds since 1970) everywhere if every rule of every count allows it; a refused one is
   * counted nowhere. What was counted under the same `id` before is allowed again and not counted again.
   * `retryAfterSeconds` is when the last of the broken rules would allow it.
   */
  async take(counts: readonly Count[], now: number, id: string | null = null): Promise<LimitVerdict> {
    const {sql} = this.ctx.storage;
    this.#prepare();
    const longest = Math.max(0, ...counts.flatMap(({rules}) => rules.map(({seconds}) => seconds)));
    sql.exec('DELETE FROM counted WHERE at <= ?', now - longest * 1000);
    const fresh = counts.filter(({name}) => id === null || !this.#isCounted(name, id));
    const waits = fresh.flatMap(({name, rules}) => rules.map((rule) => this.#wait(name, rule, now)));
    const retryAfterSeconds = Math.max(0, ...waits);
    if (retryAfterSeconds > 0) return {allowed: false, retryAfterSeconds};
    if (fresh.length === 0) return {allowed: true};
    for (const {name} of fresh) sql.exec('INSERT INTO counted (name, at, id) VALUES (?, ?, ?)', name, now, id);
    await this.ctx.storage.setAlarm(Date.now() + longest * 1000);
    return {allowed: true};
  }

  /** Nothing has been counted for the longest of its windows: forget it all. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #wait(name: string, {limit, seconds}: LimitRule, now: number): number {
    const {at} = this.ctx.storage.sql
      .exec<{at: number | null}>(
        'SELECT (SELECT at FROM counted WHERE name = ? AND at > ? ORDER BY at DESC LIMIT 1 OFFSET ?) AS at',
        name,
        now - seconds * 1000,
        limit - 1,
      )
      .one();
    return at === null ? 0 : Math.max(1, Math.ceil((at + seconds * 1000 - now) / 1000));
  }

  #isCounted(name: string, id: string): boolean {
    const rows = this.ctx.storage.sql.exec('SELECT 1 FROM counted WHERE name = ? AND id = ? LIMIT 1', name, id);
    return rows.toArray().length > 0;
  }

  #prepare(): void {
    const {sql} = this.ctx.storage;
    sql.exec('CREATE TABLE IF NOT EXISTS counted (name TEXT NOT NULL, at INTEGER NOT NULL, id TEXT)');
    sql.exec('CREATE INDEX IF NOT EXISTS by_name ON counted (name, at)');
  }
}
