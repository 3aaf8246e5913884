import {DurableObject} from 'cloudflare:workers';
import {recordOf} from './record';

/** An index that was written: its settings and synonyms as JSON, and how often it was changed. */
export type WrittenIndex = {
  readonly name: string;
  readonly settings: string;
  readonly synonyms: string;
  readonly revision: number;
};

/** The indices that were written, and whether those of the seed fill in for the others. */
export type AccountState = {readonly isEmptied: boolean; readonly indices: readonly WrittenIndex[]};

/** A record by its id, as JSON. */
export type KeptRecord = {readonly id: string; readonly body: string};

/** An index as a whole, in the form in which it is kept. */
export type IndexDump = {readonly settings: string; readonly synonyms: string; readonly records: readonly KeptRecord[]};

/** One operation of a batch on an index. */
export type Operation = {
  readonly index: string;
  readonly action:
    | 'addObject'
    | 'updateObject'
    | 'partialUpdateObject'
    | 'partialUpdateObjectNoCreate'
    | 'deleteObject'
    | 'clear'
    | 'delete';
  /** Empty for `clear` and `delete`. */
  readonly record: KeptRecord;
};

type IndexRow = {name: string; settings: string; synonyms: string; revision: number};
type RecordRow = {id: string; body: string};

const TASKS = 'tasks';
const EMPTIED = 'emptied';

