import {DurableObject} from 'cloudflare:workers';
import type {KeptTrace} from './otlp';

type TraceRow = {id: number; trace: string};

const KEPT = 100;

/** The latest traces, in SQLite. One object. */
export class TracesObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS traces (id INTEGER PRIMARY KEY, trace TEXT NOT NULL)');
  }

  /** Keeps traces, and forgets all but the latest. */
  async receive(traces: readonly KeptTrace[]): Promise<void> {
    const {sql} = this.ctx.storage;
    for (const trace of traces) sql.exec('INSERT INTO traces (trace) VALUES (?)', JSON.stringify(trace));
    sql.exec('DELETE FROM traces WHERE id <= (SELECT MAX(id) FROM traces) - ?', KEPT);
  }

  /** The latest traces as JSON, newest first. */
  async list(): Promise<string[]> {
    const rows = this.ctx.storage.sql.exec<TraceRow>('SELECT * FROM traces ORDER BY id DESC').toArray();
    return rows.map(({trace}) => trace);
  }
}
