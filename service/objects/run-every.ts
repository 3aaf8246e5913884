import {writeError} from '../adapters/log';

/**
 * Runs tasks one after the other. If one fails, the others run all the same.
 *
 * @throws the first failure, once every task has been tried, for the caller to log; the others are logged
 */
export async function runEvery(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  for (const failure of failures.slice(1)) writeError(failure);
  if (failures.length > 0) throw failures[0];
}