/** What was written to the search service, in SQLite. One object per account. Every change is a task; the numbers of tasks count up. */
export class SearchAccountObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    const {sql} = ctx.storage;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS indices (name TEXT PRIMARY KEY, settings TEXT NOT NULL, synonyms TEXT NOT NULL, revision INTEGER NOT NULL)',
    );
    sql.exec(
      'CREATE TABLE IF NOT EXISTS records (in_index TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (in_index, id))',
    );
    sql.exec('CREATE TABLE IF NOT EXISTS dictionary (id TEXT PRIMARY KEY, body TEXT NOT NULL)');
  }

  /** Everything but the records. */
  async state(): Promise<AccountState> {
    const indices = this.ctx.storage.sql.exec<IndexRow>('SELECT * FROM indices ORDER BY name').toArray();
    return {isEmptied: this.ctx.storage.kv.get<boolean>(EMPTIED) ?? false, indices};
  }

  /** The records of an index in the order of their ids. */
  async records(index: string): Promise<readonly string[]> {
    return this.ctx.storage.sql
      .exec<RecordRow>('SELECT id, body FROM records WHERE in_index = ? ORDER BY id', index)
      .toArray()
      .map(({body}) => body);
  }

  /** Takes over what an index holds before its first change; does nothing where it was written before. */
  async adopt(index: string, {settings, synonyms, records}: IndexDump): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      if (this.indexRow(index) !== null) return;
      this.ctx.storage.sql.exec('INSERT INTO indices VALUES (?, ?, ?, 0)', index, settings, synonyms);
      for (const record of records) this.put(index, record);
    });
  }

  /** Runs operations in their order: all or none. Returns the number of the task. */
  async batch(operations: readonly Operation[]): Promise<number> {
    return this.task(
      operations.map(({index}) => index),
      () => {
        for (const operation of operations) this.run(operation);
      },
    );
  }

  /** Replaces settings or synonyms of an index. Returns the number of the task. */
  async change(
    index: string,
    {settings, synonyms}: {readonly settings?: string; readonly synonyms?: string},
  ): Promise<number> {
    return this.task([index], () => {
      const {sql} = this.ctx.storage;
      if (settings !== undefined) sql.exec('UPDATE indices SET settings = ? WHERE name = ?', settings, index);
      if (synonyms !== undefined) sql.exec('UPDATE indices SET synonyms = ? WHERE name = ?', synonyms, index);
    });
  }

  /** Moves or copies an index over another one; a copy of `settings` and `synonyms` alone leaves the records. Returns the number of the task. */
  async transfer(
    from: string,
    to: string,
    what: {readonly isMove: boolean; readonly scope: readonly string[]},
  ): Promise<number> {
    return this.task([to], () => {
      const {sql} = this.ctx.storage;
      const isWhole = what.isMove || what.scope.length === 0;
      const source = this.indexRow(from);
      if (isWhole) sql.exec('DELETE FROM records WHERE in_index = ?', to);
      if (isWhole) sql.exec('INSERT INTO records SELECT ?, id, body FROM records WHERE in_index = ?', to, from);
      for (const part of ['settings', 'synonyms'] as const) {
        if (source !== null && (isWhole || what.scope.includes(part)))
          sql.exec(`UPDATE indices SET ${part} = ? WHERE name = ?`, source[part], to);
      }
      if (what.isMove) this.drop(from);
    });
  }

  /** Keeps entries of the dictionary of compounds, by their ids as JSON; with `isNew` only these. Returns the number of the task. */
  async changeDictionary(
    entries: ReadonlyMap<string, string>,
    removed: readonly string[],
    isNew: boolean,
  ): Promise<number> {
    return this.task([], () => {
      const {sql} = this.ctx.storage;
      if (isNew) sql.exec('DELETE FROM dictionary');
      for (const [id, body] of entries) sql.exec('INSERT OR REPLACE INTO dictionary VALUES (?, ?)', id, body);
      for (const id of removed) sql.exec('DELETE FROM dictionary WHERE id = ?', id);
    });
  }

  /** The entries of the dictionary of compounds, as JSON. */
  async dictionary(): Promise<readonly string[]> {
    return this.ctx.storage.sql
      .exec<RecordRow>('SELECT id, body FROM dictionary ORDER BY id')
      .toArray()
      .map(({body}) => body);
  }

  /** Makes it an account in which nothing was ever written, and in which nothing of the seed stands. */
  async empty(): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      for (const table of ['indices', 'records', 'dictionary']) this.ctx.storage.sql.exec(`DELETE FROM ${table}`);
      this.ctx.storage.kv.put(EMPTIED, true);
    });
  }

  private task(indices: readonly string[], change: () => void): number {
    return this.ctx.storage.transactionSync(() => {
      const {kv, sql} = this.ctx.storage;
      const number = (kv.get<number>(TASKS) ?? 0) + 1;
      kv.put(TASKS, number);
      for (const index of new Set(indices)) {
        sql.exec("INSERT OR IGNORE INTO indices VALUES (?, '{}', '[]', 0)", index);
        sql.exec('UPDATE indices SET revision = ? WHERE name = ?', number, index);
      }
      change();
      return number;
    });
  }

  private run({index, action, record}: Operation): void {
    const {sql} = this.ctx.storage;
    switch (action) {
      case 'addObject':
      case 'updateObject':
        this.put(index, record);
        return;
      case 'partialUpdateObject':
      case 'partialUpdateObjectNoCreate': {
        const before = this.read(index, record.id);
        if (before === null && action === 'partialUpdateObjectNoCreate') return;
        const body = JSON.stringify({...(before === null ? {} : recordOf(before)), ...recordOf(record.body)});
        this.put(index, {id: record.id, body});
        return;
      }
      case 'deleteObject':
        sql.exec('DELETE FROM records WHERE in_index = ? AND id = ?', index, record.id);
        return;
      case 'clear':
        sql.exec('DELETE FROM records WHERE in_index = ?', index);
        return;
      case 'delete':
        this.drop(index);
    }
  }

  private drop(index: string): void {
    this.ctx.storage.sql.exec('DELETE FROM records WHERE in_index = ?', index);
    this.ctx.storage.sql.exec('DELETE FROM indices WHERE name = ?', index);
  }

  private put(index: string, {id, body}: KeptRecord): void {
    this.ctx.storage.sql.exec('INSERT OR REPLACE INTO records VALUES (?, ?, ?)', index, id, body);
  }

  private read(index: string, id: string): string | null {
    const row = this.ctx.storage.sql
      .exec<RecordRow>('SELECT id, body FROM records WHERE in_index = ? AND id = ?', index, id)
      .toArray()[0];
    return row?.body ?? null;
  }

  private indexRow(index: string): IndexRow | null {
    return this.ctx.storage.sql.exec<IndexRow>('SELECT * FROM indices WHERE name = ?', index).toArray()[0] ?? null;
  }
}
