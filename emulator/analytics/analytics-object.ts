import {DurableObject} from 'cloudflare:workers';

/** What a page told the tag manager. */
export type Collected = {
  readonly container: string;
  readonly page: string;
  readonly kind: 'consent' | 'event';
  readonly name: string;
  /** JSON. */
  readonly data: string;
  readonly receivedAt: number;
};

type CollectedRow = {
  container: string;
  page: string;
  kind: string;
  name: string;
  data: string;
  received_at: number;
};

const KEPT = 5_000;
const LISTED = 500;

/** The latest consent states and events, in SQLite. One object. */
export class AnalyticsObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS collected (
        id INTEGER PRIMARY KEY, container TEXT NOT NULL, page TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        data TEXT NOT NULL, received_at INTEGER NOT NULL
      )`,
    );
  }

  /** Keeps what was sent. */
  async collect({container, page, kind, name, data, receivedAt}: Collected): Promise<void> {
    const {sql} = this.ctx.storage;
    sql.exec(
      'INSERT INTO collected (container, page, kind, name, data, received_at) VALUES (?, ?, ?, ?, ?, ?)',
      container,
      page,
      kind,
      name,
      data,
      receivedAt,
    );
    sql.exec('DELETE FROM collected WHERE id <= (SELECT MAX(id) FROM collected) - ?', KEPT);
  }

  /** The latest of a name or of all, newest first. */
  async list(name: string | null): Promise<Collected[]> {
    return this.ctx.storage.sql
      .exec<CollectedRow>(
        'SELECT container, page, kind, name, data, received_at FROM collected WHERE ?1 IS NULL OR name = ?1 ORDER BY id DESC LIMIT ?2',
        name,
        LISTED,
      )
      .toArray()
      .map(({received_at: receivedAt, kind, ...row}) => ({
        ...row,
        kind: kind === 'consent' ? 'consent' : 'event',
        receivedAt,
      }));
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM collected');
  }
}
