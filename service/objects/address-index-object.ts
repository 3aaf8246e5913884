import {DurableObject} from 'cloudflare:workers';
import {HOLDING_KINDS} from './address-index';
import type {Entry, Holding} from './address-index';
import {wakeBy} from './alarm';

type HoldingRow = {kind: string; name: string; noted: number};
type EndRow = {end: number | null};

/** The objects that hold data of one address, in SQLite. The object is named by `addressName`. */
export class AddressIndexObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.createTable();
    // Objects of before it have a table without this column.
    const counts = this.ctx.storage.sql.exec("SELECT 1 FROM pragma_table_info('holdings') WHERE name = 'noted'");
    if (counts.toArray().length === 0)
      this.ctx.storage.sql.exec('ALTER TABLE holdings ADD COLUMN noted INTEGER NOT NULL DEFAULT 0');
  }

  /** Notes that an object holds data until a moment (milliseconds since 1970). The latest moment counts. */
  async note(holding: Holding, until: number): Promise<void> {
    await this.hold(holding, until, 1);
  }

  /** Notes that an object holds data that were noted until a later moment. An erasure that is under way drops them, so it forgets them, too. */
  async prolong(holding: Holding, until: number): Promise<void> {
    await this.hold(holding, until, 0);
  }

  /** Returns everything that was noted. Throws for a kind of another version: an export without it would not be whole. */
  async holdings(): Promise<readonly Entry[]> {
    return this.ctx.storage.sql
      .exec<HoldingRow>('SELECT kind, name, noted FROM holdings ORDER BY kind, name')
      .toArray()
      .map(({kind, name, noted}) => {
        const known = HOLDING_KINDS.find((entry) => entry === kind);
        if (known === undefined) throw new Error(`The index has an entry of an unknown kind: ${kind}`);
        return {kind: known, name, noted};
      });
  }

  /** Deletes the entries of erased data. Those that were noted meanwhile, or noted again, stay. */
  async forget(erased: readonly Entry[]): Promise<void> {
    for (const {kind, name, noted} of erased) {
      this.ctx.storage.sql.exec('DELETE FROM holdings WHERE kind = ? AND name = ? AND noted = ?', kind, name, noted);
    }
    await this.leaveNothing();
  }

  /** Deletes the entries of expired data. */
  override async alarm(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM holdings WHERE until <= ?', Date.now());
    await this.leaveNothing();
  }

  private async hold({kind, name}: Holding, until: number, times: 0 | 1): Promise<void> {
    this.ctx.storage.sql.exec(
      `INSERT INTO holdings (kind, name, until) VALUES (?, ?, ?)
       ON CONFLICT (kind, name) DO UPDATE SET until = MAX(until, excluded.until), noted = noted + ?`,
      kind,
      name,
      until,
      times,
    );
    await wakeBy(this.ctx.storage, until);
  }

  private async leaveNothing(): Promise<void> {
    const {end} = this.ctx.storage.sql.exec<EndRow>('SELECT MIN(until) AS end FROM holdings').one();
    await wakeBy(this.ctx.storage, end);
    if (end !== null) return;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    // The object may be asked again before it is unloaded.
    this.createTable();
  }

  private createTable(): void {
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS holdings (kind TEXT NOT NULL, name TEXT NOT NULL, until INTEGER NOT NULL, noted INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (kind, name))',
    );
  }
}
