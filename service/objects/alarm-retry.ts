import {writeError, writeFault} from '../adapters/log';
import {whileShopWaits} from '../adapters/platform';
import {waitSecondsOf} from '../adapters/upstream';
import {waitAfter} from '../domain/retry';
import {wakeBy} from './alarm';
import {waitAtMost} from './patience';

type RetryStorage = Pick<DurableObjectStorage, 'kv' | 'getAlarm' | 'setAlarm'>;

/** The name of work in the log, with the number of what it is about on the operator's list, if there is one. */
export type WorkName = {readonly what: string; readonly reference?: string};

/** How often the work failed, and when it is tried again, in milliseconds since 1970. */
type Retry = {readonly failures: number; readonly at: number};

const RETRY = 'retry';
const FIRST_WAIT_MS = 5_000;

/** Sets the object's alarm to 5 s from now, so that `runRetry` finishes work that a call begins. Its three days begin. */
export async function retrySoon(storage: RetryStorage): Promise<void> {
  storage.kv.delete(RETRY);
  await wakeSoon(storage);
}

/** Sets the object's alarm to 5 s from now. */
export async function wakeSoon(storage: RetryStorage): Promise<void> {
  await wakeBy(storage, Date.now() + FIRST_WAIT_MS);
}

/**
 * Begins work in a call that the shop waits for. The call's data are stored already, so the call is answered in any case: the alarm finishes the
 * work after a failure, which is logged, and where it takes too long.
 *
 * @param work is finished by `runRetry` in the alarm
 */
export async function beginForShop<E extends object>(
  storage: RetryStorage,
  env: E,
  work: (env: E) => Promise<void>,
): Promise<void> {
  await retrySoon(storage);
  const patient = whileShopWaits(env, 'post');
  const attempt = work(patient).catch((error: unknown) => writeError(error));
  await waitAtMost(patient.PLATFORM_PATIENCE_SECONDS * 1000, attempt);
}

/**
 * Runs unfinished work in an object's alarm. After a failure the alarm is set again, with the waits of `waitAfter`. The failure is not thrown: the
 * platform retries an alarm that throws six times within minutes, then drops it with all other work that it was set for. Source:
 * https://developers.cloudflare.com/durable-objects/api/alarms/
 *
 * @param work may be repeated
 * @returns `false` if the work was given up after three days, which is logged as a fault
 */
export async function runRetry(storage: RetryStorage, name: WorkName, work: () => Promise<void>): Promise<boolean> {
  const before = storage.kv.get<Retry>(RETRY);
  const {failures, at} = before ?? {failures: 0, at: 0};
  if (at > Date.now()) {
    await wakeBy(storage, at);
    return true;
  }
  try {
    await work();
  } catch (error) {
    writeError(error);
    const wait = waitAfter(failures + 1, waitSecondsOf(error));
    if (wait === null) {
      writeFault('work-given-up', name);
      storage.kv.delete(RETRY);
      return false;
    }
    // Otherwise `retrySoon` was called during the attempt, and the three days have begun anew.
    if (storage.kv.get<Retry>(RETRY)?.at === before?.at) await tryLater(storage, wait, failures + 1);
    else await wakeSoon(storage);
    return true;
  }
  storage.kv.delete(RETRY);
  return true;
}

async function tryLater(storage: RetryStorage, wait: number, failures: number): Promise<void> {
  const at = Date.now() + wait;
  storage.kv.put<Retry>(RETRY, {failures, at});
  await wakeBy(storage, at);
}
