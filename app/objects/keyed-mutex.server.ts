import {DurableObject} from 'cloudflare:workers';

import type {MutexResult, MutexTask} from '../commands/run-once.server';
import {createSerialQueue} from '../../contracts/serial-queue';
import {withTimeout} from '../runtime/with-timeout.server';

const RECORD_MS = 24 * 60 * 60 * 1000;
const TASK_TIMEOUT = {milliseconds: 30_000, onTimeout: throwTimeout} as const;
/** For this long a repeated command counts as a retry of the failed one. */
const PENDING_MS = 5 * 60 * 1000;

/**
 * One object per key: a cart, a first add, a customer's subscription. Runs the commands of its key one at a time and stores
 * their results for 24 hours, so that a repeated request never acts twice. The work is a function of the caller and runs
 * there; a caller that is gone or silent for 30 seconds does not hold up the next one, unless it comes back with
 * the same work. The tables have the names of the first version, so that what is stored stays readable.
 */
export class KeyedMutex extends DurableObject {
  readonly #inTurn = createSerialQueue();
  /** How many commands run or wait. */
  #unfinished = 0;

  /**
   * Runs `task` after all earlier ones have ended, or gives the stored result of the same command (`idempotencyKey` and
   * `fingerprint` alike: one page has several forms under one key). Without a key nothing is stored, nor is a run that
   * failed, but for what it leaves pending: the next command with its fingerprint is handed that within five minutes, unless
   * another command has succeeded in between. The queue goes on.
   * @throws where `task` throws or does not end.
   */
  run(idempotencyKey: string | null, fingerprint: string, task: MutexTask): Promise<MutexResult> {
    this.#unfinished += 1;
    return this.#inTurn(() => this.#perform(idempotencyKey, fingerprint, task)).finally(() => {
      this.#unfinished -= 1;
    });
  }

  async #perform(id: string | null, fingerprint: string, task: MutexTask): Promise<MutexResult> {
    const known = id === null ? null : this.#recall(id, fingerprint);
    if (known !== null) return {result: known, repeated: true};
    const {result, pending} = await withTimeout(TASK_TIMEOUT, task(this.#pending(fingerprint)));
    // A success shows the state as it is: what is asked for after that is asked for knowingly.
    if (result !== null) this.ctx.storage.sql.exec('DELETE FROM doubts');
    else if (pending !== null) this.#note(fingerprint, pending);
    if (id !== null && result !== null) this.#store(id, fingerprint, result);
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + RECORD_MS);
    return {result, repeated: false};
  }

  #pending(fingerprint: string): string | null {
    this.#prepare();
    const rows = this.ctx.storage.sql
      .exec<{doubt: string}>(
        'SELECT doubt FROM doubts WHERE fingerprint = ? AND since > ?',
        fingerprint,
        Date.now() - PENDING_MS,
      )
      .toArray();
    return rows[0]?.doubt ?? null;
  }

  #note(fingerprint: string, pending: string): void {
    this.ctx.storage.sql.exec(
      'INSERT OR REPLACE INTO doubts (fingerprint, doubt, since) VALUES (?, ?, ?)',
      fingerprint,
      pending,
      Date.now(),
    );
  }

  #recall(id: string, fingerprint: string): string | null {
    this.#prepare();
    const rows = this.ctx.storage.sql
      .exec<{result: string}>(
        'SELECT result FROM operations WHERE id = ? AND fingerprint = ? AND finished_at > ?',
        id,
        fingerprint,
        Date.now() - RECORD_MS,
      )
      .toArray();
    return rows[0]?.result ?? null;
  }

  #store(id: string, fingerprint: string, result: string): void {
    this.ctx.storage.sql.exec(
      'INSERT OR REPLACE INTO operations (id, fingerprint, result, finished_at) VALUES (?, ?, ?, ?)',
      id,
      fingerprint,
      result,
      Date.now(),
    );
  }

  /** Deletes what is past its time, and leaves nothing behind once all is deleted and no command runs, which needs the tables. */
  override async alarm(): Promise<void> {
    this.#prepare();
    const {sql} = this.ctx.storage;
    const now = Date.now();
    sql.exec('DELETE FROM operations WHERE finished_at <= ?', now - RECORD_MS);
    sql.exec('DELETE FROM doubts WHERE since <= ?', now - PENDING_MS);
    const {next} = sql
      .exec<{next: number | null}>(
        `SELECT min(ends) AS next FROM
          (SELECT finished_at + ? AS ends FROM operations UNION ALL SELECT since + ? FROM doubts)`,
        RECORD_MS,
        PENDING_MS,
      )
      .one();
    if (next === null && this.#unfinished === 0) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(next ?? now + RECORD_MS);
  }

  #prepare(): void {
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS operations (
        id TEXT NOT NULL, fingerprint TEXT NOT NULL, result TEXT NOT NULL, finished_at INTEGER NOT NULL,
        PRIMARY KEY (id, fingerprint)
      ) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS doubts (
        fingerprint TEXT PRIMARY KEY, doubt TEXT NOT NULL, since INTEGER NOT NULL
      ) WITHOUT ROWID`,
    );
  }
}

function throwTimeout(): never {
  throw new Error('A command did not end in time.');
}
