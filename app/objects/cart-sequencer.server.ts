import {DurableObject} from 'cloudflare:workers';

const REMEMBERED_MS = 24 * 60 * 60 * 1000;
const TASK_TIMEOUT_MS = 30_000;
/** So long somebody who was told that it failed presses again and means the same press. */
const DOUBT_MS = 5 * 60 * 1000;

/** What came of an operation: its result as JSON text (`null`: it failed), and whether it is that of an earlier run. */
export type SequencedResult = {readonly result: string | null; readonly repeated: boolean};

/**
 * What the work of an operation gave: its result as JSON text, `null` where it failed, and then what the next one that
 * asks for the same has to know.
 */
export type SequencedReport = {readonly result: string | null; readonly doubt: string | null};

/** The work of an operation, done where the caller is; `earlier` is the doubt that a failed one like it left behind. */
export type SequencedTask = (earlier: string | null) => Promise<SequencedReport>;

/**
 * One object per cart. Runs the cart's operations one after the other and remembers their results for 24 hours, so that a
 * repeated request never acts twice. The work itself is a function of the caller and runs there; a caller that is gone or
 * silent for 30 seconds does not hold up the next one.
 */
export class CartSequencer extends DurableObject {
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Runs `task` after all earlier ones have ended, or gives the remembered result of the same operation (`operationId`
   * and `fingerprint` alike: one page has several forms under one id). Without an id nothing is remembered, nor is a run
   * that failed, but for the doubt it leaves: the next one with its fingerprint is handed that within five minutes, unless
   * another operation has succeeded in between. The queue goes on.
   * @throws where `task` throws or does not end.
   */
  run(operationId: string | null, fingerprint: string, task: SequencedTask): Promise<SequencedResult> {
    const turn = this.#last.then(() => this.#perform(operationId, fingerprint, task));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #perform(id: string | null, fingerprint: string, task: SequencedTask): Promise<SequencedResult> {
    const known = id === null ? null : this.#recall(id, fingerprint);
    if (known !== null) return {result: known, repeated: true};
    const {result, doubt} = await beforeTimeout(task(this.#earlier(fingerprint)));
    // Whatever succeeds shows the cart as it is: what is asked for after that is asked for knowingly.
    if (result !== null) this.ctx.storage.sql.exec('DELETE FROM doubts');
    else if (doubt !== null) this.#doubt(fingerprint, doubt);
    if (id !== null && result !== null) this.#remember(id, fingerprint, result);
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + REMEMBERED_MS);
    return {result, repeated: false};
  }

  #earlier(fingerprint: string): string | null {
    this.#prepare();
    const rows = this.ctx.storage.sql
      .exec<{doubt: string}>(
        'SELECT doubt FROM doubts WHERE fingerprint = ? AND since > ?',
        fingerprint,
        Date.now() - DOUBT_MS,
      )
      .toArray();
    return rows[0]?.doubt ?? null;
  }

  #doubt(fingerprint: string, doubt: string): void {
    this.ctx.storage.sql.exec(
      'INSERT OR REPLACE INTO doubts (fingerprint, doubt, since) VALUES (?, ?, ?)',
      fingerprint,
      doubt,
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
        Date.now() - REMEMBERED_MS,
      )
      .toArray();
    return rows[0]?.result ?? null;
  }

  #remember(id: string, fingerprint: string, result: string): void {
    this.ctx.storage.sql.exec(
      'INSERT OR REPLACE INTO operations (id, fingerprint, result, finished_at) VALUES (?, ?, ?, ?)',
      id,
      fingerprint,
      result,
      Date.now(),
    );
  }

  /** Forgets what is older than 24 hours, and leaves nothing behind once all is forgotten. */
  override async alarm(): Promise<void> {
    this.#prepare();
    const {sql} = this.ctx.storage;
    sql.exec('DELETE FROM operations WHERE finished_at <= ?', Date.now() - REMEMBERED_MS);
    const {oldest} = sql.exec<{oldest: number | null}>('SELECT min(finished_at) AS oldest FROM operations').one();
    if (oldest === null) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(oldest + REMEMBERED_MS);
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

async function beforeTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('A cart operation did not end in time.'));
    }, TASK_TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => {
    clearTimeout(timer);
  });
}
