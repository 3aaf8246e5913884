import {DurableObject} from 'cloudflare:workers';

/** The number of the newest purge of all, and of the newest purge among the tags that were asked about (0: never). */
export type TagVersions = {readonly sequence: number; readonly newest: number};

/** How long the name of a message is kept; those who send them give up trying long before. */
const MESSAGE_KEPT_MS = 48 * 60 * 60 * 1000;

/**
 * One object for the shop. Numbers the purges: a document that was rendered after purge number n is good until one of its
 * tags is purged with a higher number.
 */
export class CacheTagVersions extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS purges (tag TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID',
    );
    // The newest number of all is read for every document that is not in an isolate's memory.
    ctx.storage.sql.exec('CREATE INDEX IF NOT EXISTS purges_by_number ON purges (number)');
    ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS messages (name TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID',
    );
  }

  /**
   * Purges every document that has one of `tags`, and gives the number of this purge. A `message` that was here before, as
   * when it was sent again because its answer was lost, purges nothing more. In which order messages come does not
   * matter: a purge says nothing of what is new, and what is rendered next is what the services say then.
   */
  bump(tags: readonly string[], message?: string): number {
    if (message !== undefined && !this.#isNews(message)) return this.#newest();
    const number = this.#newest() + 1;
    for (const tag of tags)
      this.ctx.storage.sql.exec('INSERT OR REPLACE INTO purges (tag, number) VALUES (?, ?)', tag, number);
    return number;
  }

  /** Reads the number of the newest purge of all, and of the newest one of these tags. */
  read(tags: readonly string[]): TagVersions {
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

  #isNews(message: string): boolean {
    const {sql} = this.ctx.storage;
    const now = Date.now();
    sql.exec('DELETE FROM messages WHERE since <= ?', now - MESSAGE_KEPT_MS);
    return sql.exec('INSERT OR IGNORE INTO messages (name, since) VALUES (?, ?)', message, now).rowsWritten > 0;
  }

  #newest(): number {
    return this.ctx.storage.sql.exec<{number: number}>('SELECT ifnull(max(number), 0) AS number FROM purges').one()
      .number;
  }
}
