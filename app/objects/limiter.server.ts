import {DurableObject} from 'cloudflare:workers';

/** At most `limit` times in any `seconds` seconds. */
export type LimitRule = {readonly limit: number; readonly seconds: number};

export type LimitVerdict = {readonly allowed: true} | {readonly allowed: false; readonly retryAfterSeconds: number};

/**
 * One object per thing that is counted (an address, an e-mail, a cart): remembers when it happened, for limits by the
 * hour and the day. Short bursts are the platform's rate limiter's.
 */
export class Limiter extends DurableObject {
  /**
   * Counts one more time at `now` (milliseconds since 1970) if every rule allows it; a refused one is not counted.
   * `retryAfterSeconds` is when the last of the broken rules would allow it.
   */
  async take(rules: readonly LimitRule[], now: number): Promise<LimitVerdict> {
    this.#prepare();
    const waits = rules.map((rule) => this.#wait(rule, now));
    const retryAfterSeconds = Math.max(0, ...waits);
    if (retryAfterSeconds > 0) return {allowed: false, retryAfterSeconds};
    const longest = Math.max(0, ...rules.map(({seconds}) => seconds));
    const {sql} = this.ctx.storage;
    sql.exec('DELETE FROM times WHERE at <= ?', now - longest * 1000);
    sql.exec('INSERT INTO times (at) VALUES (?)', now);
    await this.ctx.storage.setAlarm(Date.now() + longest * 1000);
    return {allowed: true};
  }

  /** Nothing has been counted for the longest of its windows: forget it all. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #wait({limit, seconds}: LimitRule, now: number): number {
    const {at} = this.ctx.storage.sql
      .exec<{at: number | null}>(
        'SELECT (SELECT at FROM times WHERE at > ? ORDER BY at DESC LIMIT 1 OFFSET ?) AS at',
        now - seconds * 1000,
        limit - 1,
      )
      .one();
    return at === null ? 0 : Math.max(1, Math.ceil((at + seconds * 1000 - now) / 1000));
  }

  #prepare(): void {
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS times (at INTEGER NOT NULL)');
  }
}
