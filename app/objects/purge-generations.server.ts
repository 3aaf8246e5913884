import {DurableObject} from 'cloudflare:workers';

/** The number of the newest purge of all, and of the newest purge among the tags that were asked about (0: never). */
export type Generations = {readonly sequence: number; readonly newest: number};

/**
 * One object for the shop. Numbers the purges: a document that was rendered after purge number n is good until one of its
 * tags is purged with a higher number.
 */
export class PurgeGenerations extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS purges (tag TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID',
    );
  }

  /** Purges every document that has one of `tags`, and gives the number of this purge. */
  bump(tags: readonly string[]): number {
    const number = this.#newest() + 1;
    for (const tag of tags)
      this.ctx.storage.sql.exec('INSERT OR REPLACE INTO purges (tag, number) VALUES (?, ?)', tag, number);
    return number;
  }

  read(tags: readonly string[]): Generations {
    let newest = 0;
    for (const tag of tags) {
      for (const {number} of this.ctx.storage.sql.exec<{number: number}>(
        'SELECT number FROM purges WHERE tag = ?',
        tag,
      )) {
        newest = Math.max(newest, number);
      }
    }
    return {sequence: this.#newest(), newest};
  }

  #newest(): number {
    return this.ctx.storage.sql.exec<{number: number}>('SELECT ifnull(max(number), 0) AS number FROM purges').one()
      .number;
  }
}
