import {DurableObject} from 'cloudflare:workers';
import type {EnvelopeItem} from './envelope';

/** An item of an envelope as it was received. */
export type Report = {
  readonly id: number;
  readonly project: string;
  readonly eventId: string | null;
  readonly type: string;
  readonly summary: string;
  readonly bytes: number;
  readonly receivedAt: number;
  /** JSON. */
  readonly payload: string;
};

type ReportRow = {
  id: number;
  project: string;
  event_id: string | null;
  type: string;
  summary: string;
  bytes: number;
  received_at: number;
  payload: string;
};

const KEPT = 2_000;
const LISTED = 500;

/** The latest error reports, in SQLite. One object. */
export class ErrorSinkObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS reports (
        id INTEGER PRIMARY KEY, project TEXT NOT NULL, event_id TEXT, type TEXT NOT NULL, summary TEXT NOT NULL,
        bytes INTEGER NOT NULL, received_at INTEGER NOT NULL, payload TEXT NOT NULL
      )`,
    );
  }

  /** Keeps the items of an envelope. `at` in milliseconds since 1970. */
  async receive(
    project: string,
    eventId: string | null,
    items: readonly (Pick<EnvelopeItem, 'type' | 'bytes'> & {readonly summary: string; readonly payload: string})[],
    at: number,
  ): Promise<void> {
    const {sql} = this.ctx.storage;
    for (const {type, bytes, summary, payload} of items) {
      sql.exec(
        'INSERT INTO reports (project, event_id, type, summary, bytes, received_at, payload) VALUES (?, ?, ?, ?, ?, ?, ?)',
        project,
        eventId,
        type,
        summary,
        bytes,
        at,
        payload,
      );
    }
    sql.exec('DELETE FROM reports WHERE id <= (SELECT MAX(id) FROM reports) - ?', KEPT);
  }

  /** The latest reports of a type or of all, newest first. */
  async list(type: string | null): Promise<Report[]> {
    return this.ctx.storage.sql
      .exec<ReportRow>('SELECT * FROM reports WHERE ?1 IS NULL OR type = ?1 ORDER BY id DESC LIMIT ?2', type, LISTED)
      .toArray()
      .map(reportOf);
  }

  /** The report of an id; `null` where there is none. */
  async read(id: number): Promise<Report | null> {
    const row = this.ctx.storage.sql.exec<ReportRow>('SELECT * FROM reports WHERE id = ?', id).toArray()[0];
    return row === undefined ? null : reportOf(row);
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM reports');
  }
}

function reportOf({event_id: eventId, received_at: receivedAt, ...row}: ReportRow): Report {
  return {...row, eventId, receivedAt};
}
