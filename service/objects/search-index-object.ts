import {DurableObject} from 'cloudflare:workers';
import {SETTLING_MS} from '../../contracts/settling';
import {updateCatalogue, updateContent, updateIndex, updateProducts} from '../adapters/update-index';
import type {IndexEnv} from '../adapters/update-index';
import {writeError, writeFault} from '../adapters/log';
import {waitSecondsOf} from '../adapters/upstream';
import {taskName, taskNamed} from '../domain/index-task';
import type {IndexTask} from '../domain/index-task';
import {waitAfter} from '../domain/retry';
import {wakeBy} from './alarm';
import {createSerialQueue} from '../../contracts/serial-queue';

type OtherTask = Exclude<IndexTask, {readonly part: 'product'}>;
type TaskRow = {name: string; noted: number; attempts: number};
type NextRow = {next_at: number | null};

const EVERYTHING = taskName({part: 'all'});
/** How long a task waits at most, in milliseconds after its first message, while others follow: the platform tells of a product with every order. */
const LONGEST_WAIT_MS = 30_000;
/** The failure at which the schedule's task is a failed job, about 20 minutes after the first one. The next hour begins anew. */
const LATE_FAILURE = 5;

/**
 * The tasks that bring the search index up to date, in SQLite. There is one object, so that no older state overwrites a newer one: a task
 * reads catalogue or CMS when it runs. A waiting task that is added again stays one task. A task that fails is tried again.
 */
export class SearchIndexObject extends DurableObject<IndexEnv> {
  private readonly inTurn = createSerialQueue();

  constructor(ctx: DurableObjectState, env: IndexEnv) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS tasks (name TEXT PRIMARY KEY, noted INTEGER NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER NOT NULL)',
    );
    // Objects of before them have a table without these columns.
    const columns = this.ctx.storage.sql.exec("SELECT 1 FROM pragma_table_info('tasks') WHERE name = 'settled_at'");
    if (columns.toArray().length === 0) {
      this.ctx.storage.sql.exec('ALTER TABLE tasks ADD COLUMN settled_at INTEGER NOT NULL DEFAULT 0');
      this.ctx.storage.sql.exec('ALTER TABLE tasks ADD COLUMN latest_at INTEGER');
    }
  }

  /**
   * Stores tasks, and lets them run: that of a change once queries show it (`settled_at`), all at once. Further changes postpone the task until
   * `latest_at`.
   */
  async note(tasks: readonly IndexTask[]): Promise<void> {
    const now = Date.now();
    for (const task of tasks) {
      this.ctx.storage.sql.exec(
        `INSERT INTO tasks (name, noted, attempts, next_at, settled_at, latest_at) VALUES (?1, 1, 0, ?2, ?2, ?3)
         ON CONFLICT (name) DO UPDATE SET noted = noted + 1, attempts = 0, settled_at = excluded.settled_at,
           latest_at = COALESCE(latest_at, excluded.latest_at),
           next_at = MIN(excluded.settled_at, COALESCE(latest_at, excluded.latest_at))`,
        taskName(task),
        task.part === 'all' ? now : now + SETTLING_MS,
        now + LONGEST_WAIT_MS,
      );
    }
    await this.wake();
  }

  /** Runs the tasks that are due at a moment, by default now. There is one run at a time. */
  run(at?: number): Promise<void> {
    return this.inTurn(() => this.runDue(at ?? Date.now()));
  }

  override alarm(): Promise<void> {
    return this.run();
  }

  private async runDue(at: number): Promise<void> {
    const due = this.ctx.storage.sql
      .exec<TaskRow>('SELECT name, noted, attempts FROM tasks WHERE next_at <= ? ORDER BY next_at', at)
      .toArray();
    const products: {readonly row: TaskRow; readonly number: number}[] = [];
    const others: {readonly row: TaskRow; readonly task: OtherTask}[] = [];
    for (const row of due) {
      const task = taskNamed(row.name);
      if (task === null) this.ctx.storage.sql.exec('DELETE FROM tasks WHERE name = ?', row.name);
      else if (task.part === 'product') products.push({row, number: task.number});
      else others.push({row, task});
    }
    if (products.length > 0) {
      const numbers = products.map(({number}) => number);
      await this.attempt(
        products.map(({row}) => row),
        at,
        () => updateProducts(this.env, numbers),
      );
    }
    for (const {row, task} of others) await this.attempt([row], at, () => this.runTask(task));
    await this.wake();
  }

  private async wake(): Promise<void> {
    const {next_at: next} = this.ctx.storage.sql.exec<NextRow>('SELECT MIN(next_at) AS next_at FROM tasks').one();
    await wakeBy(this.ctx.storage, next);
  }

  private runTask(task: OtherTask): Promise<void> {
    switch (task.part) {
      case 'all':
        return updateIndex(this.env);
      case 'catalogue':
        return updateCatalogue(this.env);
      case 'content':
        return updateContent(this.env, task.type, task.language);
    }
  }

  /**
   * Runs tasks together, and deletes those that were not added again meanwhile. One whose last change queries may not show at `at` (milliseconds
   * since 1970) runs once more. Every failure is caught, so that later tasks run, too.
   */
  private async attempt(rows: readonly TaskRow[], at: number, run: () => Promise<void>): Promise<void> {
    const {sql} = this.ctx.storage;
    for (const {name} of rows) sql.exec('UPDATE tasks SET latest_at = NULL WHERE name = ?', name);
    try {
      await run();
      for (const {name, noted} of rows) {
        sql.exec('DELETE FROM tasks WHERE name = ? AND noted = ? AND settled_at <= ?', name, noted, at);
        sql.exec('UPDATE tasks SET attempts = 0, next_at = settled_at WHERE name = ? AND noted = ?', name, noted);
      }
    } catch (error) {
      writeError(error);
      for (const {name, noted, attempts} of rows) {
        if (name === EVERYTHING && attempts + 1 === LATE_FAILURE) writeFault('job-failed', {job: 'search-index'});
        const wait = waitAfter(attempts + 1, waitSecondsOf(error));
        if (wait === null) sql.exec('DELETE FROM tasks WHERE name = ? AND noted = ?', name, noted);
        else
          sql.exec(
            'UPDATE tasks SET attempts = ?, next_at = ? WHERE name = ? AND noted = ?',
            attempts + 1,
            Date.now() + wait,
            name,
            noted,
          );
      }
    }
  }
}
